import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 11,
  title: 'Aposentadoria',
  question: 'Quando me aposento e quanto falta guardar?',
  path: '/aposentadoria',
  moment: 'trabalho',
  words: 'INSS pontos pedágio idade tempo de contribuição PGBL VGBL previdência teto benefício',
} as const satisfies About

export const page = {
  title: 'Aposentadoria: INSS e previdência na mesma conta',
  description:
    'Veja em que data você cumpre cada regra do INSS, estime o benefício e calcule quanto guardar por fora, com PGBL, VGBL e imposto de {ano}.',
} as const satisfies AboutPage
