import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { KeptText } from './codings.ts'
import type { Requested } from './requested.ts'

export type Asked = Requested & {
  request: IncomingMessage
  /** An editor's, in draft mode. */
  isDraft: boolean
}

export type Answer = {
  status: number
  /** By lower-case names. */
  headers: OutgoingHttpHeaders
  body?: string | Buffer | Readable | KeptText | undefined
}

export type Next = (asked: Asked) => Promise<Answer>

/** Answers a request itself, or has the stages behind it answer, and may change what they say. */
export type Stage = (asked: Asked, next: Next) => Answer | Promise<Answer>

export function isPage({ headers }: Answer): boolean {
  return String(headers['content-type']).startsWith('text/html')
}

/** Whether an address is one where programs ask. */
export function isOfApi(address: string): boolean {
  return /^\/api(?:[/?#]|$)/.test(address)
}

/** For an answer that is not sent: Next waits for room for its next words. */
export function discard({ body }: Answer): void {
  if (body instanceof Readable) body.resume()
}

export function without(headers: Answer['headers'], names: readonly string[]): Answer['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}
