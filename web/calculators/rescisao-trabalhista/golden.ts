import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §14: aviso de 39 dias, que projeta a 29/12/2026',
    typed: { salary: '3.500,00', admission: '10/03/2023', lastDay: '20/11/2026' },
    headline: '13.777,94',
    says: [
      '2.333,33',
      '4.550,00',
      '3.500,00',
      '2.916,67',
      '972,22',
      '14.272,22',
      '185,68',
      '308,60',
      '30/11/2026',
    ],
  },
  {
    from: 'resc-o-01: um dependente e o saldo do FGTS',
    typed: {
      salary: '4.500,00',
      admission: '10/03/2023',
      lastDay: '12/11/2026',
      dependants: '1',
      fgtsBalance: '15.840,00',
    },
    headline: '16.080,80',
    says: ['5.850,00', '137,69', '431,51', '6.724,80'],
  },
  {
    from: 'resc-o-02: pedido de demissão, aviso não cumprido',
    typed: {
      kind: 'pedido_demissao',
      notice: 'nao_cumprido',
      salary: '3.200,00',
      admission: '05/02/2024',
      lastDay: '20/11/2026',
    },
    headline: '5.013,94',
    says: ['3.200,00', '888,89', '240,60'],
  },
  {
    from: 'resc-o-03: acordo do art. 484-A, dois dependentes',
    typed: {
      kind: 'acordo_484a',
      salary: '6.200,00',
      admission: '01/06/2019',
      lastDay: '15/10/2026',
      dependants: '2',
      fgtsBalance: '42.500,00',
    },
    headline: '17.165,10',
    says: ['5.270,00', '163,78', '8.724,85'],
  },
  {
    from: 'resc-o-04: justa causa, com férias vencidas',
    typed: {
      kind: 'justa_causa',
      salary: '2.800,00',
      admission: '17/01/2022',
      lastDay: '08/09/2026',
      overdueVacations: '1',
    },
    headline: '4.424,00',
    says: ['746,67', '933,33'],
  },
]

export const wrongs: Wrongs = {
  salary: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  admission: ['21/11/2076', 'A admissão não pode ser depois do último dia.'],
  lastDay: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
  overdueVacations: ['4', 'O valor máximo é 3.'],
  absences: ['61', 'O valor máximo é 60.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2024-01-11',
    typed: (lastDay) => ({ admission: '10/03/1995', lastDay }),
    because: 'seguro-desemprego de 2024',
  },
]
