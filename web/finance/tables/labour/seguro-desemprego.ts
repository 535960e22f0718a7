import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type SeguroDesemprego = Edition & {
  /** Up to `first.upTo` the average × `first.rate`; up to `second.upTo`, `second.plus` and its rate on the excess. */
  first: { upTo: Cents; rate: Fraction }
  second: { upTo: Cents; rate: Fraction; plus: Cents }
  ceiling: Cents
  /** By request (the third serves the later ones): `months` with salary of the last `ofLast` before the dismissal (art. 3º, I). */
  entitlement: readonly { months: number; ofLast: number }[]
  /** By request (the third list serves the later ones): from `months` worked in the last 36, so many instalments. */
  instalments: readonly (readonly { months: number; count: number }[])[]
  /** A month counts from so many days on (art. 4º § 3º). */
  fewestDays: number
  /** Days after the dismissal in which it may be asked for. */
  requestDays: { first: number; last: number }
}

const rates = { first: 0.8, second: 0.5 } as const

const entitlement = [
  { months: 12, ofLast: 18 },
  { months: 9, ofLast: 12 },
  { months: 6, ofLast: 6 },
] as const

const instalments = [
  [
    { months: 24, count: 5 },
    { months: 12, count: 4 },
  ],
  [
    { months: 24, count: 5 },
    { months: 12, count: 4 },
    { months: 9, count: 3 },
  ],
  [
    { months: 24, count: 5 },
    { months: 12, count: 4 },
    { months: 6, count: 3 },
  ],
] as const

/** The floor is the minimum wage, in its own table. */
export const seguroDesempregoTables: readonly SeguroDesemprego[] = [
  {
    // The ministry's notice of 12/01/2026 says "desde 11/01"; Agência Brasil wrote "a partir desta segunda-feira (12)".
    from: '2026-01-11',
    news: 'A maior parcela do seguro-desemprego passou de R$ 2.424,11 para R$ 2.518,65.',
    source: 'Lei 7.998/1990, arts. 3º a 5º; Lei 13.134/2015; tabela do MTE de 11/01/2026',
    url: 'https://www.correio24horas.com.br/brasil/seguro-desemprego-e-reajustado-veja-novos-valores-e-quem-tem-direito-0126',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-11',
      name: 'Tabela do seguro-desemprego',
      published: 'Tabela do Ministério do Trabalho, no dia do INPC de dezembro, por volta de 11 de janeiro',
    },
    first: { upTo: 2222_17, rate: rates.first },
    second: { upTo: 3703_99, rate: rates.second, plus: 1777_74 },
    ceiling: 2518_65,
    entitlement,
    instalments,
    fewestDays: 15,
    requestDays: { first: 7, last: 120 },
  },
  {
    from: '2025-01-11',
    source: 'Lei 7.998/1990, arts. 3º a 5º; Lei 13.134/2015; tabela do MTE de 2025',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    first: { upTo: 2138_76, rate: rates.first },
    second: { upTo: 3564_96, rate: rates.second, plus: 1711_01 },
    ceiling: 2424_11,
    entitlement,
    instalments,
    fewestDays: 15,
    requestDays: { first: 7, last: 120 },
  },
  {
    from: '2024-01-11',
    source: 'Lei 7.998/1990, arts. 3º a 5º; Lei 13.134/2015; tabela do MTE de 2024',
    checkedOn: '2026-11-20',
    confidence: 'known',
    first: { upTo: 2041_39, rate: rates.first },
    second: { upTo: 3402_65, rate: rates.second, plus: 1633_10 },
    ceiling: 2313_74,
    entitlement,
    instalments,
    fewestDays: 15,
    requestDays: { first: 7, last: 120 },
  },
]
