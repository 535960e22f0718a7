import { openJson } from '../open-answer.ts'
import { marketsAt } from './market-answer.ts'

/** Made anew for each request: it says what time it is. */
export const dynamic = 'force-dynamic'

/** `GET /api/status-mercado`: `marketsSchema` in JSON. Calendars alone, so it never fails for want of a source. */
export function GET(request: Request): Response {
  const answer = openJson(request, marketsAt(new Date()))
  // Shorter than for numbers: a page with a wrong clock takes the time from here.
  answer.headers.set('Cache-Control', 'public, max-age=15, s-maxage=15')
  return answer
}
