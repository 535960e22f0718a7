import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 6,
  title: 'Ganho de capital',
  question: 'Vendi com lucro: quanto pago de imposto?',
  path: '/ganho-capital',
  moment: 'imposto',
  words:
    'vender imóvel casa terreno veículo cripto DARF GCAP lucro imobiliário isenção 440 mil 180 dias herança',
} as const satisfies About

export const page = {
  title: 'Ganho de capital: calcule o imposto e as isenções',
  description:
    'Calcule o imposto na venda de imóvel, veículo ou cripto: custo ajustado, fatores de redução, faixas de 15% a 22,5%, isenções e data do DARF.',
  menu: { place: 6, label: 'Ganho de Capital', question: 'Vendi com lucro: pago imposto?' },
} as const satisfies AboutPage
