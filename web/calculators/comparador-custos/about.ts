import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 15,
  title: 'Comparador de custos',
  question: 'Qual opção sai mais barata de verdade?',
  path: '/comparador-custos',
  moment: 'casa',
  words:
    'à vista parcelado desconto alugar aluguel comprar financiar carro próprio aplicativo Uber 99 assinatura pagar no exterior',
} as const satisfies About

export const page = {
  title: 'Comparador de custos: à vista, aluguel, carro e câmbio',
  description:
    'Compare à vista ou parcelado, alugar ou financiar, carro próprio ou por aplicativo e formas de pagar no exterior, tudo em reais de hoje.',
} as const satisfies AboutPage
