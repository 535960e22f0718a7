import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type Isencao65 = Edition & { fromAge: number; monthly: Cents }

/** Part of a pension, public or private, that the income tax leaves out from an age on. */
export const isencao65Tables: readonly Isencao65[] = [
  {
    from: '2015-04-01',
    source: 'Lei 7.713/1988, art. 6º, XV, redação da Lei 13.149/2015',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    fromAge: 65,
    monthly: 1903_98,
  },
]
