import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 10,
  title: 'Independência financeira',
  question: 'Com quanto e quando posso parar?',
  path: '/independencia-financeira',
  moment: 'trabalho',
  words: 'FIRE aposentar cedo parar de trabalhar regra dos 4% retirada viver de renda número',
} as const satisfies About

export const page = {
  title: 'Independência financeira: calcule seu número e o ano',
  description:
    'Calcule quanto juntar para viver de renda, em que ano chega lá e a chance de o dinheiro durar, com taxa de retirada, imposto e histórico brasileiro.',
  menu: { place: 10, label: 'Independência Financeira', question: 'Com quanto posso parar?' },
} as const satisfies AboutPage
