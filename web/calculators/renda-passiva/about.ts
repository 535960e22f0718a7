import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 9,
  title: 'Renda passiva',
  question: 'Quanto preciso ter para receber por mês?',
  path: '/renda-passiva',
  moment: 'investir',
  words: 'viver de renda dividendos aluguel rendimento mensal patrimônio um milhão',
} as const satisfies About

export const page = {
  title: 'Renda passiva: quanto investir para viver de renda',
  description:
    'Descubra o patrimônio necessário para receber uma renda mensal, com imposto e inflação, e compare consumir o rendimento todo ou preservar o valor real.',
  menu: { place: 9, label: 'Renda Passiva', question: 'Quanto juntar para receber por mês?' },
} as const satisfies AboutPage
