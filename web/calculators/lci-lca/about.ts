import type { About } from '../about.ts'

export const about = {
  rank: 18,
  title: 'LCI e LCA',
  question: 'Uma LCI ganha de um CDB de quanto?',
  path: '/investimentos/lci-lca',
  moment: 'investir',
  words: 'isenta letra de crédito imobiliário agronegócio carência',
} as const satisfies About
