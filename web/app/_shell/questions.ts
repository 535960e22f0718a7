import { calculators } from '#web/calculators/registry.ts'

/** The questions that the site answers today, for the home page and for who got lost. */
export const questions = [
  { href: '/dolar-hoje', icon: 'money', title: 'Quanto está o dólar?', detail: 'Dólar hoje' },
  { href: '/acoes', icon: 'chart', title: 'Como está a bolsa?', detail: 'Ações hoje' },
  { href: '/criptomoedas', icon: 'money', title: 'Quanto vale cada cripto?', detail: 'Criptomoedas' },
  ...Object.entries(calculators).map(([slug, { title, question }]) => ({
    href: `/${slug}`,
    icon: 'calculator' as const,
    title: question,
    detail: title,
  })),
] as const
