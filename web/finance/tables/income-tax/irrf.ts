import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'
import type { IncomeTaxTable } from '../../core/progressive-tax.ts'

type IrrfTable = Edition &
  IncomeTaxTable & {
    /** Replaces every legal deduction when that gives a lower base. */
    simplifiedDiscount: Cents
    perDependant: Cents
  }

const perDependant = 189_59

const from2025May = {
  brackets: [
    { upTo: 2428_80, rate: 0, deduction: 0 },
    { upTo: 2826_65, rate: 0.075, deduction: 182_16 },
    { upTo: 3751_05, rate: 0.15, deduction: 394_16 },
    { upTo: 4664_68, rate: 0.225, deduction: 675_49 },
    { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 908_73 },
  ],
  simplifiedDiscount: 607_20,
  perDependant,
} as const

export const irrfTables: readonly IrrfTable[] = [
  {
    from: '2026-01-01',
    source: 'Lei 15.191/2025 (tabela) e Lei 15.270/2025 (redutor: Lei 9.250/1995, art. 3º-A)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    ...from2025May,
    reducer: { fullUpTo: 5000_00, most: 312_89, upTo: 7350_00, intercept: 978_62, slope: 0.133145 },
  },
  {
    from: '2025-05-01',
    source: 'MP 1.294/2025, convertida na Lei 15.191/2025',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    ...from2025May,
  },
  {
    from: '2024-02-01',
    source: 'MP 1.206/2024 e Lei 14.848/2024',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    brackets: [
      { upTo: 2259_20, rate: 0, deduction: 0 },
      { upTo: 2826_65, rate: 0.075, deduction: 169_44 },
      { upTo: 3751_05, rate: 0.15, deduction: 381_44 },
      { upTo: 4664_68, rate: 0.225, deduction: 662_77 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 896_00 },
    ],
    simplifiedDiscount: 564_80,
    perDependant,
  },
  {
    from: '2023-05-01',
    source: 'MP 1.171/2023 e Lei 14.663/2023',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [
      { upTo: 2112_00, rate: 0, deduction: 0 },
      { upTo: 2826_65, rate: 0.075, deduction: 158_40 },
      { upTo: 3751_05, rate: 0.15, deduction: 370_40 },
      { upTo: 4664_68, rate: 0.225, deduction: 651_73 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 884_96 },
    ],
    simplifiedDiscount: 528_00,
    perDependant,
  },
]
