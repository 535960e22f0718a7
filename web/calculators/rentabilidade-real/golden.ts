import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §18: 13,65 % sobre 4,22 %',
    typed: { amount: '1.000,00', nominalRate: '13,65', inflation: '4,22', taxRate: '' },
    headline: '9,05\u00A0%',
    says: ['9,43\u00A0%', '94,30'],
  },
  {
    from: 'facts/06 tx-o-05: 13,65 % sobre 4,58 %',
    typed: { nominalRate: '13,65', inflation: '4,58' },
    headline: '8,67\u00A0%',
  },
]

export const wrongs: Wrongs = {
  amount: ['0', 'O valor mínimo é R$\u00A01,00.'],
  nominalRate: ['-100', 'O valor mínimo é −99\u00A0%.'],
  inflation: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  taxRate: ['51', 'O valor máximo é 50\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2007-12-17',
    typed: (end) => ({
      mode: 'values',
      initial: '1.000,00',
      date: '02/01/2002',
      final: '1.500,00',
      end,
      taxation: 'fixed-income',
      index: 'own',
      ownInflation: '10',
    }),
    because: 'Decreto 6.306/2007',
  },
]
