import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'dez dias para dois, à mão: 8.000 + (900 + 1.000) × 5, 10 % de imprevistos, 4 % de spread e 3,5 % de IOF',
    typed: {
      currency: 'USD',
      dollarRate: '5',
      departure: '20/06/2027',
      return: '29/06/2027',
      tickets: '4.000,00',
      lodging: '100,00',
      food: '50,00',
      transport: '0',
      tours: '0',
      shopping: '0',
      insurance: '0',
      visa: '0',
      phone: '0',
      saved: '0',
      cardShare: '100',
      accountShare: '0',
      cashShare: '0',
    },
    headline: '20.048,38',
    says: ['10.024,19', '380,38'],
  },
]

export const wrongs: Wrongs = {
  return: ['20/06/2027', 'A volta precisa ser depois da ida.'],
  cardShare: ['90', 'A soma das formas de pagamento precisa dar 100%.'],
  adults: ['0', 'O valor mínimo é 1.'],
  contingency: ['51', 'O valor máximo é 50\u00A0%.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2018-03-03', typed: onDate, because: 'Decreto 9.297/2018' },
]
