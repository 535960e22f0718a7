import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 24,
  title: '13º salário',
  question: 'Quanto recebo de 13º?',
  path: '/decimo-terceiro',
  moment: 'trabalho',
  words:
    'décimo terceiro gratificação natalina primeira parcela segunda parcela adiantamento avos recibo conferir está certo veio errado',
} as const satisfies About

export const page = {
  title: '13º salário {ano}: quanto cai em cada parcela',
  description:
    'Calcule o décimo terceiro com as médias, os meses que contam, INSS e imposto de renda próprios e as duas parcelas, cada uma com o dia e a lei ao lado.',
} as const satisfies AboutPage
