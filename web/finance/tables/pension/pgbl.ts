import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Pgbl = Edition & {
  /** Of the year's taxable income: contributions up to it come off the base of the annual return. */
  deductibleShare: Fraction
}

/** Only for who files the complete return and contributes to INSS or another public scheme. */
export const pgblTables: readonly Pgbl[] = [
  {
    from: '1998-01-01',
    source: 'Lei 9.532/1997, art. 11',
    checkedOn: '2026-11-20',
    confidence: 'known',
    deductibleShare: 0.12,
  },
]
