import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 7,
  title: 'Conversor de taxas',
  question: '1\u00A0% ao mês é quanto ao ano?',
  path: '/conversor-taxas',
  moment: 'casa',
  words: 'juros mensal anual diária nominal efetiva equivalente 252 360 365 cartão rotativo',
} as const satisfies About

export const page = {
  title: 'Conversor de taxas: mês, ano, dia, nominal e efetiva',
  description:
    'Converta taxas de juros entre dia, mês e ano, nominal e efetiva, bases 252, 360 e 365, e veja por que dividir a taxa anual por 12 dá errado.',
  menu: { place: 7, label: 'Conversor de Taxas', question: '1\u00A0% ao mês é quanto ao ano?' },
} as const satisfies AboutPage
