import { calculators } from '#web/calculators/registry.ts'

/** The questions that the site answers today, for the home page and for who got lost. */
export const questions = [
  { href: '/dolar-hoje', icon: 'money', title: 'Quanto está o dólar?', detail: 'Dólar hoje' },
  { href: '/acoes', icon: 'chart', title: 'Como está a bolsa?', detail: 'Ações hoje' },
  { href: '/criptomoedas', icon: 'money', title: 'Quanto vale cada cripto?', detail: 'Criptomoedas' },
  ...Object.values(calculators).map(({ title, question, path }) => ({
    href: path,
    icon: 'calculator' as const,
    title: question,
    detail: title,
  })),
] as const
