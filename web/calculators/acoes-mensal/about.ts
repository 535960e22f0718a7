import type { About } from '../about.ts'

export const about = {
  rank: 19,
  title: 'Imposto de ações no mês',
  question: 'Vendi ações: tenho DARF a pagar?',
  path: '/investimentos/acoes',
  moment: 'imposto',
  words: 'bolsa day trade swing trade isenção 20 mil prejuízo DARF 6015',
} as const satisfies About
