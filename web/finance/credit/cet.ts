import type { Cents, Fraction } from '../core/money.ts'
import { annualRateFrom, monthlyRateFrom } from '../interest/interest.ts'
import { type DatedFlow, datedInternalRate, internalRate } from '../interest/internal-rate.ts'

type CetResult =
  | { ok: true; annualRate: Fraction; monthlyRate: Fraction }
  | { ok: false; reason: 'no-solution' }

/**
 * Custo Efetivo Total of a loan: the annual rate with Σ FCⱼ ÷ (1 + CET)^((dⱼ − d₀) ÷ 365) = 0.
 *
 * The first flow is the net amount released, positive; what the borrower pays is negative and includes interest,
 * IOF, fees and insurance. The monthly rate is (1 + CET)^(1/12) − 1. Both unrounded.
 *
 * @see Resolução CMN 4.881/2020; facts/07-financiamento.md §1
 */
export function calculateCet(flows: readonly DatedFlow[]): CetResult {
  const found = datedInternalRate(flows)
  if (!found.ok) return { ok: false, reason: 'no-solution' }
  return { ok: true, annualRate: found.rate, monthlyRate: monthlyRateFrom(found.rate) }
}

/**
 * CET of equal monthly instalments, the first one month after `released`: the monthly rate that zeroes the flows, and
 * what it compounds to in a year. Unrounded.
 *
 * @see Banco Central, FAQ Custo Efetivo Total; facts/07-financiamento.md example 4
 */
export function calculateMonthlyCet(released: Cents, instalment: Cents, months: number): CetResult {
  if (!(Number.isInteger(months) && months >= 1)) throw new RangeError(`not a number of months: ${months}`)
  const found = internalRate([released, ...new Array<Cents>(months).fill(-instalment)])
  if (!found.ok) return { ok: false, reason: 'no-solution' }
  return { ok: true, annualRate: annualRateFrom(found.rate), monthlyRate: found.rate }
}
