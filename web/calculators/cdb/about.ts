import type { About } from '../about.ts'

export const about = {
  rank: 17,
  title: 'CDB',
  question: 'Quanto sobra de um CDB?',
  path: '/investimentos/cdb',
  moment: 'investir',
  words: 'renda fixa banco CDI FGC IOF imposto de renda',
} as const satisfies About
