import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Fgts = Edition & {
  /** Of the pay, deposited by the employer. */
  depositRate: Fraction
  /** Of every deposit of the contract, by how it ended. */
  fine: { full: Fraction; half: Fraction; none: Fraction }
  /** Per year, beside the TR and the share of the fund's profit. */
  annualInterest: Fraction
}

export const fgtsTables: readonly Fgts[] = [
  {
    from: '1990-05-14',
    source: 'Lei 8.036/1990, arts. 13, 15 e 18 §§ 1º e 2º',
    checkedOn: '2026-11-20',
    confidence: 'known',
    depositRate: 0.08,
    fine: { full: 0.4, half: 0.2, none: 0 },
    annualInterest: 0.03,
  },
]
