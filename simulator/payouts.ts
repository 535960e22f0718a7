import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fundSymbols, shares } from './assets.ts'
import type { Bar } from './market.ts'
import { isTradingDay, tradingDayFrom } from './sessions.ts'

/** Reais for each unit held at the end of `heldOn`. */
export type SimulatedPayout = { label: string; heldOn: IsoDate; paidOn: IsoDate; rate: number }

const known = new Map(shares.map((share) => [share.symbol, share]))

/** Months of a share's payouts, the two kinds in turn. */
const quarters = [
  { month: '03', label: 'DIVIDENDO' },
  { month: '06', label: 'JCP' },
  { month: '09', label: 'DIVIDENDO' },
  { month: '12', label: 'JCP' },
] as const
/** Invented: no income of these funds was found. */
const FUND_RATE_A_MONTH = 0.0075
/** A payout is known so long before the day that gives a right to it. */
const ANNOUNCED_DAYS = 20

/**
 * The payouts of a share from `first` to `today`, and those announced: a year of them adds to the yield of 2025-01-31 on
 * the close of that day, in four equal parts. No real history; a share without a yield pays nothing. A fund pays every
 * month the same invented part of `base`.
 */
export function payoutsOf(symbol: string, first: IsoDate, today: IsoDate, base: number): SimulatedPayout[] {
  const last = addDays(today, ANNOUNCED_DAYS)
  return monthsBetween(first, last)
    .flatMap((month) => payoutIn(symbol, month, base))
    .filter(({ heldOn }) => first <= heldOn && heldOn <= last)
    .toReversed()
}

function payoutIn(symbol: string, month: string, base: number): SimulatedPayout[] {
  const share = known.get(symbol)
  const quarter = quarters.find((one) => month.endsWith(`-${one.month}`))
  // A month and a day are a day.
  const middle = `${month}-15` as IsoDate
  const heldOn = isTradingDay('b3', middle) ? middle : tradingDayFrom('b3', middle, -1)
  if (share?.dividendYield && quarter) {
    const rate = Number(((share.before * share.dividendYield) / 100 / quarters.length).toFixed(8))
    return [{ label: quarter.label, heldOn, paidOn: tradingDayFrom('b3', addDays(heldOn, 30), 1), rate }]
  }
  if (!fundSymbols.includes(symbol) || symbol === 'BOVA11') return []
  const rate = Number((base * FUND_RATE_A_MONTH).toFixed(2))
  return [{ label: 'RENDIMENTO', heldOn, paidOn: tradingDayFrom('b3', addDays(heldOn, 7), 1), rate }]
}

function monthsBetween(first: IsoDate, last: IsoDate): string[] {
  const [year = 0, month = 1] = first.split('-').map(Number)
  const [lastYear = 0, lastMonth = 1] = last.split('-').map(Number)
  const count = (lastYear - year) * 12 + lastMonth - month + 1
  return Array.from({ length: count }, (_, index) => {
    const months = month - 1 + index
    return `${year + Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The closes with each payout put back into those before it, as adjusted closes are: × (1 − payout ÷ close). */
export function adjustedCloses(bars: readonly Bar[], payouts: readonly SimulatedPayout[]): number[] {
  const rates = new Map(payouts.map(({ heldOn, rate }) => [heldOn, rate]))
  let factor = 1
  return bars
    .toReversed()
    .map(({ day, close }, index) => {
      // The price of the newest day has its payout in it still.
      if (index > 0) factor *= 1 - (rates.get(day) ?? 0) / close
      return Number((close * factor).toFixed(4))
    })
    .toReversed()
}
