import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 28,
  title: 'Imposto de renda anual',
  question: 'Quanto pago ou recebo de volta na declaração?',
  path: '/imposto-de-renda',
  moment: 'imposto',
  words:
    'IRPF tabela malha fina declaração anual completa simplificada restituição dedução dependente educação saúde PGBL imposto mínimo IRPFM',
} as const satisfies About

export const page = {
  title: 'Imposto de renda {ano}: simplificada ou completa',
  description:
    'Compare a declaração simplificada com a completa, com dependentes, escola, saúde e PGBL, a redução da lei e o imposto mínimo, e veja o que paga ou volta.',
} as const satisfies AboutPage
