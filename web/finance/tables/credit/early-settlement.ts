import type { Edition } from '../../core/in-force.ts'

/** The right to pay a loan before its term, with the interest that is not due yet taken off. */
export const earlySettlement: readonly Edition[] = [
  {
    from: '1991-03-11',
    source: 'Código de Defesa do Consumidor (Lei 8.078/1990), art. 52, § 2º',
    url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
    checkedOn: '2026-11-22',
    confidence: 'known',
  },
]
