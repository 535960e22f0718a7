import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { aboveMinusOne, growthFactor } from './interest.ts'

/** When in the month the money goes in: on its last day, earning from the next month on, or on its first. */
export type ContributionAt = 'end' | 'start'

export type Savings = {
  /** In centavos; may carry a fraction when it is itself a balance. */
  initial: number
  /** In centavos, the same every month. */
  contribution: Cents
  monthlyRate: Fraction
  months: number
  contributionAt: ContributionAt
}

type MonthsToGoal = { ok: true; months: number } | { ok: false; reason: 'unreachable' }

/**
 * Future value of one centavo a month: ((1 + i)ⁿ − 1) ÷ i, times (1 + i) at the start of the month; n when i is 0.
 *
 * Through `expm1` and `log1p`: for a rate such as 1e-12 the textbook form subtracts two equal numbers and loses all.
 */
export function seriesFactor(monthlyRate: Fraction, months: number, contributionAt: ContributionAt): number {
  if (monthlyRate === 0) return months
  const factor = Math.expm1(Math.log1p(aboveMinusOne(monthlyRate)) * months) / monthlyRate
  return contributionAt === 'start' ? factor * (1 + monthlyRate) : factor
}

/**
 * Balance in centavos after `months`, unrounded: M = P·(1 + i)ⁿ + A·((1 + i)ⁿ − 1) ÷ i, contributions at the end of
 * the month; at the start, the second term times (1 + i).
 *
 * @see facts/09-planejamento.md §1
 */
export function futureValue({ initial, contribution, monthlyRate, months, contributionAt }: Savings): number {
  return (
    initial * growthFactor(monthlyRate, months) +
    contribution * seriesFactor(monthlyRate, months, contributionAt)
  )
}

/**
 * Months, with their fraction, until the balance equals `goal` (centavos):
 * n = ln((M·i + A) ÷ (P·i + A)) ÷ ln(1 + i), where A becomes A·(1 + i) at the start of the month;
 * (M − P) ÷ A when i is 0. Zero when `initial` is already enough.
 *
 * @see facts/09-planejamento.md §1
 */
export function monthsToGoal(
  goal: Cents,
  { initial, contribution, monthlyRate, contributionAt }: Omit<Savings, 'months'>,
): MonthsToGoal {
  if (initial >= goal) return { ok: true, months: 0 }
  const paid = contributionAt === 'start' ? contribution * (1 + aboveMinusOne(monthlyRate)) : contribution
  const gainedFirst = initial * monthlyRate + paid
  if (gainedFirst <= 0) return { ok: false, reason: 'unreachable' }
  if (monthlyRate === 0) return { ok: true, months: (goal - initial) / paid }
  // ln(1 + x) with x = (M − P)·i ÷ (P·i + A): the quotient of the formula minus one, exact for a small rate.
  const months =
    Math.log1p(((goal - initial) * monthlyRate) / gainedFirst) / Math.log1p(aboveMinusOne(monthlyRate))
  return Number.isFinite(months) ? { ok: true, months } : { ok: false, reason: 'unreachable' }
}

/**
 * Future value of equal monthly contributions, rounded once, half up; interest is the total minus the contributions.
 *
 * @see facts/09-planejamento.md §1; `futureValue`
 */
export function calculateSavings(savings: Savings): { total: Cents; invested: Cents; interest: Cents } {
  const { initial, contribution, months } = savings
  if (!(Number.isInteger(months) && months >= 0)) throw new RangeError(`not a number of months: ${months}`)
  const total = roundCents(futureValue(savings))
  const invested = initial + contribution * months
  return { total, invested, interest: total - invested }
}
