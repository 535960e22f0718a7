import { roundTo } from '../core/decimals.ts'
import type { Fraction } from '../core/money.ts'
import { growthFactor, realRateFrom } from '../interest/interest.ts'
import { combineRates, convertRate } from '../interest/rate-conversion.ts'
import { cdiFactor, fixedFromCdiShare } from './cdi.ts'
import { fixedRateFactor, ipcaPlusFactor } from './fixed-income.ts'

/** What a paper pays, with the constant index it is projected with. Rates per year. */
export type Yield =
  | { kind: 'cdi-share'; share: Fraction; annualCdi: Fraction }
  | { kind: 'cdi-plus'; spread: Fraction; annualCdi: Fraction }
  | { kind: 'fixed'; annualRate: Fraction }
  | { kind: 'ipca-plus'; realRate: Fraction; annualIpca: Fraction }

export type YieldKind = Yield['kind']

/** The indexes that a comparison between kinds needs. */
export type Indexes = { annualCdi: Fraction; annualIpca: Fraction }

/** What one centavo becomes in `businessDays`, with the precision of B3: 8 decimals, 9 for a fixed rate. */
export function yieldFactor(paper: Yield, businessDays: number): number {
  switch (paper.kind) {
    case 'cdi-share':
      return cdiFactor({ ...paper, businessDays })
    case 'cdi-plus': {
      const cdi = cdiFactor({ annualCdi: paper.annualCdi, share: 1, businessDays })
      return roundTo(cdi * fixedRateFactor(paper.spread, businessDays), 8)
    }
    case 'fixed':
      return fixedRateFactor(paper.annualRate, businessDays)
    case 'ipca-plus': {
      const inflation = growthFactor(paper.annualIpca, businessDays / 252) - 1
      return ipcaPlusFactor(inflation, paper.realRate, businessDays)
    }
  }
}

/** The fixed rate per year (base 252) that pays the same. Unrounded. facts/06-taxas.md §1 */
export function annualRateOf(paper: Yield): Fraction {
  switch (paper.kind) {
    case 'cdi-share':
      return fixedFromCdiShare(paper.share, paper.annualCdi).annualRate
    case 'cdi-plus':
      return combineRates([paper.annualCdi, paper.spread])
    case 'fixed':
      return paper.annualRate
    case 'ipca-plus':
      return combineRates([paper.annualIpca, paper.realRate])
  }
}

/**
 * `annualRate` said in the terms of each kind: share of the CDI, spread over it, fixed, real rate over the IPCA; the
 * inverse of `annualRateOf`. Unrounded. `share` is undefined when the CDI is 0: nothing is a share of it.
 */
export function equivalentsOf(annualRate: Fraction, { annualCdi, annualIpca }: Indexes) {
  const daily = convertRate(annualCdi, 'year', 'business-day')
  return {
    share: daily > 0 ? convertRate(annualRate, 'year', 'business-day') / daily : undefined,
    fixed: annualRate,
    spread: realRateFrom(annualRate, annualCdi),
    realRate: realRateFrom(annualRate, annualIpca),
  }
}
