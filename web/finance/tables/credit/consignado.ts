import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type Consignado = Edition & {
  /** Of the severance that is left after INSS, income tax and alimony. */
  severanceShare: Fraction
  /**
   * Shares of the FGTS balance and of its fine that may be given as guarantee. Called on a dismissal without cause, an
   * indirect one, mutual fault or force majeure only.
   */
  guarantee?: { balanceShare: Fraction; fineShare: Fraction }
}

/**
 * Payroll loans (Crédito do Trabalhador): how much of a severance and of the FGTS they may take. The guarantee is given
 * by several reports of MP 1.292/2025; the share of the severance only by guides to Portaria MTE 435/2025, not confirmed.
 */
export const consignadoTables: readonly Consignado[] = [
  {
    from: '2025-03-21',
    source:
      'Lei 10.820/2003, art. 1º, §§ 1º, 5º e 6º, com a MP 1.292/2025, convertida na Lei 15.179/2025; Portaria MTE 435/2025',
    url: 'https://www.totvs.com/blog/fiscal-clientes/credito-do-trabalhador-novas-regras-e-multas-para-consignado-em-folha-de-pagamento',
    checkedOn: '2026-11-27',
    confidence: 'uncertain',
    severanceShare: 0.35,
    guarantee: { balanceShare: 0.1, fineShare: 1 },
  },
  {
    from: '2015-10-22',
    source: 'Lei 10.820/2003, art. 1º, § 1º',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/2003/l10.820.htm',
    checkedOn: '2026-11-20',
    confidence: 'uncertain',
    severanceShare: 0.35,
  },
]
