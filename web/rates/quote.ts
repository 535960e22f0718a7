import type { Fraction } from '#web/finance/money.ts'
import type { SeriesId, SourceId } from './series.ts'

/** An instant in UTC, as `Date.prototype.toISOString` writes it. */
export type Instant = string

/** What a source says, in reais per unit. */
export type Price = {
  /** What the market pays (compra). */
  bid: number
  /** What the market charges (venda): the number of the headlines. */
  ask: number
  low: number
  high: number
  /** Since the close before, in reais and as a fraction of it. */
  change: number
  changeFraction: Fraction
  /** Time of the price, not of the request. */
  pricedAt: Instant
  simulated: boolean
}

export type Quote = Price & { source: SourceId; fetchedAt: Instant }

/** The newest good quote of a series, and when the last attempt to renew it failed, if it did. */
export type Reading = { series: SeriesId; quote: Quote | null; failedAt: Instant | null }

const KEEP_MS = 24 * 3_600_000

/** The quote, or nothing once 24 hours have passed since it was fetched. */
export function whileKept(quote: Quote | null, now: number): Quote | null {
  return quote && now - Date.parse(quote.fetchedAt) <= KEEP_MS ? quote : null
}
