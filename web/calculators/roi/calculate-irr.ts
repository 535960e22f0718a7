import { dayNumber } from '#web/finance/calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { annualRateFrom } from '#web/finance/interest/interest.ts'
import {
  type DatedFlow,
  datedInternalRate,
  type InternalRate,
  internalRate,
  mergedFlows,
  signChanges,
  type TimedFlow,
} from '#web/finance/interest/internal-rate.ts'

/** Money out is negative. By month, the first one today; or each on its day. */
export type Flows = { by: 'month'; amounts: readonly Cents[] } | { by: 'date'; dated: readonly DatedFlow[] }

/** Per year, from a monthly or a dated internal rate. */
export type AnnualIrr =
  | { ok: true; rate: Fraction }
  /** No single answer. A rate beyond 100.000 % is undefined. `isGainBetween`: of two, whether the present value is positive between them. */
  | { ok: false; reason: 'several'; rates: readonly (Fraction | undefined)[]; isGainBetween?: boolean }
  | { ok: false; reason: 'no-solution' | 'too-large' }

/** `time` in months, fractional for dated flows: days ÷ 365 × 12. */
export type Timed = { time: number; amount: Cents; date?: IsoDate }

/** 100.000 % a year. */
export const highestAnnualRate: Fraction = 1000

/** In order of time. */
export function timed(flows: Flows): Timed[] {
  if (flows.by === 'month') return flows.amounts.map((amount, time) => ({ time, amount }))
  const ordered = flows.dated.toSorted((a, b) => dayNumber(a.date) - dayNumber(b.date))
  const [first] = ordered
  if (!first) return []
  const start = dayNumber(first.date)
  return ordered.map(({ date, amount }) => ({ date, amount, time: ((dayNumber(date) - start) / 365) * 12 }))
}

export const sumOf = (flows: readonly { amount: Cents }[]) =>
  flows.reduce((sum, { amount }) => sum + amount, 0)

/** The first money that moves: all flows of its day together. Undefined when none does. */
export function firstMoney(flows: Flows): TimedFlow | undefined {
  return mergedFlows(timed(flows))[0]
}

/** The rate that zeroes the present value of the flows, per year; each of several. Unrounded. */
export function annualIrr(flows: Flows): AnnualIrr {
  const ordered = timed(flows)
  const isMonthly = flows.by === 'month'
  const found: InternalRate = isMonthly ? internalRate(flows.amounts) : datedInternalRate(flows.dated)
  const annual = (rate: Fraction) => {
    // In logarithms: twelve months of a huge rate are beyond the largest double.
    if (Math.log1p(rate) * (isMonthly ? 12 : 1) > Math.log1p(highestAnnualRate)) return undefined
    return isMonthly ? annualRateFrom(rate) : rate
  }
  if (found.ok) {
    const rate = annual(found.rate)
    return rate === undefined ? { ok: false, reason: 'too-large' } : { ok: true, rate }
  }
  if (found.reason === 'no-solution') return beyondSearch(ordered)
  return { ...found, rates: found.rates.map(annual), ...between(found.rates, ordered, isMonthly ? 1 : 12) }
}

/** Of two rates, the sign of the present value halfway between them. `months` of a period of the rate. */
function between([low, high, ...others]: readonly Fraction[], ordered: Timed[], months: number) {
  if (low === undefined || high === undefined || others.length > 0) return {}
  const x = (Math.log1p(low) + Math.log1p(high)) / 2
  const first = ordered.reduce((sum, { time, amount }) => sum + amount * Math.exp((-x * time) / months), 0)
  return { isGainBetween: first > 0 }
}

/** Money out and then in always has a rate: where it was not found, it is nearer to −100 % or to infinity than a double tells. */
function beyondSearch(ordered: Timed[]): AnnualIrr {
  if (signChanges(mergedFlows(ordered)) !== 1) return { ok: false, reason: 'no-solution' }
  return sumOf(ordered) > 0 ? { ok: false, reason: 'too-large' } : { ok: true, rate: -1 }
}
