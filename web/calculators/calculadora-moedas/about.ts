import type { About, AboutPage } from '../about.ts'

export const about = {
  rank: 4,
  title: 'Conversão e importação',
  question: 'Quanto dá em reais, e com o imposto?',
  path: '/calculadora-moedas',
  moment: 'fora',
  words:
    'dólar euro converter câmbio importar taxa das blusinhas Shein Shopee AliExpress Remessa Conforme ICMS alfândega compra internacional do exterior',
} as const satisfies About

export const page = {
  title: 'Conversor de moedas e cálculo de importação | Em Miúdos',
  description:
    'Converta moedas pela cotação do dia ou de qualquer data e calcule compra internacional com imposto, ICMS do seu estado, IOF e spread, linha por linha.',
  menu: { place: 1, label: 'Conversão de Moedas', question: 'Quanto dá em reais? E com imposto?' },
} as const satisfies AboutPage
