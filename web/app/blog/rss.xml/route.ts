import { answerFeed, rss } from '../feeds.ts'

/** `GET /blog/rss.xml`: the newest articles as RSS 2.0. */
export function GET(request: Request): Promise<Response> {
  return answerFeed(request, rss, 'application/rss+xml; charset=utf-8')
}
