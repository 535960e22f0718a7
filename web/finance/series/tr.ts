import type { Edition } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'

type TrPeriod = Edition & { until: IsoDate; monthlyRate: Fraction }

/** The only TR whose value was read: of the month that begins on 22/09/2026. Any other comes from the provider. */
export const trPeriods: readonly TrPeriod[] = [
  {
    from: '2026-09-22',
    until: '2026-10-22',
    source: 'Banco Central, SGS 226',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    monthlyRate: 0.001668,
  },
]
