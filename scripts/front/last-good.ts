import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { pagePolicy } from '../pages/policy.ts'
import type { HeadRest, Sending, Sent } from './response.ts'

/** A page or a file that is stored, and the moment of it. */
export type Stored = { lastModified: number; value: { html: string } | { body: Buffer } }

/**
 * The request that is being answered, for who keeps pages: its `address`, of which one page has several, and what was
 * `stored` for it, once that has been read.
 */
export const requested = new AsyncLocalStorage<Requested>()
export type Requested = { address: string; stored?: { key: string; entry: Stored } }

/** Seconds after which a reader, or a search engine, may try again. */
const retryAfter = 30

/** A whole answer. */
export type Whole = {
  status: number
  headers: { 'content-type': string; 'retry-after'?: string }
  body: string | Buffer
}

/**
 * What stands in for what could not be made: what was stored for an address, however old, and the HTML of the page that says
 * that there is none.
 */
export type Cover = { lastGood: (address: string) => Whole | undefined; unavailable: () => string }

/**
 * Stands in for a page or a feed that Next could not make: what was last stored of it, or, without that, 503 in words.
 * A failure of the API keeps its own answer.
 */
export function coverFailures(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  address: string,
  { lastGood, unavailable }: Cover,
): void {
  const { writeHead, write, end }: Sending = response
  const own = { writeHead, write, end }
  let failed = false
  const fails = (status: number) => {
    failed ||= status >= 500 && !response.headersSent
    return failed
  }
  response.writeHead = (status: number, ...rest: HeadRest) =>
    fails(status) ? response : writeHead.call(response, status, ...rest)
  response.write = (...sent: Sent) => fails(response.statusCode) || write.apply(response, sent)
  response.end = (...sent: Sent) => {
    if (!fails(response.statusCode)) return end.apply(response, sent)
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

function standIn(
  asked: IncomingHttpHeaders,
  lastGood: () => Whole | undefined,
  unavailable: () => string,
): Whole {
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
