import type { Edition } from '../../core/in-force.ts'
import type { Cents, Fraction } from '../../core/money.ts'

type InssTable = Edition & {
  /** Each slice of the salary pays its own rate; nothing is due above the last `upTo`, the ceiling. */
  brackets: readonly { upTo: Cents; rate: Fraction }[]
}

export const inssTables: readonly InssTable[] = [
  {
    from: '2026-01-01',
    source: 'Portaria Interministerial MPS/MF nº 13/2026; EC 103/2019, art. 28',
    url: 'https://www.totvs.com/blog/fiscal-clientes/inss-nova-tabela-de-contribuicao-e-reajuste-dos-beneficios-para-2026',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    renewal: {
      due: '2027-01-01',
      name: 'Tabela do INSS',
      published:
        'Portaria Interministerial MPS/MF, no Diário Oficial, em geral até 15 de janeiro; vale desde o dia 1º',
    },
    brackets: [
      { upTo: 1621_00, rate: 0.075 },
      { upTo: 2902_84, rate: 0.09 },
      { upTo: 4354_27, rate: 0.12 },
      { upTo: 8475_55, rate: 0.14 },
    ],
  },
  {
    from: '2025-01-01',
    source: 'Portaria Interministerial MPS/MF nº 6/2025; EC 103/2019, art. 28',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    brackets: [
      { upTo: 1518_00, rate: 0.075 },
      { upTo: 2793_88, rate: 0.09 },
      { upTo: 4190_83, rate: 0.12 },
      { upTo: 8157_41, rate: 0.14 },
    ],
  },
  {
    from: '2024-01-01',
    source: 'Portaria Interministerial MPS/MF nº 2/2024; EC 103/2019, art. 28',
    checkedOn: '2026-11-20',
    confidence: 'confirmed',
    brackets: [
      { upTo: 1412_00, rate: 0.075 },
      { upTo: 2666_68, rate: 0.09 },
      { upTo: 4000_03, rate: 0.12 },
      { upTo: 7786_02, rate: 0.14 },
    ],
  },
]
