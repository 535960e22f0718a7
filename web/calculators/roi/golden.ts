import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'facts/09 pl-o-07: 10.000 que viram 18.500 em quatro anos, 16,6253 % ao ano',
    typed: { invested: '10.000,00', final: '18.500,00', months: '48', annualCdi: '13,65' },
    headline: '85,00\u00A0%',
    says: ['16,63\u00A0% ao ano', '15.680,67'],
  },
]

export const wrongs: Wrongs = {
  invested: ['0', 'O valor mínimo é R$\u00A00,01.'],
  final: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  months: ['0', 'O valor mínimo é 1.'],
  annualCdi: ['101', 'O valor máximo é 100\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [{ day: '2005-01-01', typed: onDate, because: 'Lei 11.033/2004' }]
