import { dayNumber } from '../calendar/days.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { type IsoMonth, monthOf } from '../series/ipca.ts'
import { growthFactor } from './interest.ts'

export type InflationMonth = {
  month: IsoMonth
  /** Of the whole month. */
  rate: Fraction
  /** Part of the month's days that the span holds. */
  share: Fraction
  /** Not published yet: the last published month stands for it. */
  isEstimated: boolean
}

export type Inflation =
  | { ok: true; factor: number; months: InflationMonth[]; publishedUntil: IsoMonth }
  | { ok: false; reason: 'other-currency' | 'not-published' }

/** How many months may wait for their IPCA before the answer is refused: the index comes out in the next one. */
const maxEstimated = 2
export const realSince: IsoDate = '1994-07-01'

/** Rates of the months since July of 1994, oldest first: `ipcaMonths`, `inpcMonths`. */
type PriceIndex = ReadonlyMap<IsoMonth, Fraction>

/**
 * An index accumulated from `start`, counted, to `end`, not counted: ∏(1 + rate)^(days of the month in the span ÷ days
 * of the month). Up to two months after the last published one count at its rate, marked as estimated.
 */
export function inflationBetween(index: PriceIndex, start: IsoDate, end: IsoDate): Inflation {
  if (end < start) throw new RangeError(`${end} is before ${start}`)
  if (start < realSince) return { ok: false, reason: 'other-currency' }
  const last = [...index.keys()].at(-1)
  if (last === undefined) return { ok: false, reason: 'not-published' }
  const months = monthsOf(index, start, end, last)
  if (months.filter(({ isEstimated }) => isEstimated).length > maxEstimated) {
    return { ok: false, reason: 'not-published' }
  }
  const factor = months.reduce((product, { rate, share }) => product * growthFactor(rate, share), 1)
  return { ok: true, factor, months, publishedUntil: last }
}

function monthsOf(index: PriceIndex, start: IsoDate, end: IsoDate, last: IsoMonth): InflationMonth[] {
  const [year = 0, firstMonth = 1] = start.split('-').map(Number)
  const [from, to] = [dayNumber(start), dayNumber(end)]
  const months: InflationMonth[] = []
  for (let number = firstMonth; ; number++) {
    const month = monthOf(year, number)
    // A month and `-01` are a day.
    const opens = dayNumber(`${month}-01` as IsoDate)
    const closes = dayNumber(`${monthOf(year, number + 1)}-01` as IsoDate)
    if (opens >= to) return months
    const rate = index.get(month) ?? index.get(last) ?? 0
    const share = (Math.min(to, closes) - Math.max(from, opens)) / (closes - opens)
    months.push({ month, rate, share, isEstimated: !index.has(month) })
  }
}
