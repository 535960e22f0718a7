import type { Cents, Fraction } from '../core/money.ts'

/**
 * The monthly rate that compounds to `annualRate` in twelve months: i = (1 + iₐ)^(1/12) − 1.
 * Both are fractions above −1, unrounded. Not iₐ ÷ 12: that is the nominal convention.
 *
 * @see facts/06-taxas.md §1 (equivalence)
 */
export function monthlyRateFrom(annualRate: Fraction): Fraction {
  return Math.expm1(Math.log1p(aboveMinusOne(annualRate)) / 12)
}

/** The annual rate that `monthlyRate` compounds to: iₐ = (1 + i)¹² − 1. Fractions above −1, unrounded. */
export function annualRateFrom(monthlyRate: Fraction): Fraction {
  return Math.expm1(Math.log1p(aboveMinusOne(monthlyRate)) * 12)
}

/** Real rate after `inflation` (Fisher): (1 + n) ÷ (1 + inf) − 1. Same period for the three. */
export function realRateFrom(nominalRate: Fraction, inflation: Fraction): Fraction {
  return (nominalRate - aboveMinusOne(inflation)) / (1 + inflation)
}

/** (1 + i)ⁿ. `months` may be fractional. */
export function growthFactor(monthlyRate: Fraction, months: number): number {
  return Math.exp(Math.log1p(aboveMinusOne(monthlyRate)) * months)
}

/** `amount` of `months` from now in today's money: M ÷ (1 + inflation)^(months ÷ 12). `inflation` is per year. */
export function inTodaysMoney(amount: Cents, inflation: Fraction, months: number): number {
  return amount / Math.exp((Math.log1p(aboveMinusOne(inflation)) * months) / 12)
}

/** @throws RangeError for what no rate is: money loses at most all of itself */
export function aboveMinusOne(rate: Fraction): Fraction {
  if (!(rate > -1 && Number.isFinite(rate))) throw new RangeError(`not a rate: ${rate}`)
  return rate
}
