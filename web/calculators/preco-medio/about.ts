import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 27,
  title: 'Preço médio',
  question: 'Qual é o preço médio das minhas ações?',
  path: '/preco-medio',
  moment: 'imposto',
  words:
    'custo médio ponderado compra venda corretagem nota de negociação bonificação day trade DARF 6015 atrasado multa juros',
} as const satisfies About

export const page = {
  title: 'Preço médio de ações {ano}, lucro do mês e DARF',
  description:
    'Cole compras e vendas e veja o preço médio com os custos, o lucro de cada mês, comum e day trade, o prejuízo que fica e o DARF 6015, com multa se atrasou.',
} as const satisfies AboutPage
