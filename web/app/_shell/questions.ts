import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { iconOf } from './calculator-icons.ts'

const asked: readonly CalculatorSlug[] = [
  'juros-compostos',
  'simulador-financiamento',
  'rescisao-trabalhista',
  'calculadora-moedas',
  'calculadora-iof',
  'aposentadoria',
]

/** The questions that most readers come with, for the home page, an empty blog and for who got lost. */
export const questions = [
  { href: '/dolar-hoje', icon: 'money', title: 'Quanto está o dólar?', detail: 'Dólar hoje' },
  { href: '/acoes', icon: 'chart', title: 'Como está a bolsa?', detail: 'Ações hoje' },
  { href: '/criptomoedas', icon: 'money', title: 'Quanto vale cada cripto?', detail: 'Criptomoedas' },
  ...asked.map((slug) => {
    const { title, question, path } = calculators[slug]
    return { href: path, icon: iconOf(slug), title: question, detail: title }
  }),
  {
    href: '/calculadoras',
    icon: 'search',
    title: 'Qual conta você precisa fazer?',
    detail: 'Todas as calculadoras',
  },
] as const
