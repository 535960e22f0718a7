import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type FgtsHousing = Edition & {
  /** Years of work under the FGTS, in one firm or in several. */
  yearsOfWork: number
  /** Part of each instalment that the FGTS may pay, for so many months at a time. */
  instalmentShare: Fraction
  instalmentMonths: number
  /** Between two uses to pay off the balance. */
  monthsBetween: number
}

export const fgtsHousing: readonly FgtsHousing[] = [
  {
    from: '1990-05-14',
    source: 'Lei 8.036/1990, art. 20, V a VII',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm',
    checkedOn: '2026-11-22',
    confidence: 'known',
    yearsOfWork: 3,
    instalmentShare: 0.8,
    instalmentMonths: 12,
    monthsBetween: 24,
  },
]
