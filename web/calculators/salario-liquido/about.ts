import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 23,
  title: 'Salário líquido',
  question: 'Quanto do salário cai na conta?',
  path: '/salario-liquido',
  moment: 'trabalho',
  words:
    'quanto vou receber quanto cai na conta pensão alimentícia holerite contracheque salário bruto desconto INSS IRRF imposto de renda CLT vale-transporte dependente confira o seu papel conferir está certo veio errado',
} as const satisfies About

export const page = {
  title: 'Salário líquido {ano}: INSS, IR e o que sobra',
  description:
    'Calcule o salário líquido com INSS, imposto de renda com a redução da lei, dependentes, pensão, vale-transporte e outro emprego, cada desconto com a lei.',
} as const satisfies AboutPage
