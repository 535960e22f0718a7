import { forAYear, type Golden, type OldestDay, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'um ano pelo calendário, à mão: 250 dias úteis, (1 + 0,00050788 × 1,1)^250 = 1,14984598',
    typed: { annualCdi: '13,65', date: '23/11/2026', maturity: '23/11/2027' },
    headline: '11.236,23',
    says: ['262,23'],
  },
]

export const wrongs: Wrongs = {
  amount: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  rate: ['301', 'O valor máximo é 300\u00A0%.'],
  maturity: ['23/11/2026', 'A data final precisa ser depois da inicial.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2013-05-24', typed: forAYear, because: 'R$ 250 mil do FGC, Resolução CMN 4.222/2013' },
]
