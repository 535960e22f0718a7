import type { Golden, OldestDay, Wrongs } from '../form/golden.ts'

/** As the specification counts: in dollars, without spread and IOF. */
const inDollars = { tab: 'importar', dollarRate: '1', freight: '0', payment: 'pix', spread: '0' }

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §4: US$ 45 no Remessa Conforme, ICMS de 17 %',
    typed: { ...inDollars, product: '45,00' },
    headline: '54,22',
    says: ['9,22'],
  },
  {
    from: 'spec/pages.md §4: US$ 100 no Remessa Conforme',
    typed: { ...inDollars, product: '100,00' },
    headline: '156,63',
    says: ['30,00', '26,63'],
  },
  {
    from: 'spec/pages.md §4: US$ 100 fora do programa',
    typed: { ...inDollars, product: '100,00', programme: 'no', dispatchFee: '0' },
    headline: '192,77',
  },
  {
    from: 'facts/08 imp-o-06: US$ 300 + 20 de frete para MG, no cartão',
    typed: {
      tab: 'importar',
      dollarRate: '5,30',
      product: '300',
      freight: '20',
      state: 'MG',
      payment: 'card',
      spread: '4',
    },
    headline: '3.207,40',
    says: ['858,60', '523,23', '61,73'],
  },
  {
    from: 'spec/pages.md §1: US$ 100 no cartão, PTAX 5,2238',
    typed: { tab: 'converter', dollarRate: '5,2238', use: 'card', spread: '4' },
    headline: '562,29',
    says: ['19,01'],
  },
  {
    from: 'd24am, exemplo da “taxa das blusinhas”: US$ 60 a R$ 5,50, regra de 01/08/2024',
    typed: { ...inDollars, dollarRate: '5,50', product: '60,00', date: '10/08/2024' },
    headline: '503,61',
  },
  {
    from: 'spec/pages.md §1: US$ 100 para investir, PTAX 5,2238',
    typed: { tab: 'converter', dollarRate: '5,2238', use: 'investment', spread: '1,5' },
    headline: '536,05',
  },
]

export const wrongs: Wrongs = {
  product: ['0', 'O valor mínimo é US$\u00A00,01.'],
  dollarRate: ['abc', 'Digite só números, por exemplo 1.500,00.'],
  spread: ['20,5', 'Spread acima de 20% não parece certo. Confira com a instituição.'],
  date: ['03/01/1999', 'A data mínima é 04/01/1999.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2023-08-01', typed: (date) => ({ tab: 'importar', date }), because: 'Portaria MF 612/2023' },
]
