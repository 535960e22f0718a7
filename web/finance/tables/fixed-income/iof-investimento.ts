import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type IofInvestimento = Edition & {
  /** Share of the yield by whole days since the application: the first item is day 1. Nothing after the last. */
  yieldShareByDay: readonly Fraction[]
}

/** Zero rate for letters and certificates of credit. */
export const iofInvestimentoZero: readonly Edition[] = [
  {
    from: '2007-12-17',
    source: 'Decreto 6.306/2007, art. 32, § 2º: alíquota zero',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
    checkedOn: '2026-11-21',
    confidence: 'known',
  },
]

/** IOF on the redemption of fixed income in under 30 days. */
export const iofInvestimento: readonly IofInvestimento[] = [
  {
    from: '2007-12-17',
    source: 'Decreto 6.306/2007, art. 32 e Anexo',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2007-2010/2007/decreto/d6306.htm',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    yieldShareByDay: [
      0.96, 0.93, 0.9, 0.86, 0.83, 0.8, 0.76, 0.73, 0.7, 0.66, 0.63, 0.6, 0.56, 0.53, 0.5, 0.46, 0.43, 0.4,
      0.36, 0.33, 0.3, 0.26, 0.23, 0.2, 0.16, 0.13, 0.1, 0.06, 0.03, 0,
    ],
  },
]
