import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type TesouroBonds = Edition & {
  /** Paid each six months on the face value: 10 % and 6 % a year, as the Tesouro rounds them. */
  semesterCoupon: { prefixado: Fraction; ipca: Fraction }
  /** Equal monthly payments of the corrected face value. */
  payments: Record<IncomeBond, number>
  /** Days after the purchase during which RendA+ and Educa+ are not bought back. */
  waitingDays: number
}

export const tesouroBonds: readonly TesouroBonds[] = [
  {
    from: '2023-01-30',
    source: 'Tesouro Nacional, características dos títulos do Tesouro Direto',
    url: 'https://pt.scribd.com/document/658112778/Tesouro-IPCA-e-IPCA-Juros-Semestrais',
    checkedOn: '2026-11-20',
    // The payments are confirmed; the first day, the launch of RendA+, is from memory.
    confidence: 'known',
    semesterCoupon: { prefixado: 0.04880885, ipca: 0.029563 },
    payments: { 'renda-mais': 240, 'educa-mais': 60 },
    waitingDays: 60,
  },
]

export type CustodyBond = 'selic' | 'prefixado' | 'ipca'
export type IncomeBond = 'renda-mais' | 'educa-mais'

type TesouroCustody = Edition & {
  annualRate: Fraction
  /** Balance of one CPF that pays nothing. */
  freeBalance: Record<CustodyBond, Cents>
  incomeBonds: Record<IncomeBond, IncomeBondFee>
}

type IncomeBondFee = {
  /** Yearly rate on what is sold, by the years held, each below `underYears`. */
  onSale: readonly { underYears: number; annualRate: Fraction }[]
  /** Held to maturity: free up to this many minimum wages of monthly income, `rateAbove` on the excess. */
  freeMinimumWages: number
  rateAbove: Fraction
}

/**
 * Custody fee of B3 on Tesouro Direto, since then charged only at the redemption, coupon or maturity. It was 0,30 %
 * in the years before, which old pages still say.
 */
export const tesouroCustody: readonly TesouroCustody[] = [
  {
    from: '2024-12-31',
    source: 'B3, taxa de custódia do Tesouro Direto',
    checkedOn: '2026-11-20',
    // The rate is confirmed; how B3 accrues it day by day is not.
    confidence: 'uncertain',
    annualRate: 0.002,
    freeBalance: { selic: 10_000_00, prefixado: 0, ipca: 0 },
    incomeBonds: {
      'renda-mais': {
        onSale: [
          { underYears: 10, annualRate: 0.005 },
          { underYears: 20, annualRate: 0.002 },
          { underYears: Number.POSITIVE_INFINITY, annualRate: 0.001 },
        ],
        freeMinimumWages: 6,
        rateAbove: 0.001,
      },
      'educa-mais': {
        onSale: [
          { underYears: 7, annualRate: 0.005 },
          { underYears: 14, annualRate: 0.002 },
          { underYears: Number.POSITIVE_INFINITY, annualRate: 0.001 },
        ],
        freeMinimumWages: 4,
        rateAbove: 0.001,
      },
    },
  },
]
