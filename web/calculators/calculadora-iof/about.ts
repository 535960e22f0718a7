import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 5,
  title: 'IOF',
  question: 'Quanto de IOF eu pago?',
  path: '/calculadora-iof',
  moment: 'imposto',
  words:
    'imposto sobre operações financeiras cartão internacional empréstimo cheque especial crédito VGBL câmbio resgate 30 dias',
} as const satisfies About

export const page = {
  title: 'Calculadora de IOF: câmbio, crédito e investimento',
  description:
    'Calcule o IOF de cartão, compra de moeda, remessa, empréstimo, resgate antes de 30 dias e VGBL, com a alíquota em vigor e o inciso do decreto.',
  menu: { place: 3, label: 'IOF', question: 'Quanto de IOF eu pago?' },
} as const satisfies AboutPage
