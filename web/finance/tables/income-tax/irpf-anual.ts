import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'
import type { IncomeTaxTable } from '../../core/progressive-tax.ts'

type IrpfAnualTable = Edition &
  IncomeTaxTable & {
    /** Share of the income that the simplified discount takes off, up to its cap. */
    simplifiedRate: Fraction
    simplifiedCap: Cents
  }

/** Income tax of the annual return, by the calendar year of the income (`from` is its 1 January). */
export const irpfAnualTables: readonly IrpfAnualTable[] = [
  {
    from: '2026-01-01',
    source: 'Lei 15.191/2025 (tabela) e Lei 15.270/2025 (redutor anual)',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    brackets: [
      { upTo: 29_145_60, rate: 0, deduction: 0 },
      { upTo: 33_919_80, rate: 0.075, deduction: 2185_92 },
      { upTo: 45_012_60, rate: 0.15, deduction: 4729_91 },
      { upTo: 55_976_16, rate: 0.225, deduction: 8105_85 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 10_904_66 },
    ],
    simplifiedRate: 0.2,
    simplifiedCap: 17_640_00,
    reducer: { fullUpTo: 60_000_00, most: 2694_15, upTo: 88_200_00, intercept: 8429_73, slope: 0.095575 },
  },
  {
    from: '2025-01-01',
    source: 'Lei 14.848/2024 (4 meses) e Lei 15.191/2025 (8 meses)',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [
      { upTo: 28_467_20, rate: 0, deduction: 0 },
      { upTo: 33_919_80, rate: 0.075, deduction: 2135_04 },
      { upTo: 45_012_60, rate: 0.15, deduction: 4679_03 },
      { upTo: 55_976_16, rate: 0.225, deduction: 8054_97 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 10_853_78 },
    ],
    simplifiedRate: 0.2,
    simplifiedCap: 16_754_34,
  },
  {
    from: '2024-01-01',
    source: 'Lei 14.663/2023 (1 mês) e Lei 14.848/2024 (11 meses)',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [
      { upTo: 26_963_20, rate: 0, deduction: 0 },
      { upTo: 33_919_80, rate: 0.075, deduction: 2022_24 },
      { upTo: 45_012_60, rate: 0.15, deduction: 4566_23 },
      { upTo: 55_976_16, rate: 0.225, deduction: 7942_17 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.275, deduction: 10_740_98 },
    ],
    simplifiedRate: 0.2,
    simplifiedCap: 16_754_34,
  },
]
