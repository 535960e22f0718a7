import type { Edition } from '../../core/in-force.ts'
import type { Cents } from '../../core/money.ts'

type SalarioFamilia = Edition & {
  /** Highest monthly pay that gives the right, inclusive. */
  limit: Cents
  /** Per child up to 14 or disabled, a month. */
  quota: Cents
}

export const salarioFamiliaTables: readonly SalarioFamilia[] = [
  {
    from: '2026-01-01',
    source: 'Portaria Interministerial MPS/MF nº 13/2026; Lei 8.213/1991, art. 66',
    url: 'https://astecont.com.br/6633/tabela_para_calculo_da_quota_do_salario-familia_de_2026',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-01',
      name: 'Tabela do salário-família',
      published:
        'Portaria Interministerial MPS/MF, no Diário Oficial, em geral até 15 de janeiro; vale desde o dia 1º',
    },
    limit: 1980_38,
    quota: 67_54,
  },
  {
    from: '2025-01-01',
    source: 'Portaria Interministerial MPS/MF nº 6/2025; Lei 8.213/1991, art. 66',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    limit: 1906_04,
    quota: 65_00,
  },
  {
    from: '2024-01-01',
    source: 'Portaria Interministerial MPS/MF nº 2/2024; Lei 8.213/1991, art. 66',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    limit: 1819_26,
    quota: 62_04,
  },
]
