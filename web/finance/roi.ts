import type { Cents, Fraction } from './money.ts'

type Payback = { ok: true; periods: number } | { ok: false; reason: 'not-paid-back' }

/**
 * Return on an investment, ROI = final ÷ invested − 1, and the same per year: (1 + ROI)^(1/years) − 1. Unrounded
 * fractions. For money that went in or out on several dates use `datedInternalRate`.
 *
 * @see facts/09-planejamento.md §1
 */
export function calculateRoi({ invested, final, years }: { invested: Cents; final: Cents; years: number }): {
  roi: Fraction
  annualRate: Fraction
} {
  if (!(invested > 0 && final >= 0 && years > 0 && Number.isFinite(years)))
    throw new RangeError(`not an investment: ${invested}, ${final}, ${years}`)
  return {
    roi: (final - invested) / invested,
    annualRate: Math.expm1(Math.log(final / invested) / years),
  }
}

/**
 * Periods until the flows, the first one today, have paid for themselves and stay so; with a `rate` per period above
 * 0 it is the discounted payback. The flow of the last period is taken as arriving evenly over it.
 */
export function calculatePayback(amounts: readonly Cents[], rate: Fraction): Payback {
  const sums: number[] = []
  for (const [period, amount] of amounts.entries())
    sums.push((sums[period - 1] ?? 0) + amount / (1 + rate) ** period)
  // A later loss undoes an earlier payback: what counts is the last period in debt.
  const lastInDebt = sums.findLastIndex((sum) => sum < 0)
  const debt = sums[lastInDebt]
  const next = sums[lastInDebt + 1]
  if (next === undefined) return { ok: false, reason: 'not-paid-back' }
  return { ok: true, periods: debt === undefined ? 0 : lastInDebt + debt / (debt - next) }
}
