import { dayInBrasilia, formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { ageOf, shortDay, timeFrom } from './brasilia-time.ts'
import type { SeriesId } from './series.ts'
import type { SourceId } from './sources.ts'

/** An instant in UTC, as `Date.prototype.toISOString` writes it. */
export type Instant = string

/** `spot`: what is traded now; `ptax`: the official close of a day; `daily`: one reference rate a day. Never mixed. */
export type PriceKind = 'spot' | 'ptax' | 'daily'

/** In reais per unit. Null where the source has none, never a guess. */
export type Price = {
  kind: PriceKind
  /** The number of the headlines: what the market charges (venda), or the last trade. */
  last: number
  /** Compra. */
  bid: number | null
  /** Venda. */
  ask: number | null
  low: number | null
  high: number | null
  /** Since the close before, or over 24 hours for what never closes; in reais and as a fraction. */
  change: number | null
  changeFraction: Fraction | null
  /** Time of the price, not of the request. Of a daily rate, which has none, an instant of its day: `momentOf`, `timeOf`. */
  pricedAt: Instant
}

export type Quote = Price & {
  simulated: boolean
  source: SourceId
  /** Place of the source among those of the series: 0 for the first choice. */
  depth: number
  fetchedAt: Instant
  /** A source before it answered another price, which was not believed. */
  doubted?: true
}

/** The newest good quote of a series, and when the last attempt to renew it failed, if it did. */
export type Reading = { series: SeriesId; quote: Quote | null; failedAt: Instant | null }

/** How long the last good quote is still shown, with its age. */
export const keptSeconds = 24 * 3600

/** The quote, or nothing once 24 hours have passed since it was fetched. */
export function whileKept(quote: Quote | null, now: number): Quote | null {
  return quote && now - Date.parse(quote.fetchedAt) < keptSeconds * 1000 ? quote : null
}

type Timed = Pick<Price, 'kind' | 'pricedAt'>

/** `19/11/2026, 14:35` in Brasília; the day alone of a daily rate. */
export function momentOf({ kind, pricedAt }: Timed): string {
  const priced = new Date(pricedAt)
  const day = formatDay(dayInBrasilia(priced))
  return kind === 'daily' ? day : `${day}, ${timeInBrasilia(priced)}`
}

/** As `timeFrom`: `14:35`, `19/11, 14:35`; `19/11` of a daily rate, on the day itself too. */
export function timeOf({ kind, pricedAt }: Timed, now: Date): string {
  const priced = new Date(pricedAt)
  return kind === 'daily' ? shortDay(dayInBrasilia(priced), dayInBrasilia(now)) : timeFrom(priced, now)
}

/** As `ageOf`: `às 14:35`, `em 19/11, 14:35`; `em 19/11` of a daily rate. */
export function ageOfQuote(quote: Timed, now: Date): string {
  return quote.kind === 'daily' ? `em ${timeOf(quote, now)}` : ageOf(new Date(quote.pricedAt), now)
}
