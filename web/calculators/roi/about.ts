import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 13,
  title: 'ROI',
  question: 'Esse investimento se pagou?',
  path: '/roi',
  moment: 'investir',
  words: 'retorno payback VPL TIR fluxo de caixa negócio projeto',
} as const satisfies About

export const page = {
  title: 'ROI: calcule retorno, payback, VPL e TIR do projeto',
  description:
    'Calcule o retorno sobre investimento por fluxo de caixa, com ROI anualizado, payback, VPL e TIR, e compare com deixar o dinheiro rendendo o CDI.',
} as const satisfies AboutPage
