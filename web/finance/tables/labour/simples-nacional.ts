import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

/** By the revenue of twelve months, each `upTo` inclusive; the rate is (revenue × rate − deduction) ÷ revenue. */
type Annex = readonly { upTo: Cents; rate: Fraction; deduction: Cents }[]

type SimplesNacional = Edition & {
  /** Share of the revenue from which pay of twelve months leads from annex V to annex III. */
  factorR: Fraction
  annexes: { iii: Annex; v: Annex }
}

/** Services of the annexes III and V, up to the sublimit above which the ISS is paid apart (art. 19, § 4º). */
export const simplesNacionalTables: readonly SimplesNacional[] = [
  {
    from: '2018-01-01',
    source: 'LC 123/2006, art. 18, §§ 5º-J, 5º-M e 24, e Anexos III e V (LC 155/2016)',
    checkedOn: '2026-11-28',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-01',
      name: 'Tabela do Simples Nacional',
      published: 'LC 214/2025, art. 519, Anexos XVIII a XXII, no Diário Oficial de 16/01/2025',
    },
    factorR: 0.28,
    annexes: {
      iii: [
        { upTo: 180_000_00, rate: 0.06, deduction: 0 },
        { upTo: 360_000_00, rate: 0.112, deduction: 9_360_00 },
        { upTo: 720_000_00, rate: 0.135, deduction: 17_640_00 },
        { upTo: 1_800_000_00, rate: 0.16, deduction: 35_640_00 },
        { upTo: 3_600_000_00, rate: 0.21, deduction: 125_640_00 },
      ],
      v: [
        { upTo: 180_000_00, rate: 0.155, deduction: 0 },
        { upTo: 360_000_00, rate: 0.18, deduction: 4_500_00 },
        { upTo: 720_000_00, rate: 0.195, deduction: 9_900_00 },
        { upTo: 1_800_000_00, rate: 0.205, deduction: 17_100_00 },
        { upTo: 3_600_000_00, rate: 0.23, deduction: 62_100_00 },
      ],
    },
  },
]
