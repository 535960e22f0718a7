import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 12,
  title: 'Conversor de CDI',
  question: '110\u00A0% do CDI é quanto, líquido?',
  path: '/conversor-cdi',
  moment: 'investir',
  words: 'quanto rende CDB LCI LCA porcentagem do CDI equivalente prefixado IPCA+ líquido',
} as const satisfies About

export const page = {
  title: 'Conversor de CDI: líquido e taxa equivalente',
  description:
    'Converta porcentagem do CDI em taxa anual, líquida de IR, e descubra a LCI, o prefixado ou o IPCA+ equivalente no seu prazo, pelo CDI de hoje.',
} as const satisfies AboutPage
