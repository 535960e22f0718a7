import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

const question = { monthlyIncome: '5.000,00', rate: '100', annualCdi: '13,65', annualIpca: '4,22' }

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §19: 548.735,64 gastando tudo, 847.030,14 com uma retirada por ano; calculators-review §1: todo mês',
    typed: question,
    headline: '886.216,70',
    says: ['548.735,64', '847.030,14'],
  },
]

export const wrongs: Wrongs = {
  monthlyIncome: ['0', 'O valor mínimo é R$\u00A01,00.'],
  rate: ['301', 'O valor máximo é 300\u00A0%.'],
  annualIpca: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
}

export const oldest: readonly OldestDay[] = [{ day: '2005-01-01', typed: onDate, because: 'Lei 11.033/2004' }]
