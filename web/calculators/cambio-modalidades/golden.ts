import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

const from = (way: string) => `spec/pages.md §1: PTAX 5,2238, US$ 100, ${way}`

export const goldens: readonly Golden[] = [
  { from: from('comercial, a referência'), typed: { rate: '5,2238', use: 'commercial' }, headline: '522,38' },
  {
    from: from('cartão'),
    typed: { rate: '5,2238', use: 'card' },
    headline: '562,29',
    says: ['19,01', '5,6229'],
  },
  { from: from('espécie'), typed: { rate: '5,2238', use: 'cash' }, headline: '570,40' },
  { from: from('conta'), typed: { rate: '5,2238', use: 'account' }, headline: '551,48' },
  { from: from('investimento'), typed: { rate: '5,2238', use: 'investment' }, headline: '536,05' },
]

export const wrongs: Wrongs = {
  amount: ['0', 'O valor mínimo é US$\u00A00,01.'],
  rate: ['x', 'Digite só números, por exemplo 1.500,00.'],
  cardSpread: ['20,5', 'Spread acima de 20% não parece certo. Confira com a instituição.'],
  thirdPartyFee: ['abc', 'Digite só números, por exemplo 1.500,00.'],
  date: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2018-03-03', typed: (date) => ({ date, use: 'card' }), because: 'Decreto 9.297/2018' },
]
