import type { Fraction } from '#web/finance/core/money.ts'
import { fixedFromCdiShare } from '#web/finance/fixed-income/yields.ts'
import { annualRateFrom, monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { combineRates } from '#web/finance/interest/rate-conversion.ts'

/** Per year or month; or a share of the CDI, or a rate over the IPCA, with that index per year. */
export type Rate =
  | { value: Fraction; per: 'year' | 'month' }
  | { value: Fraction; per: 'cdi' | 'ipca'; index: Fraction }

/** The same rate per year and per month, compounded. Unrounded. facts/06-taxas.md §1 */
export function ratesOf(rate: Rate): { annualRate: Fraction; monthlyRate: Fraction } {
  if (rate.per === 'month') return { annualRate: annualRateFrom(rate.value), monthlyRate: rate.value }
  const annualRate = annualRateOf(rate)
  return { annualRate, monthlyRate: monthlyRateFrom(annualRate) }
}

function annualRateOf(rate: Rate): Fraction {
  if (rate.per === 'cdi') return fixedFromCdiShare(rate.value, rate.index).annualRate
  return rate.per === 'ipca' ? combineRates([rate.index, rate.value]) : rate.value
}
