import type { Instant } from './quote.ts'

/** Written by the service worker (web/public/sw.js) on an answer that it had kept: when it came. */
const KEPT_AT = 'x-kept-at'

/**
 * Whether this is the last answer that the device got, in place of one that it cannot get now.
 *
 * @param servedAt when the page was made
 * @throws when what the page came with is newer
 */
export function isKept({ headers }: Response, servedAt: Instant): boolean {
  const keptAt = headers.get(KEPT_AT)
  if (keptAt === null) return false
  if (Date.parse(keptAt) < Date.parse(servedAt)) throw new Error('no connection, and nothing newer was kept')
  return true
}
