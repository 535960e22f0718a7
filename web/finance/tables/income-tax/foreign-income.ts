import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type ForeignIncome = Edition & { rate: Fraction }

/** Financial investments kept abroad by a resident, taxed once a year in the annual return. */
export const foreignIncomeTables: readonly ForeignIncome[] = [
  {
    from: '2024-01-01',
    source: 'Lei 14.754/2023, arts. 2º a 4º',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.15,
  },
]
