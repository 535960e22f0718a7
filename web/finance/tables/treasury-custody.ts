import type { Edition } from '../in-force.ts'
import type { Cents, Fraction } from '../money.ts'

export type CustodyBond = 'selic' | 'prefixado' | 'ipca'

type TreasuryCustody = Edition & {
  annualRate: Fraction
  /** Balance of one CPF that pays nothing. */
  freeBalance: Record<CustodyBond, Cents>
}

/**
 * Custody fee of B3 on Tesouro Direto, since then charged only at the redemption, coupon or maturity. The fees of
 * Tesouro RendA+ and Educa+ go by the years held and are not here.
 */
export const treasuryCustody: readonly TreasuryCustody[] = [
  {
    from: '2024-12-31',
    source: 'B3, taxa de custódia do Tesouro Direto',
    checkedOn: '2026-11-20',
    // The rate is confirmed; how B3 accrues it day by day is not.
    confidence: 'uncertain',
    annualRate: 0.002,
    freeBalance: { selic: 10_000_00, prefixado: 0, ipca: 0 },
  },
]
