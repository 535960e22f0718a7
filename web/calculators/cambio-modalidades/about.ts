import type { About } from '../about.ts'

export const about = {
  rank: 21,
  title: 'Dólar e euro com imposto',
  question: 'Quanto pago pelo dólar ou euro, com imposto?',
  path: '/dolar-hoje',
  moment: 'fora',
  words: 'cartão espécie conta global remessa VET spread IOF turismo',
} as const satisfies About
