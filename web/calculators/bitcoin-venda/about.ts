import type { About } from '../about.ts'

export const about = {
  rank: 22,
  title: 'Venda de bitcoin',
  question: 'Quanto recebo se vender bitcoin?',
  path: '/bitcoin-hoje',
  moment: 'imposto',
  words: 'imposto do bitcoin cripto satoshi corretora isenção 35 mil',
} as const satisfies About
