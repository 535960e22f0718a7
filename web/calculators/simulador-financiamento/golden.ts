import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

const loan = { assetValue: '500.000,00', downPayment: '20', months: '360', rate: '11,19' }

export const goldens: readonly Golden[] = [
  {
    // MIP of 40 years, DFI and fee of the estimate: 123,58 + 23,42 + 25,00.
    from: 'spec/pages.md §13: SAC, 400.000, 360 m, 11,19 % efetiva; mais os seguros estimados',
    typed: loan,
    headline: '4.834,46',
    says: ['4.662,46', '641.018,29'],
  },
  {
    from: 'spec/pages.md §13: SAC, 400.000, 360 m, 11,19 % efetiva',
    typed: { ...loan, insurance: 'none' },
    headline: '4.662,46',
    says: ['1.120,98', '641.018,29'],
  },
  {
    from: 'spec/pages.md §13: Price',
    typed: { ...loan, system: 'price', insurance: 'none' },
    headline: '3.705,10',
    says: ['933.836,91'],
  },
  {
    from: 'spec/pages.md §13: Price, mais 500 por mês',
    typed: { ...loan, system: 'price', insurance: 'none', extraMonthly: '500,00' },
    headline: '3.705,10',
    says: ['211 parcelas', '485.498,59'],
  },
  {
    from: 'spec/pages.md §13: os mesmos 11,19 % como taxa nominal',
    typed: { ...loan, system: 'price', insurance: 'none', rateKind: 'nominal' },
    headline: '3.866,83',
  },
]

export const wrongs: Wrongs = {
  assetValue: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  downPayment: ['96', 'A entrada máxima é 95% do valor do bem.'],
  months: ['421', 'O prazo máximo costuma ser 420 meses.'],
  rate: ['201', 'O valor máximo é 200\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2008-01-03', typed: onDate, because: 'Decreto 6.339/2008' },
]
