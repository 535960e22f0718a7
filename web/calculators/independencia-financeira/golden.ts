import type { Golden, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §20: 60 mil por ano a 3,5 %',
    typed: {
      age: '30',
      monthlyExpense: '5.000,00',
      wealth: '50.000,00',
      monthlyContribution: '1.500,00',
      realReturn: '4',
      withdrawalRate: '3,5',
    },
    headline: '1.714.285,71',
    says: ['aos 67 anos', '1.200.000,00', '434.426,52'],
  },
  { from: 'spec/pages.md §20: a 3 %', typed: { withdrawalRate: '3' }, headline: '2.000.000,00' },
  { from: 'spec/pages.md §20: a 4 %', typed: { withdrawalRate: '4' }, headline: '1.500.000,00' },
]

export const wrongs: Wrongs = {
  age: ['15', 'O valor mínimo é 16.'],
  monthlyExpense: ['0', 'O valor mínimo é R$\u00A01,00.'],
  withdrawalRate: ['6,1', 'O valor máximo é 6\u00A0%.'],
  realReturn: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
}
