import { answerFeed, atom } from '../feeds.ts'

export function GET(request: Request): Promise<Response> {
  return answerFeed(request, atom, 'application/atom+xml; charset=utf-8')
}
