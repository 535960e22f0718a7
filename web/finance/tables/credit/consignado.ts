import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Consignado = Edition & {
  /** Of the severance that is left after INSS, income tax and alimony. */
  severanceShare: Fraction
}

/** Payroll loans (Crédito do Trabalhador): how much of a severance they may take. The share was not confirmed. */
export const consignadoTables: readonly Consignado[] = [
  {
    from: '2015-10-22',
    source: 'Lei 10.820/2003, art. 1º, § 1º',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.820.htm',
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    severanceShare: 0.35,
  },
]
