import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type EducationDeduction = Edition & {
  /** Of a year's school and university, for each person of a complete annual return. */
  perPerson: Cents
}

export const educationTables: readonly EducationDeduction[] = [
  {
    from: '2015-01-01',
    source: 'Lei 9.250/1995, redação da Lei 13.149/2015',
    checkedOn: '2026-11-23',
    confidence: 'known',
    perPerson: 3_561_50,
  },
]
