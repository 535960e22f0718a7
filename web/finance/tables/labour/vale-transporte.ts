import type { Edition } from '../../core/in-force.ts'
import type { Fraction } from '../../core/money.ts'

type ValeTransporte = Edition & {
  /** Most that the employee pays of the fares: a share of the base pay, without extras. */
  share: Fraction
}

export const valeTransporteTables: readonly ValeTransporte[] = [
  {
    from: '1985-12-17',
    source: 'Lei 7.418/1985, art. 4º, parágrafo único; Decreto 10.854/2021',
    url: 'https://www.correiobraziliense.com.br/cidades-df/2025/08/7232948-impacto-para-os-empregadores.html',
    checkedOn: '2026-11-28',
    confidence: 'confirmed',
    share: 0.06,
  },
]
