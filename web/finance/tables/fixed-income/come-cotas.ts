import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

export type FundTerm = 'long' | 'short'

type ComeCotas = Edition & {
  /** On the gain since the last collection; also the least that a redemption pays. */
  rates: Record<FundTerm, Fraction>
}

/** Income tax that funds collect on the last business day of May and of November. */
export const comeCotas: readonly ComeCotas[] = [
  {
    from: '2005-01-01',
    source: 'Lei 11.033/2004, art. 1º, § 2º; Lei 14.754/2023 (fundos fechados)',
    checkedOn: '2026-11-20',
    confidence: 'known',
    rates: { long: 0.15, short: 0.2 },
  },
]
