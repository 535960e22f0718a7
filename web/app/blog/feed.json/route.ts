import { answerFeed, jsonFeed } from '../feeds.ts'

/** `GET /blog/feed.json`: the newest articles as JSON Feed 1.1. */
export function GET(request: Request): Promise<Response> {
  return answerFeed(request, jsonFeed, 'application/feed+json; charset=utf-8')
}
