import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Domestico = Edition & {
  /** Of the pay, deposited each month beside the FGTS: it takes the place of the fine. */
  reserveRate: Fraction
  /** Seguro-desemprego: instalments of one minimum wage for who worked so many of the last months. */
  unemployment: {
    instalments: number
    months: number
    ofLast: number
    requestDays: { first: number; last: number }
  }
}

/** Rules of domestic work that differ from the CLT. */
export const domesticoTables: readonly Domestico[] = [
  {
    from: '2015-10-01',
    source: 'LC 150/2015, arts. 22, 26, 28 e 29',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp150.htm',
    checkedOn: '2026-11-20',
    confidence: 'known',
    reserveRate: 0.032,
    unemployment: { instalments: 3, months: 15, ofLast: 24, requestDays: { first: 7, last: 90 } },
  },
]
