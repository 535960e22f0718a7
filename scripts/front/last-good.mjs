import { AsyncLocalStorage } from 'node:async_hooks'
import { pagePolicy } from '../pages/policy.ts'

/**
 * The request that is being answered, for who keeps pages: its `address`, of which one page has several, and what was
 * `stored` for it, once that has been read.
 */
export const requested = new AsyncLocalStorage()

/** Seconds after which a reader, or a search engine, may try again. */
const retryAfter = 30

/**
 * Stands in for a page or a feed that Next could not make: what was last stored of it, or, without that, 503 in words.
 * A failure of the API keeps its own answer.
 *
 * @param lastGood what was stored for an address, however old: `{ status, headers, body }`, or nothing
 * @param unavailable gives the HTML of the page that says that there is none
 */
export function coverFailures({ method, headers: asked }, response, address, { lastGood, unavailable }) {
  const own = { writeHead: response.writeHead, write: response.write, end: response.end }
  let failed = false
  const fails = (status) => {
    failed ||= status >= 500 && !response.headersSent
    return failed
  }
  response.writeHead = (status, ...rest) =>
    fails(status) ? response : own.writeHead.call(response, status, ...rest)
  response.write = (...args) => fails(response.statusCode) || own.write.apply(response, args)
  response.end = (...args) => {
    if (!fails(response.statusCode)) return own.end.apply(response, args)
    Object.assign(response, own)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    const { status, headers, body } = standIn(asked, () => lastGood(address), unavailable)
    if (headers['content-type'].startsWith('text/html'))
      response.setHeader('content-security-policy', pagePolicy(String(body)))
    response.writeHead(status, { ...headers, 'cache-control': 'no-store' })
    return response.end(method === 'HEAD' ? undefined : body)
  }
}

const words = 'Um dos nossos programas não respondeu. Tente de novo em um minuto.\n'

function standIn(asked, lastGood, unavailable) {
  const isDraft = asked.cookie?.includes('__prerender_bypass')
  // A part of a page, for the router in the browser: it then asks for the whole one.
  const isPart = asked.rsc !== undefined
  const kept = isDraft || isPart ? undefined : lastGood()
  if (kept) return kept
  const isPage = !isPart && asked.accept?.includes('text/html')
  return {
    status: 503,
    headers: {
      'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'retry-after': String(retryAfter),
    },
    body: isPage ? unavailable() : words,
  }
}
