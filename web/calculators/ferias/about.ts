import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 25,
  title: 'Férias',
  question: 'Quanto recebo nas férias?',
  path: '/ferias',
  moment: 'trabalho',
  words:
    'um terço abono pecuniário vender férias venda de dez dias adicional de férias recibo conferir está certo veio errado',
} as const satisfies About

export const page = {
  title: 'Férias {ano}: um terço, venda de dias e o líquido',
  description:
    'Calcule as férias com o terço, a venda de até dez dias, INSS e imposto de renda e o dia em que a empresa tem de pagar, cada linha com a lei ao lado.',
} as const satisfies AboutPage
