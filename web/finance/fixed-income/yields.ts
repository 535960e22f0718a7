import { percentInWords } from '../core/format.ts'
import { checkCount, type Fraction, type IsoDate, roundTo } from '../core/money.ts'
import { growthFactor, realRateFrom } from '../interest/interest.ts'
import { combineRates, convertRate } from '../interest/rate-conversion.ts'
import { fixedIncomeIrRate } from './redemption.ts'

/** Yield of a paper, with the constant index of its projection. Rates per year. */
export type Yield =
  | { kind: 'cdi-share'; share: Fraction; annualCdi: Fraction }
  | { kind: 'cdi-plus'; spread: Fraction; annualCdi: Fraction }
  | { kind: 'fixed'; annualRate: Fraction }
  | { kind: 'ipca-plus'; realRate: Fraction; annualIpca: Fraction }

export type YieldKind = Yield['kind']

/** The indexes that a comparison between kinds needs. */
export type Indexes = { annualCdi: Fraction; annualIpca: Fraction }

/** Growth of one centavo in `businessDays`, with the precision of B3: 8 decimals, 9 for a fixed rate. */
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

/** Growth of one centavo at a fixed annual rate: (1 + i)^(du ÷ 252), rounded to 9 decimals as B3 does. */
export function fixedRateFactor(annualRate: Fraction, businessDays: number): number {
  return roundTo(growthFactor(annualRate, checkCount(businessDays) / 252), 9)
}

/**
 * Growth of one centavo at IPCA plus a real rate: (1 + IPCA) × (1 + r)^(du ÷ 252), rounded to 8 decimals.
 * `inflation` is the IPCA accumulated in the term, not per year.
 */
export function ipcaPlusFactor(inflation: Fraction, realAnnualRate: Fraction, businessDays: number): number {
  return roundTo(growthFactor(inflation, 1) * fixedRateFactor(realAnnualRate, businessDays), 8)
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

type GrossUp =
  | { ok: true; irRate: Fraction; exactShare: Fraction; linearShare: Fraction }
  | { ok: false; reason: 'no-table-in-force' }

/** The CDI of one business day, as B3 publishes it: (1 + CDI)^(1/252) − 1 rounded to 8 decimals. */
export function dailyCdi(annualCdi: Fraction): Fraction {
  return roundTo(convertRate(annualCdi, 'year', 'business-day'), 8)
}

/**
 * Growth of one centavo in `businessDays` at `share` of a constant CDI (110 % is `1.1`): (1 + TDI × share)^du with
 * the TDI of `dailyCdi`, rounded to 8 decimals.
 *
 * B3 also truncates the running product at 16 decimals, which is where binary arithmetic ends: that is left to it.
 *
 * @see facts/05-renda-fixa.md §2 (B3 cadernos)
 */
export function cdiFactor(input: { annualCdi: Fraction; share: Fraction; businessDays: number }): number {
  checkBusinessDays(input.businessDays)
  return roundTo(growthFactor(dailyCdi(input.annualCdi) * checkShare(input.share), input.businessDays), 8)
}

/**
 * The fixed annual rate that equals `share` of the CDI, ((1 + d × share)^252) − 1, and the same as a spread over it,
 * (1 + fixed) ÷ (1 + CDI) − 1. Never CDI × share. The daily CDI `d` is unrounded here, as are the results.
 *
 * @see facts/06-taxas.md §1
 */
export function fixedFromCdiShare(
  share: Fraction,
  annualCdi: Fraction,
): { annualRate: Fraction; spread: Fraction } {
  const daily = convertRate(annualCdi, 'year', 'business-day') * checkShare(share)
  const annualRate = convertRate(daily, 'business-day', 'year')
  return { annualRate, spread: realRateFrom(annualRate, annualCdi) }
}

/**
 * The share of the CDI that a taxed paper must pay to leave as much as an exempt one at `exemptShare`, held for
 * `businessDays` (of `days` calendar days) and redeemed on `date`.
 *
 * Exact: F = (1 + d × exempt)^du, gain g = (F − 1) ÷ (1 − IR), share = ((1 + g)^(1/du) − 1) ÷ d. `linearShare` is the
 * usual exempt ÷ (1 − IR), which overstates more the longer the term. Unrounded; the IOF of under 30 days is left out.
 *
 * @see facts/06-taxas.md §1 (gross-up); Lei 11.033/2004, art. 1º
 */
export function grossUp(input: {
  exemptShare: Fraction
  annualCdi: Fraction
  businessDays: number
  days: number
  date: IsoDate
}): GrossUp {
  const { businessDays, annualCdi } = input
  if (checkBusinessDays(businessDays) === 0) throw new RangeError('a term without business days')
  // At 0 % every share is as good as any other.
  if (!(annualCdi > 0)) throw new RangeError(`not a CDI to compare with: ${annualCdi}`)
  const irRate = fixedIncomeIrRate(input.days, input.date)
  if (irRate === undefined) return { ok: false, reason: 'no-table-in-force' }
  const daily = convertRate(annualCdi, 'year', 'business-day')
  const exemptShare = checkShare(input.exemptShare)
  const exemptGain = Math.expm1(Math.log1p(daily * exemptShare) * businessDays)
  const exactShare = Math.expm1(Math.log1p(exemptGain / (1 - irRate)) / businessDays) / daily
  return { ok: true, irRate, exactShare, linearShare: exemptShare / (1 - irRate) }
}

function checkShare(share: Fraction): Fraction {
  if (!(share >= 0 && Number.isFinite(share))) throw new RangeError(`not a share of the CDI: ${share}`)
  return share
}

function checkBusinessDays(days: number): number {
  if (!(Number.isInteger(days) && days >= 0)) throw new RangeError(`not a number of business days: ${days}`)
  return days
}

/** `110 % do CDI (13,65 % ao ano)`, `13,5 % ao ano`, `IPCA (4,58 % ao ano) + 7,2 % ao ano`. */
export function yieldInWords(paper: Yield): string {
  switch (paper.kind) {
    case 'cdi-share':
      return `${percentInWords(paper.share)} do CDI (${percentInWords(paper.annualCdi)} ao ano)`
    case 'cdi-plus':
      return `CDI (${percentInWords(paper.annualCdi)} ao ano) + ${percentInWords(paper.spread)} ao ano`
    case 'fixed':
      return `${percentInWords(paper.annualRate)} ao ano`
    case 'ipca-plus':
      return `IPCA (${percentInWords(paper.annualIpca)} ao ano) + ${percentInWords(paper.realRate)} ao ano`
  }
}
