import { answerFeed, rss } from '../feeds.ts'

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, rss, 'application/rss+xml; charset=utf-8')
}
