import { answerFeed, atom } from '../feeds.ts'

/** `GET /blog/atom.xml`: the newest articles as Atom 1.0. */
export function GET(request: Request): Promise<Response> {
  return answerFeed(request, atom, 'application/atom+xml; charset=utf-8')
}
