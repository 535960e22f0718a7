import { roundTo } from '../core/decimals.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { growthFactor, realRateFrom } from '../interest/interest.ts'
import { convertRate } from '../interest/rate-conversion.ts'
import { fixedIncomeIrRate } from './fixed-income-ir.ts'

type GrossUp =
  | { ok: true; irRate: Fraction; exactShare: Fraction; linearShare: Fraction }
  | { ok: false; reason: 'no-table-in-force' }

/** The CDI of one business day, as B3 publishes it: (1 + CDI)^(1/252) − 1 rounded to 8 decimals. */
export function dailyCdi(annualCdi: Fraction): Fraction {
  return roundTo(convertRate(annualCdi, 'year', 'business-day'), 8)
}

/**
 * What one centavo becomes in `businessDays` at `share` of a constant CDI (110 % is `1.1`): (1 + TDI × share)^du with
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
