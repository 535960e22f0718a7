import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type ProLabore = Edition & {
  /** Withheld by the company from what it pays a partner, from the minimum wage to the ceiling of the INSS. */
  inssRate: Fraction
}

export const proLaboreTables: readonly ProLabore[] = [
  {
    from: '2003-04-01',
    source: 'Lei 10.666/2003, art. 4º; Lei 8.212/1991, arts. 21 e 30, § 4º',
    url: 'https://suporte.contabilizei.com.br/hc/pt-br/articles/21758491289884-Impostos-que-incidem-sobre-o-pr%C3%B3-labore',
    checkedOn: '2026-11-28',
    confidence: 'confirmed',
    inssRate: 0.11,
  },
]
