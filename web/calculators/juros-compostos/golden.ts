import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §11: 1.000 + 300/m, 120 m, 13,65 % a.a.',
    typed: {
      initial: '1.000,00',
      monthlyContribution: '300,00',
      rate: '13,65',
      term: '120',
      termUnit: 'months',
    },
    headline: '76.216,34',
    says: ['36.000,00', '39.216,34'],
  },
  {
    from: 'spec/pages.md §11: 1 % a.m., fim do mês',
    typed: { rate: '1', ratePer: 'month' },
    headline: '72.311,99',
  },
  {
    from: 'spec/pages.md §11: 1 % a.m., início do mês',
    typed: { rate: '1', ratePer: 'month', contributionAt: 'start' },
    headline: '73.002,11',
  },
]

export const wrongs: Wrongs = {
  initial: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  monthlyContribution: ['1.000.000,01', 'O valor máximo é R$\u00A01.000.000,00.'],
  rate: ['101', 'O valor máximo é 100\u00A0%.'],
  term: ['721', 'O valor máximo é 720.'],
}

/** No day that its fields take is older than its tables. */
export const oldest: readonly OldestDay[] = []
