import { forAYear, type Golden, type OldestDay, type Wrongs } from '../form/golden.ts'

const typed = { annualCdi: '13,65', date: '23/11/2026', maturity: '23/11/2027' }

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: 92 % do CDI por 250 dias úteis, 10.000 × (1 + 0,00050788 × 0,92)^250',
    typed: { ...typed, rate: '92' },
    headline: '11.238,78',
  },
  {
    from: 'spec/pages.md §9: o CDB que empata com uma LCI de 90 % do CDI, por prazo',
    typed: { ...typed, rate: '90' },
    headline: '11.210,29',
    says: [
      '111,72\u00A0%',
      '107,83\u00A0%',
      '103,94\u00A0%',
      '103,10\u00A0%',
      '101,63\u00A0%',
      '109,09\u00A0%',
    ],
  },
]

export const wrongs: Wrongs = {
  maturity: ['23/11/2026', 'A data final precisa ser depois da inicial.'],
  rate: ['301', 'O valor máximo é 300\u00A0%.'],
  cdbShare: ['0,5', 'O valor mínimo é 1\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2015-06-01', typed: forAYear, because: 'Resolução CMN 4.410/2015' },
]
