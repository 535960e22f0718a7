import { truncateTo } from '../core/decimals.ts'
import { type Cents, checkCount, type Fraction } from '../core/money.ts'
import { growthFactor } from '../interest/interest.ts'

/** What a Tesouro Prefixado pays at maturity. */
const faceValue: Cents = 1000_00

/**
 * Price of one Tesouro Prefixado (LTN) `businessDays` before maturity: 1.000 ÷ (1 + i)^(du ÷ 252), in centavos, the
 * exponent cut to 14 decimals and the price to centavos. Days from the settlement, inclusive, to the maturity.
 *
 * @see facts/05-renda-fixa.md §3 (Tesouro Nacional, Cálculo da Rentabilidade)
 */
export function ltnPrice(annualRate: Fraction, businessDays: number): Cents {
  return truncateTo(faceValue / discount(annualRate, businessDays), 0)
}

/**
 * VNA of an IPCA bond on the settlement day: VNA × (1 + projected IPCA)^(dc₁ ÷ dc₂), in reais cut to 6 decimals.
 * dc₁ are the calendar days since the last 15th, dc₂ those from it to the next one.
 */
export function projectVna(input: {
  lastVna: number
  projectedIpca: Fraction
  daysSince15th: number
  daysInPeriod: number
}): number {
  const { lastVna, projectedIpca, daysSince15th, daysInPeriod } = input
  if (checkCount(daysInPeriod) < checkCount(daysSince15th) || daysInPeriod === 0) {
    throw new RangeError(`${daysSince15th} days since the 15th of ${daysInPeriod}`)
  }
  return truncateTo(checkVna(lastVna) * growthFactor(projectedIpca, daysSince15th / daysInPeriod), 6)
}

/**
 * Quotation and price of a bond without coupons that follows an index (Tesouro IPCA+, Tesouro Selic): quotation, in
 * percent of the VNA, 100 ÷ (1 + i)^(du ÷ 252) cut to 4 decimals; price VNA × quotation ÷ 100 cut to centavos.
 *
 * `vna` is in reais with 6 decimals: projected by `projectVna` for IPCA+. `annualRate` is the real rate of IPCA+, the
 * ágio or deságio of Selic.
 *
 * @see facts/05-renda-fixa.md §3
 */
export function indexedBondPrice(
  vna: number,
  annualRate: Fraction,
  businessDays: number,
): { quotation: number; price: Cents } {
  const quotation = truncateTo(100 / discount(annualRate, businessDays), 4)
  // Percent of reais is centavos.
  return { quotation, price: truncateTo(checkVna(vna) * quotation, 0) }
}

function discount(annualRate: Fraction, businessDays: number): number {
  const exponent = Math.trunc((checkCount(businessDays) / 252) * 1e14) / 1e14
  return growthFactor(annualRate, exponent)
}

function checkVna(vna: number): number {
  if (!(vna > 0 && Number.isFinite(vna))) throw new RangeError(`not a VNA: ${vna}`)
  return vna
}
