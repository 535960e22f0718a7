import { type Golden, type OldestDay, onDate, type Wrongs } from '../form/golden.ts'

const date = '20/11/2026'

export const goldens: readonly Golden[] = [
  {
    from: 'spec/pages.md §12: Price de 12 × 3 % ao mês, meses de 30 dias',
    typed: { date },
    headline: '206,55',
    says: ['9.793,45', 'Cheque especial e rotativo do cartão'],
  },
  {
    from: 'spec/pages.md §12: R$ 10.000, tudo em 365 dias',
    typed: { date, system: 'single', monthLength: 'calendar' },
    headline: '337,30',
    says: ['299,30', '38,00'],
  },
  {
    from: 'spec/pages.md §12: rendimento de R$ 100 no 10º dia',
    typed: { date, tab: 'investimento' },
    headline: '66,00',
    says: ['26,35'],
  },
  {
    from: 'facts/01, iof-o-01: R$ 1.000 no cartão',
    typed: { date, tab: 'cambio', amount: '1.000,00' },
    headline: '35,00',
    says: ['inciso VII', 'nossa tabela começa em 03/03/2018'],
  },
  {
    from: 'facts/01, iof-o-16: R$ 750 mil em duas seguradoras',
    typed: {
      tab: 'vgbl',
      contributions: '10/02/2026; A; 400.000,00\n15/08/2026; B; 300.000,00\n20/11/2026; A; 50.000,00',
    },
    headline: '7.500,00',
  },
  {
    from: 'XP: R$ 100 mil de uma empresa por 180 dias',
    typed: {
      date,
      amount: '100.000,00',
      borrower: 'company',
      system: 'single',
      months: '6',
    },
    headline: '1.856,00',
  },
  {
    from: 'XP: R$ 100 mil com o IOF financiado, principal de R$ 103.490,74',
    typed: {
      date,
      amount: '100.000,00',
      borrower: 'company',
      system: 'single',
      monthLength: 'calendar',
      financed: 'sim',
    },
    headline: '3.490,74',
    says: ['103.490,74'],
  },
]

export const wrongs: Wrongs = {
  amount: ['99,99', 'O valor mínimo de um empréstimo aqui é R$\u00A0100,00.'],
  months: ['421', 'O valor máximo é 420.'],
  monthlyRate: ['26', 'O valor máximo é 25\u00A0%.'],
  date: ['31/02/2026', 'Fevereiro de 2026 só tem 28 dias.'],
}

export const oldest: readonly OldestDay[] = [
  { day: '2015-01-22', typed: onDate, because: 'Decreto 8.392/2015, crédito' },
  {
    day: '2018-03-03',
    typed: (date) => ({ tab: 'cambio', date, operation: 'own-account', amount: '100,00' }),
    because: 'Decreto 9.297/2018',
  },
  {
    day: '2007-12-17',
    typed: (date) => ({ tab: 'investimento', date, yield: '100,00', days: '10', product: 'fixed-income' }),
    because: 'Decreto 6.306/2007',
  },
]
