import { inForce } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'

/**
 * Income tax rate on the yield of fixed income held for `days` calendar days and redeemed on `date`; undefined when
 * no table was in force on that day. The base is the yield less its IOF.
 *
 * @see Lei 11.033/2004, art. 1º
 */
export function fixedIncomeIrRate(days: number, date: IsoDate): Fraction | undefined {
  if (!(Number.isInteger(days) && days >= 0)) throw new RangeError(`not a number of days: ${days}`)
  return inForce(fixedIncomeIr, date)?.brackets.find(({ upToDays }) => days <= upToDays)?.rate
}
