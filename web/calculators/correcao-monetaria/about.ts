import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 29,
  title: 'Correção monetária',
  question: 'Quanto vale hoje um valor de antes?',
  path: '/correcao-monetaria',
  moment: 'investir',
  words:
    'corrigir atualizar valor índice inflação IPCA INPC Selic TR poupança calculadora do cidadão atualização monetária IGP-M aluguel dívida',
} as const satisfies About

export const page = {
  title: 'Correção monetária por IPCA, INPC, Selic e TR',
  description:
    'Corrija um valor entre duas datas por IPCA, INPC, Selic, TR ou poupança, mês a mês, com a fonte, a lei e o último mês que foi publicado, sem cadastro.',
} as const satisfies AboutPage
