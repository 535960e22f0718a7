import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

const cdi = { annualCdi: '13,65', annualIpca: '4,22', date: '23/11/2026' }

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §23: 110 % de 13,65 % são 15,1131 % ao ano, líquidos 12,4683 %, uma LCI de 91,83 % do CDI',
    typed: { ...cdi, rate: '110', days: '365' },
    headline: '12,4683\u00A0% ao ano',
    says: ['15,1131\u00A0% ao ano', '91,83\u00A0% do CDI'],
  },
  {
    from: 'facts/vectors, tx-o-08: isento a 90 % do CDI por um ano, um CDB de 107,8326 %',
    typed: { ...cdi, rate: '90', exempt: 'sim', days: '365' },
    headline: '12,2054\u00A0% ao ano',
    says: ['107,83\u00A0% do CDI', 'Resolução CMN 5.215/2025'],
  },
]

export const wrongs: Wrongs = {
  rate: ['301', 'O valor máximo é 300\u00A0%.'],
  days: ['', 'Preencha o prazo em dias ou a data do resgate.'],
  maturity: ['23/11/2026', 'A data final precisa ser depois da inicial.'],
  annualIpca: ['', 'Preencha o campo IPCA projetado.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2007-12-07',
    typed: (date) => ({ date, days: '10' }),
    because: 'Decreto 6.306/2007, de 17/12/2007: o dia do resgate',
  },
]
