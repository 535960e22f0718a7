import { type Cents, roundCents } from '../core/money.ts'
import { futureValue, type Savings } from './interest.ts'

/**
 * What equal monthly contributions become, rounded once, half up; interest is the total minus what was put in.
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
