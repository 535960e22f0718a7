import { createHash, randomBytes } from 'node:crypto'
import type { Identity, WebRequest } from './router.ts'

const ticketParameter = 'lakeTicket'
const ticketLifeMs = 15_000
const mostTickets = 10_000
const shardHost = /^sse\d+\.localhost$/

/** Names that mean this machine in every browser. */
export function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost')
}

export type StreamShards = ReturnType<typeof createStreamShards>

/**
 * Spreads event streams over host names, or over `ports` when the store has a name that has no subdomains
 * (docs/decisions/0006-a-name-or-a-port-for-every-stream.md). A browser opens six connections per host and port over HTTP/1.1, and one
 * open document needs six streams. The browser drops Authorization on the way, so a ticket stands for it: one use,
 * short life, this address only.
 *
 * @param ports further ports on which the same store listens
 */
export function createStreamShards(ports: readonly number[], now: () => number = Date.now) {
  const tickets = new Map<string, { target: string; identity: Identity; expires: number }>()
  let issued = 0

  const isShard = (url: URL) => shardHost.test(url.hostname) || ports.includes(Number(url.port))

  function valid(url: URL) {
    if (!isShard(url)) return null
    const ticket = tickets.get(url.searchParams.get(ticketParameter) ?? '')
    return ticket && ticket.expires >= now() && ticket.target === target(url) ? ticket : null
  }

  function issue(url: URL, identity: Identity): string {
    // The oldest come first, so the rest is still good.
    for (const [id, { expires }] of tickets) {
      if (expires >= now() && tickets.size < mostTickets) break
      tickets.delete(id)
    }
    const id = randomBytes(24).toString('base64url')
    tickets.set(id, { target: target(url), identity, expires: now() + ticketLifeMs })
    return id
  }

  function shardOf(url: URL): URL | null {
    const location = new URL(url)
    if (isLocal(url.hostname)) location.hostname = `sse${++issued}.localhost`
    else if (ports.length > 0) location.port = String(ports[issued++ % ports.length])
    else return null
    return location
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
    redirect(request: WebRequest, url: URL, identity: Identity): Response | null {
      if (request.headers.get('origin') === null || isShard(url)) return null
      const location = shardOf(url)
      location?.searchParams.set(ticketParameter, issue(url, identity))
      const headers = { location: location?.href ?? '', 'cache-control': 'no-store' }
      return location && new Response(null, { status: 307, headers })
    },
  }
}

/** Path and query, as a digest: a listener's query may be long. */
function target(url: URL): string {
  const parameters = new URLSearchParams(url.search)
  parameters.delete(ticketParameter)
  return createHash('sha256').update(`${url.pathname}?${parameters}`).digest('base64url')
}
