import type { OutgoingHttpHeaders } from 'node:http'
import { type Answer, type Asked, isOfApi, type Stage } from './answer.ts'
import { now } from './clock.ts'
import { KeptText } from './codings.ts'
import type { Stored } from './requested.ts'

/** How many addresses are known: what stands there is kept once, and no longer than Next keeps it. */
const maxAddresses = 5000

/**
 * Number of expired pages that are rendered again at once. A hundred assets expire at the same time: rendered all at once
 * they made a page that an editor has just published wait for 13 s, on a slow machine under load.
 */
const maxRenewals = 2

/** Milliseconds after which an unfinished renewal no longer counts: a request may take no longer. */
const maxRenewalMs = 30_000

/** A kept answer, and the instant until which Next would not render it again. */
type Kept = { headers: OutgoingHttpHeaders; body: KeptText; until: number }

/**
 * Serves a stored page or file again without Next, which would route, hash and compress it each time. The answer is Next's:
 * the same text out of its memory, as long as nothing in it has expired. When its time is over, Next serves it once more
 * and renders it again; while other renewals take all slots, it is served from here. Every request that is not plainly for a
 * whole page goes to Next.
 *
 * @param options.current entry of a key, if it has not expired (cache-handler.ts)
 * @param options.whenMade takes a listener, which gets the key of each page that has been made
 */
export function serveFromMemory({
  current,
  whenMade,
}: {
  current: (key: string) => Stored | undefined
  whenMade: (listener: (key: string) => void) => void
}): Stage {
  const keys = new Map<string, string>()
  const answers = new WeakMap<Stored, Kept>()
  const renewals = new Map<string, number>()
  whenMade((key) => renewals.delete(key))

  return async (asked, next) => {
    if (!isPlain(asked)) return next(asked)
    const key = keys.get(asked.address)
    const stored = key === undefined ? undefined : answerFor(key)
    if (stored) return stored
    const answer = await next(asked)
    const cache = answer.headers['x-nextjs-cache']
    if (cache !== 'STALE' && key !== undefined) renewals.delete(key)
    // The cache handler has noted by then from what Next answers.
    if (answer.status === 200 && cache === 'HIT' && asked.stored)
      keep(asked.address, asked.stored, answer.headers)
    return answer
  }

  /** @returns undefined when it is this page's turn to be rendered again */
  function answerFor(key: string): Answer | undefined {
    const entry = current(key)
    const kept = entry && answers.get(entry)
    if (!kept) return undefined
    const { headers, body, until } = kept
    if (now() < until) return { status: 200, headers, body }
    if (beginRenewal(key)) return undefined
    return { status: 200, headers: { ...headers, 'x-nextjs-cache': 'STALE' }, body }
  }

  /** @returns whether it is this page's turn */
  function beginRenewal(key: string): boolean {
    for (const [other, begun] of renewals) if (now() - begun > maxRenewalMs) renewals.delete(other)
    if (renewals.has(key) || renewals.size >= maxRenewals) return false
    renewals.set(key, now())
    return true
  }

  function keep(
    address: string,
    { key, entry }: { key: string; entry: Stored },
    headers: OutgoingHttpHeaders,
  ): void {
    keys.delete(address)
    keys.set(address, key)
    const [oldest = address] = keys.keys()
    if (keys.size > maxAddresses) keys.delete(oldest)
    const [, seconds = 0] = /s-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? []
    const { value, lastModified } = entry
    const until = lastModified + Number(seconds) * 1000
    answers.set(entry, { headers, body: new KeptText('body' in value ? value.body : value.html), until })
  }
}

/** Whether it asks for a whole page: no part for the router, no draft, no conditional request. */
function isPlain({ request: { method, headers }, address, isDraft }: Asked): boolean {
  if (isOfApi(address) || isDraft) return false
  if (method !== 'GET' || headers['if-none-match'] || headers['if-modified-since']) return false
  // Next answers a forged cookie with a header that nobody may keep the answer.
  if (headers.cookie?.includes('__prerender_bypass=')) return false
  return !Object.keys(headers).some((name) => /^(?:rsc$|next-|x-prerender-)/.test(name))
}
