import type { About } from '../about.ts'

export const about = {
  rank: 16,
  title: 'Tesouro Direto',
  question: 'Quanto sobra do Tesouro depois do imposto?',
  path: '/investimentos/tesouro-direto',
  moment: 'investir',
  words: 'Selic prefixado IPCA+ Renda+ Educa+ marcação a mercado custódia',
} as const satisfies About
