import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Instant, Price } from '../quote.ts'
import { SourceError } from '../source-error.ts'

const FUTURE_TOLERANCE_MS = 2 * 60_000
/**
 * A larger move against the last good quote is taken for a mistake until a second source says the same. The 15 % of
 * spec/pages.md §1 (f), stricter than the 25 % of market/README.md §2.
 */
const LARGEST_JUMP = { fx: 0.15, crypto: 0.6 } as const

type Priced = Pick<Price, 'last'>

const DAY = 24 * 3600
/**
 * Older than this, in seconds, what a source answers is not the market's price: it stands still. The longest rest of the
 * dollar, around Carnaval, has five days; coins have none.
 */
const OLDEST_PRICE = { fx: 7 * DAY, crypto: DAY } as const

/** @throws for what was so more than a day before `now`: of another day, it is no number of this one */
export function refuseOld(at: Instant, now: number): void {
  refuseOlder(at, now, DAY, 'updatedAt')
}

/** @throws when even the newest price is one that its market has long left behind */
export function refuseOldPrices(
  prices: readonly Pick<Price, 'pricedAt'>[],
  now: number,
  market: keyof typeof OLDEST_PRICE,
): void {
  const newest = prices
    .map(({ pricedAt }) => pricedAt)
    .toSorted()
    .at(-1)
  if (newest) refuseOlder(newest, now, OLDEST_PRICE[market], 'pricedAt')
}

function refuseOlder(at: Instant, now: number, seconds: number, field: string): void {
  if (now - Date.parse(at) <= seconds * 1000) return
  throw new SourceError('implausible', `parado desde ${at}`, { field })
}

/** @throws for a price of the future, by the clock `now` */
export function refuseFuture({ pricedAt }: Pick<Price, 'pricedAt'>, now: number): void {
  if (Date.parse(pricedAt) <= now + FUTURE_TOLERANCE_MS) return
  throw new SourceError('implausible', `no futuro, ${pricedAt}`, { field: 'pricedAt' })
}

/**
 * The day of a daily rate, by the clock `now`. A source may date one a day ahead (Frankfurter's changelog of 2026-08): that
 * is a date and no price of the future, and the rate is today's.
 *
 * @throws for a day beyond tomorrow
 */
export function dayOfRate(day: IsoDate, now: number): IsoDate {
  const today = dayInBrasilia(new Date(now))
  if (day <= today) return day
  if (day === addDays(today, 1)) return today
  throw new SourceError('implausible', `no futuro, ${day}`, { field: 'date' })
}

export function isJump(price: Priced, lastGood: Priced, market: keyof typeof LARGEST_JUMP): boolean {
  return distance(price, lastGood) > LARGEST_JUMP[market]
}

/** As `isJump`, of the close before that the price itself tells. */
export function saysJump(
  { changeFraction }: Pick<Price, 'changeFraction'>,
  market: keyof typeof LARGEST_JUMP,
): boolean {
  return Math.abs(changeFraction ?? 0) > LARGEST_JUMP[market]
}

/** As `isJump`, of the newest of two histories. */
export function endsElsewhere<Row>(
  rows: readonly Row[],
  lastGood: readonly Row[],
  priceOf: (row: Row) => number,
  market: keyof typeof LARGEST_JUMP,
): boolean {
  const [newest, before] = [rows.at(-1), lastGood.at(-1)]
  if (newest === undefined || before === undefined) return false
  return isJump({ last: priceOf(newest) }, { last: priceOf(before) }, market)
}

/** A revision of an official rate is small; of a rate near zero it is small in percentage points. */
const LARGEST_REVISION = { fraction: 0.5, points: 0.04 }

type Point = { day: IsoDate; isUndated?: true; value: number }

/**
 * Whether a series ends before it did, or a day of before now has another value than a revision would give it. A value
 * without a day is held against the newest, and the newest against it.
 */
export function rewritesPast(points: readonly Point[], lastGood: readonly Point[]): boolean {
  const before = lastGood.at(-1)
  const newest = points.at(-1)
  if (!before || !newest) return false
  if (before.isUndated || newest.isUndated) return isRewritten(newest, before)
  const values = new Map(points.map((point) => [point.day, point]))
  return (
    newest.day < before.day ||
    lastGood.some((old) => {
      const again = values.get(old.day)
      return again !== undefined && isRewritten(again, old)
    })
  )
}

function isRewritten(now: Point, before: Point): boolean {
  const moved = Math.abs(now.value - before.value)
  return moved > LARGEST_REVISION.points && moved > LARGEST_REVISION.fraction * Math.abs(before.value)
}

/** @throws for a history without rows where its range has some: an empty answer to it is a mistake */
export function refuseEmpty(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new SourceError('not-found', 'nenhum valor', { field: 'value' })
}

/** No official rate moved so much from one day to the next and back. */
const LARGEST_SPIKE = 0.3

/** @throws for a rate far from those of both days beside it */
export function refuseSpikes(rates: readonly { day: IsoDate; rate: number }[]): void {
  for (const [index, { day, rate }] of rates.entries()) {
    const isFar = (other: { rate: number } | undefined) =>
      other !== undefined && Math.abs(rate / other.rate - 1) > LARGEST_SPIKE
    if (isFar(rates[index - 1]) && isFar(rates[index + 1]))
      throw new SourceError('implausible', 'longe dos dias vizinhos', { field: day })
  }
}

/** As a fraction of `from`, without its sign. */
export function distance(price: Priced, from: Priced): number {
  return Math.abs(price.last / from.last - 1)
}

/**
 * How far the prices of a list moved from another one of it: the median of |price ÷ before − 1| over what is in both, so
 * that one asset that really jumped does not speak for the source. Zero when nothing is in both.
 */
export function medianMove<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string,
  priceOf: (row: Row) => number,
): number {
  const prices = new Map(before.map((row) => [keyOf(row), priceOf(row)]))
  const moves = rows
    .flatMap((row) => {
      const price = prices.get(keyOf(row))
      return price === undefined ? [] : [Math.abs(priceOf(row) / price - 1)]
    })
    .toSorted((one, other) => one - other)
  return moves[Math.floor(moves.length / 2)] ?? 0
}
