import type { Fraction } from '../core/money.ts'

/** A commercial day is one of a year of twelve months of 30 days. */
export const periodsPerYear = {
  year: 1,
  semester: 2,
  quarter: 4,
  bimester: 6,
  month: 12,
  'business-day': 252,
  'commercial-day': 360,
  'calendar-day': 365,
} as const

export type RatePeriod = keyof typeof periodsPerYear

/**
 * The rate per `to` that compounds to the same as `rate` per `from`: (1 + i)^(periods of `from` ÷ periods of `to`) − 1,
 * where a year has 12 months, 252 business days, 360 commercial days or 365 calendar days. Fractions above −1, unrounded.
 *
 * @see facts/06-taxas.md §1 (equivalence)
 */
export function convertRate(rate: Fraction, from: RatePeriod, to: RatePeriod): Fraction {
  return compounded(rate, periodsPerYear[from] / periodsPerYear[to])
}

/**
 * Effective rates of a nominal annual rate that is compounded `compoundings` times a year: per period iₙ ÷ k, per
 * year (1 + iₙ ÷ k)^k − 1. Unrounded.
 */
export function effectiveRateFrom(
  nominalAnnualRate: Fraction,
  compoundings: number,
): { periodRate: Fraction; annualRate: Fraction } {
  if (!(Number.isInteger(compoundings) && compoundings > 0)) {
    throw new RangeError(`not a number of compoundings: ${compoundings}`)
  }
  const periodRate = nominalAnnualRate / compoundings
  return { periodRate, annualRate: compounded(periodRate, compoundings) }
}

/**
 * Accumulated rate of `rates`: ∏(1 + i) − 1; zero for none. Unrounded. For successive months of inflation, or a real
 * rate and the inflation of the same period.
 */
export function combineRates(rates: readonly Fraction[]): Fraction {
  return finite(Math.expm1(rates.reduce((sum, rate) => sum + Math.log1p(aboveMinusOne(rate)), 0)))
}

function compounded(rate: Fraction, periods: number): Fraction {
  return finite(Math.expm1(Math.log1p(aboveMinusOne(rate)) * periods))
}

function aboveMinusOne(rate: Fraction): Fraction {
  if (!(rate > -1 && Number.isFinite(rate))) throw new RangeError(`not a rate: ${rate}`)
  return rate
}

function finite(rate: Fraction): Fraction {
  if (!Number.isFinite(rate)) throw new RangeError('the rate compounds beyond any number')
  return rate
}
