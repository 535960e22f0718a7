import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type PrevidenciaRegressiva = Edition & {
  /** Rates by the age of each contribution, each up to and including `upToYears`. */
  brackets: readonly { upToYears: number; rate: Fraction }[]
}

/** Regressive income tax on PGBL and VGBL. Since Lei 14.803/2024 it is chosen at the first redemption or benefit. */
export const previdenciaRegressiva: readonly PrevidenciaRegressiva[] = [
  {
    from: '2005-01-01',
    source: 'Lei 11.053/2004, art. 1º',
    checkedOn: '2026-11-20',
    confidence: 'known',
    brackets: [
      { upToYears: 2, rate: 0.35 },
      { upToYears: 4, rate: 0.3 },
      { upToYears: 6, rate: 0.25 },
      { upToYears: 8, rate: 0.2 },
      { upToYears: 10, rate: 0.15 },
      { upToYears: Number.POSITIVE_INFINITY, rate: 0.1 },
    ],
  },
]
