import { pagePolicy } from '../pages/policy.ts'
import { type Answer, type Asked, discard, isOfApi, type Stage } from './answer.ts'

/** Seconds after which a reader, or a search engine, may try again. */
const retryAfter = 30
const words = 'Um dos nossos programas não respondeu. Tente de novo em um minuto.\n'

/** Last answer stored for an address, however old, and the HTML of the page of an outage. */
export type Fallback = {
  lastGood: (address: string) => { type: string; body: string | Buffer } | undefined
  unavailable: string
}

/**
 * Answers for a page or a feed that could not be made with what was last stored of it, or, without that, with 503 in words.
 * A failure of the API keeps its own answer.
 */
export function serveStaleOnError(fallback: Fallback): Stage {
  return async (asked, next) => {
    const answer = await next(asked).catch((error): Answer => {
      console.error(error)
      return { status: 500, headers: {}, body: '' }
    })
    if (answer.status < 500 || isOfApi(asked.address)) return answer
    discard(answer)
    return fallbackAnswer(asked, fallback)
  }
}

function fallbackAnswer({ request, isDraft, address }: Asked, { lastGood, unavailable }: Fallback): Answer {
  const { rsc, accept } = request.headers
  // A part of a page, for the router in the browser: it then asks for the whole one.
  const isPart = rsc !== undefined
  const stored = isDraft || isPart ? undefined : lastGood(address)
  if (stored) return { status: 200, headers: headersFor(stored), body: stored.body }
  const isHtml = !isPart && accept?.includes('text/html')
  const own = isHtml
    ? { type: 'text/html; charset=utf-8', body: unavailable }
    : { type: 'text/plain; charset=utf-8', body: words }
  return { status: 503, headers: { ...headersFor(own), 'retry-after': String(retryAfter) }, body: own.body }
}

function headersFor({ type, body }: { type: string; body: string | Buffer }): Answer['headers'] {
  return {
    'content-type': type,
    'cache-control': 'no-store',
    ...(type.startsWith('text/html') && { 'content-security-policy': pagePolicy(String(body)) }),
  }
}
