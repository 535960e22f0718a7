import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '../../core/money.ts'

type CapitalGainsRates = Edition & {
  /** Slices of the gain, each `upTo` inclusive, each at its own rate. */
  brackets: readonly { upTo: Cents; rate: Fraction }[]
}

/** Income tax of a person on the gain from selling goods and rights. */
export const capitalGainsRates: readonly CapitalGainsRates[] = [
  {
    from: '2017-01-01',
    source:
      'Lei 8.981/1995, art. 21, redação da Lei 13.259/2016 (efeitos: Ato Declaratório Interpretativo RFB 3/2016)',
    url: 'https://sindhosp.org.br/?p=20467',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    brackets: [
      { upTo: 5_000_000_00, rate: 0.15 },
      { upTo: 10_000_000_00, rate: 0.175 },
      { upTo: 30_000_000_00, rate: 0.2 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.225 },
    ],
  },
  {
    from: '1995-01-01',
    source: 'Lei 8.981/1995, art. 21, redação original: alíquota única',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [{ upTo: Number.POSITIVE_INFINITY, rate: 0.15 }],
  },
]

/** Goods sold, for the limit of small sales. */
export type SmallSaleKind = 'goods' | 'over-the-counter-shares'

type SmallSales = Edition & {
  /** Sales in the month, of goods of the same nature, up to which the gain is exempt. */
  exemptUpTo: Readonly<Record<SmallSaleKind, Cents>>
}

export const smallSales: readonly SmallSales[] = [
  {
    from: '2005-06-16',
    source: 'Lei 9.250/1995, art. 22, redação da Lei 11.196/2005, art. 38; IN SRF 599/2005, art. 1º',
    url: 'https://contabeis.com.br/legislacao/124387/instrucao-normativa-srf-599-2006',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    exemptUpTo: { goods: 35_000_00, 'over-the-counter-shares': 20_000_00 },
  },
]

type PropertyRules = Edition & {
  /** Sale up to which the only property is exempt. */
  onlyPropertyUpTo: Cents
  /** Reduction for a purchase in the year before `before`, and again for each earlier one. */
  purchaseReduction: { perYear: Fraction; before: number }
  /** FR1 divides by 1 + `monthlyRate` for each month from `from` to `through`, FR2 from the next one on. */
  factor1: { monthlyRate: Fraction; from: `${number}-${number}`; through: `${number}-${number}` }
  factor2: { monthlyRate: Fraction; from: `${number}-${number}` }
  /** Days from the contract of sale to buy another home, and years in which either exemption is given once. */
  reinvestment: { days: number; onceInYears: number }
  /** Source of each rule, with the first day of its law. */
  articles: Readonly<
    Record<
      'cost' | 'purchaseReduction' | 'factors' | 'onlyProperty' | 'reinvestment',
      { source: string; from: IsoDate }
    >
  >
}

/**
 * Reductions and exemptions for land and buildings. The two factors hold for sales since 14/10/2005 (known, not looked
 * up again); before that there was another one, which is not covered.
 */
export const propertyRules: readonly PropertyRules[] = [
  {
    from: '2005-10-14',
    source: 'Lei 11.196/2005, arts. 39 e 40; Lei 9.250/1995, art. 23; Lei 7.713/1988, art. 18',
    url: 'https://livrozilla.com/doc/1315148/lei-11.196---como-se-tornar-um-corretor%3F',
    checkedOn: '2026-11-20',
    confidence: 'known',
    onlyPropertyUpTo: 440_000_00,
    purchaseReduction: { perYear: 0.05, before: 1989 },
    factor1: { monthlyRate: 0.006, from: '1996-01', through: '2005-11' },
    factor2: { monthlyRate: 0.0035, from: '2005-12' },
    reinvestment: { days: 180, onceInYears: 5 },
    articles: {
      cost: { source: 'IN SRF 84/2001, art. 17', from: '2001-10-17' },
      purchaseReduction: { source: 'Lei 7.713/1988, art. 18', from: '1989-01-01' },
      factors: { source: 'Lei 11.196/2005, art. 40', from: '2005-10-14' },
      onlyProperty: { source: 'Lei 9.250/1995, art. 23', from: '1996-01-01' },
      reinvestment: { source: 'Lei 11.196/2005, art. 39; IN RFB 2.070/2022', from: '2005-10-14' },
    },
  },
]
