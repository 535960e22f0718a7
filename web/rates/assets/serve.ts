import type { Instant } from '../quote.ts'
import { FRESH_MS } from '../renewal.ts'

/** Put into the HTML by the server, and until when it is new enough. */
export type Served<Value> = { value: Value; freshUntil: Instant }

/** `value` as it goes into the HTML of a page that is made at `now`. */
export function serve<Value>(value: Value, now: Date): Served<Value> {
  return { value, freshUntil: new Date(now.getTime() + FRESH_MS).toISOString() }
}
