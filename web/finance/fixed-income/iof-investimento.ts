import { inForce } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { iofInvestimento } from '../tables/fixed-income/iof-investimento.ts'

/**
 * Share of the yield that IOF takes from a redemption `days` calendar days after the application; undefined when
 * no table was in force on `date`, the day of the redemption.
 *
 * Day 1 is the day after the application (96 %); nothing from day 30 on, and nothing on the day of the application
 * itself, which has no day to be charged. The decree's other limit, 1 % of the redemption per day, is left out:
 * the share of the yield is the smaller one (facts/01-iof.md §4).
 *
 * @see Decreto 6.306/2007, art. 32 and its annex
 */
export function iofOnYieldShare(days: number, date: IsoDate): Fraction | undefined {
  if (!(Number.isInteger(days) && days >= 0)) throw new RangeError(`not a number of days: ${days}`)
  const table = inForce(iofInvestimento, date)
  if (!table) return undefined
  return table.yieldShareByDay[days - 1] ?? 0
}
