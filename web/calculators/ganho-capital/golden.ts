import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §15: de 300 a 500 mil, sem reduções nem isenção',
    typed: { kind: 'bem_movel', price: '500.000,00', cost: '300.000,00', soldOn: '10/11/2026' },
    headline: '30.000,00',
    says: ['200.000,00', '30/12/2026', '470.000,00'],
  },
  {
    from: 'gc-o-01, exemplo publicado em 2009 (apoiotributario): FR1 de 71 meses, FR2 de 3',
    typed: { price: '100.000,00', cost: '60.000,00', boughtOn: '09/01/2000', soldOn: '05/02/2006' },
    headline: '3.882,78',
    says: ['25.885,18'],
  },
  {
    from: 'gc-o-02: imóvel de 2014, sem isenção',
    typed: { price: '720.000,00', cost: '380.000,00', boughtOn: '18/07/2014', soldOn: '10/11/2026' },
    headline: '30.302,68',
    says: ['202.017,86'],
  },
  {
    from: 'gc-o-03: três quartos do preço em outro imóvel',
    typed: {
      price: '720.000,00',
      cost: '380.000,00',
      boughtOn: '18/07/2014',
      soldOn: '10/11/2026',
      reinvested: '540.000,00',
    },
    headline: '7.575,67',
    says: ['09/05/2027'],
  },
  {
    from: 'gc-o-06: duas faixas',
    typed: { kind: 'bem_movel', price: '8.000.000,00', cost: '1.000.000,00' },
    headline: '1.100.000,00',
    says: ['750.000,00', '350.000,00'],
  },
]

export const wrongs: Wrongs = {
  price: ['0', 'O valor mínimo é R$\u00A00,01.'],
  cost: ['12abc', 'Digite só números, por exemplo 1.500,00.'],
  soldOn: ['09/03/2015', 'A data da venda não pode ser antes da compra.'],
  share: ['0', 'O valor mínimo é 0,01\u00A0%.'],
  saleExpenses: ['500.000,01', 'A corretagem não pode passar do valor de venda.'],
  instalments: ['09/11/2026; 500.000,00', 'Nenhuma parcela pode ser antes da venda.'],
}

const soldOn = (kind: string) => (soldOn: string) => ({ kind, boughtOn: '10/03/1995', soldOn })

export const oldest: readonly OldestDay[] = [
  { day: '2005-10-14', typed: soldOn('imovel'), because: 'Lei 11.196/2005, art. 40' },
  { day: '2005-06-16', typed: soldOn('bem_movel'), because: 'MP 252/2005' },
  { day: '2019-08-01', typed: soldOn('cripto'), because: 'IN RFB 1.888/2019' },
]
