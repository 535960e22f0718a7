import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '../../core/money.ts'

type IofVgbl = Edition & {
  rate: Fraction
  /** Contributions up to this sum pay nothing. */
  limit: Cents
  /** Base of the tax once the sum is over the limit: the part above it, or all of it. */
  charged: 'excess' | 'whole'
  /** Whose contributions are summed against the limit: the person's in each insurer, or in all of them. */
  summedOver: 'insurer' | 'all-insurers'
  period: 'month' | 'year'
  /** The sum starts here when the period began before. */
  countedFrom: IsoDate
}

const compiled = 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm'
const decree12499 = 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/D12499.htm'

const transition = {
  limit: 300_000_00,
  charged: 'excess',
  summedOver: 'insurer',
  period: 'year',
  countedFrom: '2025-06-11',
} as const

/** IOF on contributions to VGBL. Contributions from 27/06 to 16/07/2025 pay nothing, but count towards the limit. */
export const iofVgbl: readonly IofVgbl[] = [
  {
    from: '2026-01-01',
    source: 'Decreto 6.306/2007, art. 22, § 1º, redação do Decreto 12.499/2025',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.05,
    limit: 600_000_00,
    charged: 'excess',
    summedOver: 'all-insurers',
    period: 'year',
    countedFrom: '2026-01-01',
  },
  {
    from: '2025-07-17',
    source: 'Decreto 6.306/2007, art. 22, redação do Decreto 12.499/2025 (STF, ADC 96, 16 e 18/07/2025)',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.05,
    ...transition,
  },
  {
    from: '2025-06-27',
    source: 'Decreto Legislativo 176/2025 (e cautelar do STF de 04/07/2025): sem cobrança',
    url: 'https://www.planalto.gov.br/ccivil_03/DLG/DLG176-2025-CN.htm',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0,
    ...transition,
  },
  {
    from: '2025-06-11',
    source: 'Decreto 6.306/2007, art. 22, redação do Decreto 12.499/2025',
    url: decree12499,
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.05,
    ...transition,
  },
  {
    from: '2025-05-23',
    source: 'Decreto 6.306/2007, art. 22, redação do Decreto 12.466/2025',
    url: 'https://centraldeajuda.brasilprev.com.br/IOF-sobre-Aporte-em-Planos-VGBL',
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rate: 0.05,
    limit: 50_000_00,
    charged: 'whole',
    summedOver: 'all-insurers',
    period: 'month',
    countedFrom: '2025-05-23',
  },
  {
    from: '2007-12-17',
    source: 'Decreto 6.306/2007, art. 22, § 1º, I, "e": alíquota zero',
    url: compiled,
    checkedOn: '2026-11-21',
    confidence: 'confirmed',
    rate: 0,
    limit: 0,
    charged: 'excess',
    summedOver: 'all-insurers',
    period: 'year',
    countedFrom: '2007-12-17',
  },
]
