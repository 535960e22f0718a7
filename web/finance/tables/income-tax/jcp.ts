import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Jcp = Edition & { rate: Fraction }

export const jcp: readonly Jcp[] = [
  {
    from: '2026-01-01',
    source: 'LC 224/2025, art. 8º',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    rate: 0.175,
  },
  {
    from: '1996-01-01',
    source: 'Lei 9.249/1995, art. 9º, § 2º',
    checkedOn: '2026-11-20',
    confidence: 'known',
    rate: 0.15,
  },
]
