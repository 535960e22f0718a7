/** Differences between the pages of two currencies, beside their questions. */
export const currencies = {
  'usd-brl': {
    code: 'USD',
    symbol: 'US$',
    path: '/dolar-hoje',
    title: 'Dólar hoje',
    noun: 'dólar',
    /** Beside the reference in the table of round amounts. */
    uses: ['card', 'account'],
    /** Beside what the market expects of the dollar. */
    expectationNote: '',
    /** Events that usually move it. */
    moves: ['copom', 'ipca', 'fomc', 'payroll', 'holiday'],
  },
  'eur-brl': {
    code: 'EUR',
    symbol: '€',
    path: '/euro-hoje',
    title: 'Euro hoje',
    noun: 'euro',
    uses: ['cash', 'card'],
    expectationNote: 'O Focus não pergunta pelo euro: o que há é o dólar, que também pesa no preço dele.',
    moves: ['copom', 'ipca', 'ecb', 'fomc', 'payroll', 'holiday'],
  },
} as const

export type CurrencyId = keyof typeof currencies
