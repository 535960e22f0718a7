import { roundTo } from '../core/decimals.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { growthFactor } from '../interest/interest.ts'
import { redemptionTaxes } from './iof-resgate.ts'

type Redemption =
  | { ok: true; gross: Cents; yield: Cents; iof: Cents; irRate: Fraction; ir: Cents; net: Cents }
  | { ok: false; reason: 'no-table-in-force' }

/** What one centavo becomes at a fixed annual rate: (1 + i)^(du ÷ 252), rounded to 9 decimals as B3 does. */
export function fixedRateFactor(annualRate: Fraction, businessDays: number): number {
  return roundTo(growthFactor(annualRate, checkCount(businessDays) / 252), 9)
}

/**
 * What one centavo becomes at IPCA plus a real rate: (1 + IPCA) × (1 + r)^(du ÷ 252), rounded to 8 decimals.
 * `inflation` is the IPCA accumulated in the term, not per year.
 */
export function ipcaPlusFactor(inflation: Fraction, realAnnualRate: Fraction, businessDays: number): number {
  return roundTo(growthFactor(inflation, 1) * fixedRateFactor(realAnnualRate, businessDays), 8)
}

/**
 * What a redemption on `date` leaves of `principal` that grew by `factor` in `days` calendar days: the gross value
 * is rounded, then IOF on the yield (under 30 days), then IR on what IOF left, each rounded.
 *
 * `exempt` is a paper without either for an individual: LCI, LCA, LIG, LCD, CRI, CRA, CPR, incentivised debentures.
 *
 * @see Lei 11.033/2004, arts. 1º and 3º; Decreto 6.306/2007, art. 32; facts/05-renda-fixa.md §1
 */
export function redeemFixedIncome(input: {
  principal: Cents
  factor: number
  days: number
  date: IsoDate
  exempt: boolean
}): Redemption {
  const { principal, factor, days, date, exempt } = input
  checkCents(principal)
  if (!(factor >= 0 && Number.isFinite(factor))) throw new RangeError(`not a factor: ${factor}`)
  const gross = roundCents(principal * factor)
  const taxes = redemptionTaxes({ yield: gross - principal, days, date })
  if (!taxes.ok) return taxes
  const { iof, irRate, ir } = exempt ? { iof: 0, irRate: 0, ir: 0 } : taxes
  return { ok: true, gross, yield: gross - principal, iof, irRate, ir, net: gross - iof - ir }
}
