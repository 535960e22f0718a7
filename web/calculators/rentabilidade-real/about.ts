import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 8,
  title: 'Rentabilidade real',
  question: 'Meu investimento ganhou da inflação?',
  path: '/rentabilidade-real',
  moment: 'investir',
  words: 'inflação IPCA poder de compra juro real deflacionar corrigir valor',
} as const satisfies About

export const page = {
  title: 'Rentabilidade real: seu ganho acima da inflação',
  description:
    'Calcule quanto seu investimento rendeu acima do IPCA, já com imposto, em porcentagem e em reais de hoje, com a série oficial e a data do último índice.',
  menu: { place: 8, label: 'Rentabilidade Real', question: 'Ganhei da inflação?' },
} as const satisfies AboutPage
