import { calculators } from '#web/calculators/registry.ts'

/** The questions that the site answers today, for the home page and for who got lost. */
export const questions = [
  { href: '/dolar-hoje', icon: 'money', title: 'Quanto está o dólar?', detail: 'Dólar hoje' },
  ...Object.entries(calculators).map(([slug, { title, question }]) => ({
    href: `/${slug}`,
    icon: 'calculator' as const,
    title: question,
    detail: title,
  })),
] as const
