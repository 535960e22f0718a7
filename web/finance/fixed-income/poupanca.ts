import { addDays, addMonths, monthsBetween } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { monthlyRateFrom } from '../interest/interest.ts'
import { combineRates } from '../interest/rate-conversion.ts'
import { poupanca } from '../tables/fixed-income/poupanca.ts'

type PoupancaResult =
  | { ok: true; additionalRate: Fraction; monthlyRate: Fraction; credit: Cents }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Credit of a savings account on the anniversary of `balance`: (1 + TR) × (1 + additional) − 1, where the
 * additional is 0,5 % while the Selic target is above 8,5 %, otherwise (1 + 70 % × Selic)^(1/12) − 1. `tr` is of the
 * month and `selicTarget` per year; the rates are unrounded, the credit is rounded. Exempt for an individual.
 *
 * @see Lei 12.703/2012; Circular BCB 3.595/2012; facts/06-taxas.md §1
 */
export function poupancaMonth(input: {
  balance: Cents
  selicTarget: Fraction
  tr: Fraction
  date: IsoDate
}): PoupancaResult {
  const { balance, selicTarget, tr, date } = input
  checkCents(balance)
  const rule = inForce(poupanca, date)
  if (!rule) return { ok: false, reason: 'no-table-in-force' }
  const compounded = monthlyRateFrom(selicTarget * rule.selicShare)
  const additionalRate = selicTarget > rule.selicAbove ? rule.fixedMonthlyRate : compounded
  const monthlyRate = combineRates([tr, additionalRate])
  return { ok: true, additionalRate, monthlyRate, credit: roundCents(balance * monthlyRate) }
}

/** Deposits after this day of the month have their anniversary on day 1. */
const LAST_ANNIVERSARY = 28

/** First day that counts for a deposit of `day`: of the 29th, 30th or 31st it is day 1 of the next month. */
export function poupancaBase(day: IsoDate): IsoDate {
  const date = Number(day.slice(8))
  return date > LAST_ANNIVERSARY ? addMonths(addDays(day, 1 - date), 1) : day
}

/**
 * How often a deposit of `day` has been credited by `end`: its complete months.
 *
 * @see Lei 8.177/1991, art. 12; facts/06-taxas.md §1
 */
export function poupancaCredits(day: IsoDate, end: IsoDate): number {
  return Math.max(0, monthsBetween(poupancaBase(day), end))
}
