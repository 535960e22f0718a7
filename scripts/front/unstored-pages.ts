import type { ServerResponse } from 'node:http'
import { deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib'
import { finishPage, type Parts } from '../pages/finish.ts'
import type { Sending, Sent } from './response.ts'

/** How Next packs a page by then. */
const packing = new Map([
  ['gzip', { open: gunzipSync, pack: gzipSync }],
  ['deflate', { open: inflateSync, pack: deflateSync }],
])

/**
 * Holds back a page that was made for one request and is stored nowhere until it is whole, so that it can be finished as
 * the stored ones are.
 *
 * @param isUnfinished whether what is about to be sent is such a page
 * @returns whether the answer is held back, asked when its headers are about to leave
 */
export function finishUnstored(
  response: ServerResponse,
  isUnfinished: () => boolean,
  parts: Parts,
): () => boolean {
  const { write, end }: Sending = response
  let held: Buffer[] | undefined
  const isHeld = () => {
    if (!held && !response.headersSent && isUnfinished()) held = []
    return held !== undefined
  }
  const keep = ([chunk]: Sent) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) held?.push(Buffer.from(chunk))
  }
  // They leave with the first words.
  response.flushHeaders = () => {}
  response.write = (...sent: Sent) => {
    if (!isHeld()) return write.apply(response, sent)
    keep(sent)
    return true
  }
  response.end = (...sent: Sent) => {
    if (!isHeld()) return end.apply(response, sent)
    keep(sent)
    const { open, pack } = packing.get(String(response.getHeader('content-encoding'))) ?? {}
    const whole = Buffer.concat(held ?? [])
    const { html, headers } = finishPage({ html: String(open ? open(whole) : whole), headers: {} }, parts)
    held = undefined
    const body = pack ? pack(html) : Buffer.from(html)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('content-length', body.length)
    response.removeHeader('transfer-encoding')
    return end.call(response, body)
  }
  return isHeld
}
