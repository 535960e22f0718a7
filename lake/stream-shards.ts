import { randomBytes } from 'node:crypto'
import type { Identity } from './router.ts'

const ticketParameter = 'lakeTicket'
const ticketLifeMs = 15_000
const shardHost = /^sse\d+\.localhost$/

export type StreamShards = ReturnType<typeof createStreamShards>

/**
 * Spreads event streams over host names. A browser opens six connections per host over HTTP/1.1, and one open
 * document needs six streams. The browser drops Authorization on the way, so a ticket stands for it: one use,
 * short life, this address only.
 */
export function createStreamShards(now: () => number = Date.now) {
  const tickets = new Map<string, { target: string; identity: Identity; expires: number }>()
  let shard = 0

  function valid(url: URL) {
    const ticket = tickets.get(url.searchParams.get(ticketParameter) ?? '')
    if (!ticket || ticket.expires < now() || ticket.target !== target(url)) return null
    return shardHost.test(url.hostname) ? ticket : null
  }

  return {
    holdsTicket: (url: URL): boolean => valid(url) !== null,

    /** The identity that the ticket carries; `undefined` without a valid ticket. A ticket opens one stream. */
    redeem(url: URL): Identity | undefined {
      const ticket = valid(url)
      if (ticket) tickets.delete(url.searchParams.get(ticketParameter) ?? '')
      return ticket?.identity
    },

    /** Where a browser goes for its stream; `null` when it may open it right here. */
    redirect(request: Request, url: URL, identity: Identity): Response | null {
      if (request.headers.get('origin') === null || shardHost.test(url.hostname)) return null
      for (const [id, { expires }] of tickets) if (expires < now()) tickets.delete(id)
      const id = randomBytes(24).toString('base64url')
      tickets.set(id, { target: target(url), identity, expires: now() + ticketLifeMs })
      const location = new URL(url)
      location.hostname = `sse${++shard}.localhost`
      location.searchParams.set(ticketParameter, id)
      return new Response(null, {
        status: 307,
        headers: { location: location.href, 'cache-control': 'no-store' },
      })
    },
  }
}

function target(url: URL): string {
  const parameters = new URLSearchParams(url.search)
  parameters.delete(ticketParameter)
  return `${url.pathname}?${parameters}`
}
