import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 2,
  title: 'Financiamento',
  question: 'Quanto fica a parcela, e SAC ou Price?',
  path: '/simulador-financiamento',
  moment: 'casa',
  words:
    'financiar casa apartamento imóvel carro veículo moto prestação parcela SAC Price CET amortizar quitar Caixa empréstimo entrada Minha Casa, Minha Vida MCMV',
} as const satisfies About

export const page = {
  title: 'Simulador de financiamento: SAC, Price e CET real',
  description:
    'Simule financiamento de imóvel ou veículo em SAC e Price, com seguros, TR, CET, amortização extra e limite de renda e idade, sem informar CPF ou telefone.',
  menu: { place: 4, label: 'Financiamento', question: 'SAC, Price ou amortizar?' },
} as const satisfies AboutPage
