import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type FixedIncomeIr = Edition & {
  /** Rates on the yield by calendar days held, each up to and including `upToDays`; the last holds for any term. */
  brackets: readonly { upToDays: number; rate: Fraction }[]
}

/** Regressive income tax on the yield of fixed income. MP 1.303/2025, which would have ended it, lapsed. */
export const fixedIncomeIr: readonly FixedIncomeIr[] = [
  {
    from: '2005-01-01',
    source: 'Lei 11.033/2004, art. 1º',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [
      { upToDays: 180, rate: 0.225 },
      { upToDays: 360, rate: 0.2 },
      { upToDays: 720, rate: 0.175 },
      { upToDays: Number.POSITIVE_INFINITY, rate: 0.15 },
    ],
  },
]
