import type { About } from '../about.ts'

export const about = {
  rank: 20,
  title: 'Fundos imobiliários',
  question: 'Quanto um FII paga, e o imposto da venda?',
  path: '/investimentos/fundos-imobiliarios',
  moment: 'investir',
  words: 'FII cotas rendimento dividend yield aluguel',
} as const satisfies About
