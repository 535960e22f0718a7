import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { monthsRoundedDown, monthsRoundedUp, paymentsIn } from './annuity.ts'
import { monthlyRateFrom } from './interest.ts'
import { monthsToGoal } from './savings.ts'

type IndependenceInput = {
  monthlyExpense: Cents
  /** Part of the wealth spent in a year: 4 % is the rule of the 300 months. */
  withdrawalRate: Fraction
  wealth: Cents
  /** At the end of each month, in today's money. */
  contribution: Cents
  /** Per year, above inflation and after tax. */
  realReturn: Fraction
}

type Independence = {
  /** The wealth whose withdrawals pay the expenses. */
  target: Cents
  time: { ok: true; months: number } | { ok: false; reason: 'unreachable' }
}

/**
 * The wealth that pays `monthlyExpense`, expense × 12 ÷ withdrawal rate, rounded half up, and the months to gather
 * it, a month begun counting. Everything in today's money; zero months when the wealth is already enough.
 *
 * @see facts/09-planejamento.md §1 (the rate is an assumption, not a law)
 */
export function calculateIndependence({
  monthlyExpense,
  withdrawalRate,
  wealth,
  contribution,
  realReturn,
}: IndependenceInput): Independence {
  if (!(monthlyExpense >= 0 && withdrawalRate > 0))
    throw new RangeError(`not a withdrawal: ${monthlyExpense}, ${withdrawalRate}`)
  const target = roundCents((monthlyExpense * 12) / withdrawalRate)
  const time = monthsToGoal(target, {
    initial: wealth,
    contribution,
    monthlyRate: monthlyRateFrom(realReturn),
    contributionAt: 'end',
  })
  return { target, time: time.ok ? { ok: true, months: monthsRoundedUp(time.months) } : time }
}

/**
 * How many full monthly withdrawals, at the end of each month, `wealth` bears at a real rate: perpetual when the
 * withdrawal is not more than the interest of a month.
 *
 * @see facts/09-planejamento.md §1
 */
export function withdrawalDuration(
  wealth: Cents,
  withdrawal: Cents,
  monthlyRate: Fraction,
): { isPerpetual: true } | { isPerpetual: false; months: number } {
  if (!(wealth >= 0 && withdrawal > 0)) throw new RangeError(`not a withdrawal: ${wealth}, ${withdrawal}`)
  const months = paymentsIn(wealth, withdrawal, monthlyRate)
  if (months === Number.POSITIVE_INFINITY) return { isPerpetual: true }
  return { isPerpetual: false, months: monthsRoundedDown(months) }
}
