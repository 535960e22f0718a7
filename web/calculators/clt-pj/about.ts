import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 26,
  title: 'CLT ou PJ',
  question: 'CLT ou PJ: quanto sobra no ano?',
  path: '/clt-pj',
  moment: 'trabalho',
  words:
    'pessoa jurídica Simples Nacional fator R anexo III anexo V MEI pró-labore nota fiscal DAS pejotização contador',
} as const satisfies About

export const page = {
  title: 'CLT ou PJ {ano}: quanto sobra e a nota que empata',
  description:
    'Compare o ano de CLT, com 13º, férias e FGTS, com o de PJ no Simples (fator R) ou MEI, e veja a nota por mês que empata com o salário, com a lei ao lado.',
} as const satisfies AboutPage
