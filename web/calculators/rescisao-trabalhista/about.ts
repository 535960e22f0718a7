import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 3,
  title: 'Rescisão trabalhista',
  question: 'Quanto recebo ao sair do emprego?',
  path: '/rescisao-trabalhista',
  moment: 'trabalho',
  words:
    'demissão pedir demissão demitido mandado embora FGTS saque-aniversário multa rescisória aviso prévio férias vencidas saldo de salário 13º décimo terceiro seguro-desemprego acerto CLT TRCT conferir confira o seu papel está certa veio errada',
} as const satisfies About

export const page = {
  title: 'Cálculo de rescisão trabalhista {ano}, linha por linha',
  description:
    'Calcule a rescisão CLT com aviso prévio proporcional, férias, 13º, FGTS, multa de 40% ou 20%, INSS e IR de {ano}, com o artigo da lei em cada linha.',
  menu: { place: 5, label: 'Rescisão Trabalhista', question: 'Quanto recebo ao sair?' },
} as const satisfies AboutPage
