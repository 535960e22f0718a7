import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type Irpfm = Edition & {
  /** Income of the year up to which there is no minimum. */
  exemptUpTo: Cents
  /** Income from which the rate is the highest; between the two it rises in a straight line from zero. */
  fullFrom: Cents
  highestRate: Fraction
}

/** Minimum income tax of a year's high incomes, from the calendar year of 2026. */
export const irpfm: readonly Irpfm[] = [
  {
    from: '2026-01-01',
    source: 'Lei 15.270/2025 (IRPF mínimo)',
    checkedOn: '2026-11-20',
    // The formula is confirmed; the list of incomes that stay out is not.
    confidence: 'uncertain',
    exemptUpTo: 600_000_00,
    fullFrom: 1_200_000_00,
    highestRate: 0.1,
  },
]
