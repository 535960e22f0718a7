import { dayNumber } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { growthFactor, monthlyRateFrom } from '../interest/interest.ts'
import type { DatedFlow } from '../interest/internal-rate.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'

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

/**
 * Days from the first of the dated flows until they have paid for themselves and stay so; with an annual `rate` above 0
 * it is the discounted payback. Money on a day counts on that day, not evenly before it.
 */
export function calculateDatedPayback(
  flows: readonly DatedFlow[],
  annualRate: Fraction,
): { ok: true; days: number } | { ok: false; reason: 'not-paid-back' } {
  const days = flows
    .map(({ date, amount }) => ({ day: dayNumber(date), amount }))
    .sort((a, b) => a.day - b.day)
  const start = days[0]?.day ?? 0
  let sum = 0
  let paidOn: number | undefined
  for (const [index, { day, amount }] of days.entries()) {
    sum += amount / (1 + annualRate) ** ((day - start) / 365)
    // Flows of one day are one flow.
    if (days[index + 1]?.day === day) continue
    if (sum < 0) paidOn = undefined
    else paidOn ??= day
  }
  return paidOn === undefined ? { ok: false, reason: 'not-paid-back' } : { ok: true, days: paidOn - start }
}

type NetCdi =
  | {
      ok: true
      /** Calendar days of the term, months of 365 ÷ 12. */
      days: number
      grossFactor: number
      irRate: Fraction
      /** Net CDI per year when income tax is paid once, at the end. */
      netAnnualRate: Fraction
      irRule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Factor of a constant CDI over `months`, and its net rate per year after income tax at the end:
 * F = (1 + CDI)^(months ÷ 12), net = (1 + (F − 1) × (1 − IR))^(12 ÷ months) − 1. Unrounded.
 *
 * @see Lei 11.033/2004, art. 1º; facts/06-taxas.md §1
 */
export function netCdi(input: { annualCdi: Fraction; months: number; date: IsoDate }): NetCdi {
  const { annualCdi, months, date } = input
  if (!(months > 0 && Number.isFinite(months))) throw new RangeError(`not a term: ${months}`)
  const edition = inForce(fixedIncomeIr, date)
  const days = Math.round((months * 365) / 12)
  const irRate = edition?.brackets.find(({ upToDays }) => days <= upToDays)?.rate
  if (!edition || irRate === undefined) return { ok: false, reason: 'no-table-in-force' }
  const monthlyCdi = monthlyRateFrom(annualCdi)
  const gain = Math.expm1(Math.log1p(monthlyCdi) * months) * (1 - irRate)
  return {
    ok: true,
    days,
    grossFactor: growthFactor(monthlyCdi, months),
    irRate,
    netAnnualRate: Math.expm1((Math.log1p(gain) * 12) / months),
    irRule: ruleSource(edition),
  }
}
