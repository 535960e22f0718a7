import { addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import type { SgsPoint } from '../providers/bcb-sgs.ts'

/** In a day, a fall to this part of the price, or a rise to its inverse, is taken for a split or a grouping. */
const SPLIT_RATIO = 0.55

/** The closes after the last jump that no day of trading makes; prices from both sides of it cannot be compared. */
export function sinceSplit<Close extends ClosingPrice>(
  closes: readonly Close[],
): { closes: Close[]; cutAt: IsoDate | null } {
  const start = closes.findLastIndex(({ close }, index) => {
    const before = closes[index - 1]?.close
    if (before === undefined) return false
    const ratio = close / before
    return ratio < SPLIT_RATIO || ratio > 1 / SPLIT_RATIO
  })
  if (start < 1) return { closes: [...closes], cutAt: null }
  return { closes: closes.slice(start), cutAt: closes[start]?.day ?? null }
}

/** 1 put in on `first`, as worth on `last`. */
export type InvestmentReturn = {
  months: number
  first: IsoDate
  last: IsoDate
  asset: number
  /** At 100 % of the CDI; null when its days are not all known. */
  cdi: number | null
  /** With the inflation of as many months, the newest that are published; null without them. */
  ipca: number | null
  /** In the Ibovespa between the two days; null when it has no close of one of them. */
  index: number | null
}

/** References of an asset. The Ibovespa has no part in a coin's. */
export type Measures = {
  cdi: readonly SgsPoint[]
  ipca: readonly SgsPoint[]
  index: readonly ClosingPrice[]
}

const spans = [1, 6, 12, 60]
/** A history that begins later than this after the day asked for does not cover the span. */
const LATEST_START_DAYS = 10
/** The newest days of the CDI come out the day after, and a weekend may lie between. */
const LATEST_CDI_DAYS = 6

/**
 * Returns of 1 put in 1 month, 6 months, 1 year and 5 years before the newest close: newest ÷ first; what the
 * closes stand for (price alone, or with payouts) is theirs to say. Spans that they do not cover are left out.
 */
export function investmentReturns(
  closes: readonly ClosingPrice[],
  { cdi, ipca, index }: Measures,
): InvestmentReturn[] {
  const newest = closes.at(-1)
  if (!newest) return []
  return spans.flatMap((months) => {
    const asked = addMonths(newest.day, -months)
    const first = closes.find(({ day }) => day >= asked)
    if (!first || first === newest || days(asked, first.day) > LATEST_START_DAYS) return []
    return [
      {
        months,
        first: first.day,
        last: newest.day,
        asset: newest.close / first.close,
        cdi: cdiFactorBetween(cdi, first.day, newest.day),
        ipca: ipcaFactor(ipca, months),
        index: indexFactor(index, first.day, newest.day),
      },
    ]
  })
}

/** A point a month, by its first day: when one is missing among them, they are of more months than were asked for. */
function ipcaFactor(ipca: readonly SgsPoint[], months: number): number | null {
  const newest = ipca.slice(-months)
  const [oldest, last] = [newest[0], newest.at(-1)]
  if (!(oldest && last) || newest.length < months || addMonths(oldest.day, months - 1) !== last.day)
    return null
  return newest.reduce((factor, { value }) => factor * (1 + value / 100), 1)
}

function indexFactor(index: readonly ClosingPrice[], first: IsoDate, last: IsoDate): number | null {
  const closeOn = (wanted: IsoDate) => index.find(({ day }) => day === wanted)?.close
  const [start, end] = [closeOn(first), closeOn(last)]
  return start === undefined || end === undefined ? null : end / start
}

/** 1 at the CDI from `first` up to, and without, `last`: the product of 1 + rate ÷ 100. */
export function cdiFactorBetween(cdi: readonly SgsPoint[], first: IsoDate, last: IsoDate): number | null {
  const [oldest, newest] = [cdi[0], cdi.at(-1)]
  if (!(oldest && newest)) return null
  const isCovered = days(first, oldest.day) <= LATEST_START_DAYS && days(newest.day, last) <= LATEST_CDI_DAYS
  if (!isCovered) return null
  return cdi.reduce(
    (factor, { day, value }) => (first <= day && day < last ? factor * (1 + value / 100) : factor),
    1,
  )
}

/** Asset and CDI side by side, each beginning at 1, at most about `most` days. */
export type Comparison = { days: IsoDate[]; asset: number[]; cdi: number[] }

/** From the first close that the CDI covers too, with the days of `kept` among them; null when there is nothing to compare. */
export function comparison(
  closes: readonly ClosingPrice[],
  cdi: readonly SgsPoint[],
  most: number,
  kept: readonly IsoDate[] = [],
): Comparison | null {
  const covered = closes.filter(({ day }) => cdi[0] !== undefined && day >= cdi[0].day)
  const [oldest, newest] = [covered[0], covered.at(-1)]
  if (!(oldest && newest) || covered.length < 2) return null
  if (cdiFactorBetween(cdi, oldest.day, newest.day) === null) return null
  const step = Math.ceil(covered.length / most)
  const shown = covered.filter(
    ({ day }, index) => (covered.length - 1 - index) % step === 0 || index === 0 || kept.includes(day),
  )
  return {
    days: shown.map(({ day }) => day),
    asset: shown.map(({ close }) => short(close / oldest.close)),
    cdi: shown.map(({ day }) => short(cdiFactorBetween(cdi, oldest.day, day) ?? 1)),
  }
}

/** The page carries these numbers twice: with ten digits ten million reais are still right to the centavo. */
function short(factor: number): number {
  return Number(factor.toPrecision(10))
}

function days(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}
