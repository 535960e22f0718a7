import { deflateSync, gunzipSync, gzipSync, inflateSync } from 'node:zlib'
import { finishPage } from '../pages/finish.ts'

/** How Next packs a page by then. */
const packing = {
  gzip: { open: gunzipSync, pack: gzipSync },
  deflate: { open: inflateSync, pack: deflateSync },
}

/**
 * Holds back a page that was made for one request and is stored nowhere until it is whole, so that it can be finished as
 * the stored ones are.
 *
 * @param isUnfinished whether what is about to be sent is such a page
 * @param parts of the build (scripts/pages/finish.ts)
 * @returns whether the answer is held back, asked when its headers are about to leave
 */
export function finishUnstored(response, isUnfinished, parts) {
  const { write, end } = response
  let held
  const isHeld = () => {
    if (!held && !response.headersSent && isUnfinished()) held = []
    return held !== undefined
  }
  const keep = (chunk) => {
    if (chunk && typeof chunk !== 'function') held.push(Buffer.from(chunk))
  }
  // They leave with the first words.
  response.flushHeaders = () => {}
  response.write = (chunk, ...rest) => {
    if (!isHeld()) return write.call(response, chunk, ...rest)
    keep(chunk)
    return true
  }
  response.end = (chunk, ...rest) => {
    if (!isHeld()) return end.call(response, chunk, ...rest)
    keep(chunk)
    const { open, pack } = packing[response.getHeader('content-encoding')] ?? {}
    const sent = Buffer.concat(held)
    const { html, headers } = finishPage({ html: String(open ? open(sent) : sent), headers: {} }, parts)
    held = undefined
    const body = pack ? pack(html) : Buffer.from(html)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('content-length', body.length)
    response.removeHeader('transfer-encoding')
    return end.call(response, body)
  }
  return isHeld
}
