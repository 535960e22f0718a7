import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 14,
  title: 'Orçamento de viagem',
  question: 'Quanto vai custar a minha viagem?',
  path: '/orcamento-viagem',
  moment: 'fora',
  words: 'férias viajar passagem hotel exterior Disney Orlando Lisboa dólar euro mala espécie cartão',
} as const satisfies About

export const page = {
  title: 'Orçamento de viagem: custo por dia com câmbio e IOF',
  description:
    'Monte o orçamento da viagem por pessoa e por dia, com câmbio do dia, IOF por forma de pagamento, seguro, imprevistos e quanto guardar por mês até lá.',
} as const satisfies AboutPage
