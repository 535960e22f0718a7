import { answerFeed, jsonFeed } from '../feeds.ts'

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, jsonFeed, 'application/feed+json; charset=utf-8')
}
