import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'à mão: 300.000,00 − 0,5 % = 298.500,00; 15 % do ganho de 198.500,00 são 29.775,00 (facts/04 §6)',
    typed: { amount: '1', price: '300.000,00', averageCost: '100.000,00', date: '18/11/2026' },
    headline: '268.725,00',
    says: ['29.775,00', 'DARF 4600 até 30/12/2026', 'Acima de R$\u00A035.000 no mês o ganho é tributado.'],
  },
  {
    from: 'à mão: 5.500,00 − 27,50 de corretagem, isento',
    typed: { price: '550.000,00', averageCost: '300.000,00', date: '20/11/2026' },
    headline: '5.472,50',
    says: ['2.472,50'],
  },
  {
    from: 'à mão: 48.000,00 a custo 31.000,00, sem corretagem: 15 % de 17.000,00; 35.000,00 + 13.000,00 em dois meses',
    typed: {
      amount: '48.000',
      unit: 'reais',
      price: '480.000,00',
      averageCost: '310.000,00',
      brokerage: '0',
    },
    headline: '45.450,00',
    says: ['2.550,00', 'em 2\u00A0meses, sem passar de R$\u00A035.000,00 em nenhum, é zero'],
  },
  {
    from: 'à mão: 48.000,00 que custaram 20.000,00, sem corretagem: 15 % de 28.000,00 são 4.200,00',
    typed: { amount: '48.000', unit: 'reais', paid: '20.000', brokerage: '0', date: '20/11/2026' },
    headline: '43.800,00',
    says: ['4.200,00', 'DARF 4600 até 30/12/2026'],
  },
]

export const wrongs: Wrongs = {
  amount: ['22000000', 'Digite de 0,00000001 a 21.000.000 bitcoins.'],
  brokerage: ['10,1', 'O valor máximo é 10\u00A0%.'],
  price: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  monthSales: ['-1', 'O valor mínimo é R$\u00A00,00.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2019-08-01', typed: onDate, because: 'IN RFB 1.888/2019' },
  { day: '2024-01-01', typed: (date) => ({ date, custody: 'exterior' }), because: 'Lei 14.754/2023' },
]
