import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 1,
  title: 'Juros compostos',
  question: 'Quanto vou ter se guardar todo mês?',
  path: '/juros-compostos',
  moment: 'investir',
  words: 'quanto rende 10 mil poupar guardar aporte meta rendimento poupança milhão montante valor futuro',
} as const satisfies About

export const page = {
  title: 'Juros compostos: calculadora com aporte mensal',
  description:
    'Calcule juros compostos com aportes, taxa ao mês, ao ano ou em % do CDI, imposto e inflação. Descubra também o aporte ou o prazo para atingir sua meta.',
  menu: { place: 2, label: 'Juros Compostos', question: 'Quanto vou ter guardando todo mês?' },
} as const satisfies AboutPage
