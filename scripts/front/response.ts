import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What answers a request, or hands it on. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

/** By name, or names and values in turn. */
type HeadersGiven = OutgoingHttpHeaders | OutgoingHttpHeader[]
/** What may follow the status of a head. */
export type HeadRest = [message?: string | HeadersGiven, headers?: HeadersGiven]
type Done = (error?: Error | null) => void
export type Sent = [chunk?: unknown, encoding?: BufferEncoding | Done, done?: Done]

/** By which an answer leaves, and what stands between Next and a reader replaces: each with all its forms in one. */
export type Sending = {
  writeHead(status: number, ...rest: HeadRest): ServerResponse
  write(...sent: Sent): boolean
  end(...sent: Sent): ServerResponse
}

/**
 * Sets headers that came with a status.
 *
 * @param headers if they are an object, as the last argument of `writeHead` may be
 */
export function setAll(response: ServerResponse, headers: string | HeadersGiven | undefined): void {
  if (typeof headers !== 'object') return
  for (const [name, value] of pairsOf(headers)) if (value !== undefined) response.setHeader(name, value)
}

function pairsOf(headers: HeadersGiven): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers)
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[String(name), headers[index + 1]]] : []))
}
