import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { growthFactor } from './interest.ts'
import { type Savings, seriesFactor } from './savings.ts'

/** Equal instalments at the end of each month. */
export type Loan = { principal: Cents; monthlyRate: Fraction; months: number }

/** A fraction of a month this small is what binary arithmetic left over, not a month. */
const noise = 1e-9

/** Months until something is complete: a month begun counts. */
export const monthsRoundedUp = (months: number): number => Math.max(0, Math.ceil(months - noise))

/** Months that were complete: a month begun does not count. */
export const monthsRoundedDown = (months: number): number => Math.floor(months + noise)

/**
 * Present value of one centavo at the end of each of `months`: (1 − (1 + i)⁻ⁿ) ÷ i; n when i is 0.
 * `monthlyRate` is a fraction above −1. Through `expm1` and `log1p`, exact for a rate of almost 0.
 */
export function annuityFactor(monthlyRate: Fraction, months: number): number {
  if (!(monthlyRate > -1 && Number.isFinite(monthlyRate))) throw new RangeError(`not a rate: ${monthlyRate}`)
  return monthlyRate === 0 ? months : -Math.expm1(-Math.log1p(monthlyRate) * months) / monthlyRate
}

/**
 * The equal instalment (Price) that pays `principal` in `months`: P·i ÷ (1 − (1 + i)⁻ⁿ). Unrounded centavos.
 *
 * @see facts/07-financiamento.md §1
 */
export function priceInstalment({ principal, monthlyRate, months }: Loan): number {
  return principal / annuityFactor(monthlyRate, months)
}

/**
 * Payments of `payment` that `amount` bears, with their fraction: n = −ln(1 − B·i ÷ W) ÷ ln(1 + i); B ÷ W when i is
 * 0. Infinity when the interest of the first month already pays everything (W ≤ B·i).
 *
 * @see facts/07-financiamento.md §1 (new term), facts/09-planejamento.md §1 (duration of withdrawals)
 */
export function paymentsIn(amount: number, payment: number, monthlyRate: Fraction): number {
  if (!(monthlyRate > -1 && Number.isFinite(monthlyRate))) throw new RangeError(`not a rate: ${monthlyRate}`)
  if (payment <= Math.max(0, amount * monthlyRate)) return Number.POSITIVE_INFINITY
  if (monthlyRate === 0) return amount / payment
  return -Math.log1p((-amount * monthlyRate) / payment) / Math.log1p(monthlyRate)
}

/**
 * The monthly contribution that turns `initial` into `goal` after `months`: A = (M − P·(1 + i)ⁿ) ÷ series factor.
 * Rounded once, half up; zero when the initial amount gets there alone.
 *
 * @see facts/09-planejamento.md §1
 */
export function contributionForGoal(
  goal: Cents,
  { initial, monthlyRate, months, contributionAt }: Omit<Savings, 'contribution'>,
): Cents {
  if (!(Number.isInteger(months) && months >= 1)) throw new RangeError(`not a number of months: ${months}`)
  const missing = goal - initial * growthFactor(monthlyRate, months)
  return roundCents(Math.max(0, missing) / seriesFactor(monthlyRate, months, contributionAt))
}
