import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: 93 × (1 − 1 ÷ 1,11) ÷ 0,00873459 = 1.055,14; a taxa por bisseção em outro programa',
    typed: {
      cashPrice: '1.000,00',
      instalments: '12',
      instalment: '93,00',
      annualYield: '11',
      yieldIs: 'net',
    },
    headline: '55,14',
    says: ['1.055,14', '1,73'],
  },
  {
    from: 'facts/09 pl-o-11: US$ 2.000 a 5,30, spreads do cartão, da conta global e do papel-moeda',
    typed: {
      mode: 'abroad',
      amount: '2.000',
      usdRate: '5,30',
      cardSpread: '5',
      accountSpread: '1',
      cashSpread: '6',
    },
    headline: '438,84',
    says: ['11.080,71', '11.519,55', '11.629,26'],
  },
]

export const wrongs: Wrongs = {
  cashPrice: ['0', 'O valor mínimo é R$\u00A00,01.'],
  instalments: ['421', 'O valor máximo é 420.'],
  instalment: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  annualYield: ['101', 'O valor máximo é 100\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [
  {
    day: '2018-03-03',
    typed: (date) => ({ mode: 'abroad', date, cardSpread: '4', accountSpread: '2' }),
    because: 'Decreto 9.297/2018',
  },
]
