import type { Seed } from './seed-document.ts'

/** Documents around the texts: settings, notices, and content for a day or a season. */

export const siteSettings: Seed<'siteSettings'> = {
  _id: 'site-settings',
  _type: 'siteSettings',
  contactEmail: 'contato@emmiudos.com.br',
  sourcesText:
    'Dólar, euro e outras moedas: serviços abertos de cotação. PTAX, Selic, CDI e inflação: Banco Central. Bitcoin e criptomoedas: serviços abertos e corretoras.',
  disclaimer:
    'Conteúdo educativo. Não é recomendação financeira. As contas usam regras públicas e os valores que você digita; confira com a instituição antes de decidir.',
  adsEnabled: true,
}

export const disclosures: Seed<'disclosure'>[] = [
  {
    _id: 'disclosure-afiliado',
    _type: 'disclosure',
    title: 'Link de afiliado',
    kind: 'affiliate',
    text: 'Publicidade: este texto tem links de parceiros. Podemos receber comissão se você contratar por eles; o que está escrito e a ordem das opções não mudam por isso.',
  },
  {
    _id: 'disclosure-educativo',
    _type: 'disclosure',
    title: 'Caráter educativo',
    kind: 'educational',
    text: 'Conteúdo educativo e simulações com as regras vigentes na data indicada. Não é recomendação de investimento, oferta, consultoria ou parecer. Confira na fonte oficial antes de decidir.',
  },
  {
    _id: 'disclosure-publicidade',
    _type: 'disclosure',
    title: 'Texto pago',
    kind: 'advertising',
    text: 'Publicidade: este texto foi pago por um anunciante e não é da redação.',
  },
  {
    _id: 'disclosure-conflito',
    _type: 'disclosure',
    title: 'Interesse de quem escreve',
    kind: 'conflict',
    text: 'Quem escreveu ou revisou este texto tem relação com a empresa ou com o investimento de que ele fala. Qual é essa relação está na página Sobre nós.',
  },
]

/** A fact of the calendar, for a day that has passed: a note of today is for an editor to write. */
export const marketNotes: Seed<'marketNote'>[] = [
  {
    _id: 'market-note-2026-11-20',
    _type: 'marketNote',
    text: 'Hoje é feriado nacional da Consciência Negra: a B3 não abre e não há PTAX.',
    day: '2026-11-20',
    source: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/lei/l14759.htm',
  },
]

export const homeModules: Seed<'homeModule'>[] = [
  {
    _id: 'home-module-black-friday-2026',
    _type: 'homeModule',
    title: 'Black Friday',
    from: '2026-11-16',
    to: '2026-11-30',
    items: [
      item('parcelar', 'À vista com desconto ou parcelado?', '/comparador-custos'),
      item('importar', 'Comprar de fora: quanto fica com imposto?', '/calculadora-moedas'),
    ],
  },
  {
    _id: 'home-module-decimo-terceiro-2026',
    _type: 'homeModule',
    title: '13º salário',
    from: '2026-11-01',
    to: '2026-12-20',
    items: [
      item('guardar', 'Guardar o 13º: quanto vira?', '/juros-compostos'),
      item('amortizar', 'Usar o 13º para diminuir a dívida da casa?', '/simulador-financiamento'),
    ],
  },
  {
    _id: 'home-module-fim-de-ano-2026',
    _type: 'homeModule',
    title: 'Fim de ano',
    from: '2026-11-01',
    to: '2026-12-31',
    items: [
      item('viagem', 'Quanto vai custar a viagem de férias?', '/orcamento-viagem'),
      item('previdencia', 'Previdência até dezembro: quanto volta do imposto?', '/aposentadoria'),
    ],
  },
]

function item(_key: string, question: string, href: string) {
  return { _type: 'homeItem', _key, question, href } as const
}

/** Addresses that people type wrong, or short. */
const mistyped = {
  dolarhoje: '/dolar-hoje',
  dolar: '/dolar-hoje',
  eurohoje: '/euro-hoje',
  euro: '/euro-hoje',
  bitcoinhoje: '/bitcoin-hoje',
  bitcoin: '/bitcoin-hoje',
  cripto: '/criptomoedas',
  'acoes-hoje': '/acoes',
  'conversor-moedas': '/calculadora-moedas',
  calculadora: '/calculadoras',
  juroscompostos: '/juros-compostos',
  iof: '/calculadora-iof',
  'calculadora-de-iof': '/calculadora-iof',
  financiamento: '/simulador-financiamento',
  rescisao: '/rescisao-trabalhista',
  rescisaotrabalhista: '/rescisao-trabalhista',
  'ganho-de-capital': '/ganho-capital',
  'conversor-de-taxas': '/conversor-taxas',
  'alerta-cambio': '/alertas-cambio',
  'tesouro-direto': '/investimentos/tesouro-direto',
  cdb: '/investimentos/cdb',
  'lci-lca': '/investimentos/lci-lca',
  fii: '/investimentos/fundos-imobiliarios',
  'fundos-imobiliarios': '/investimentos/fundos-imobiliarios',
  glossario: '/investimentos',
  sobre: '/sobre-nos',
  privacidade: '/politica-privacidade',
  termos: '/termos-uso',
} as const

export const redirects: Seed<'redirect'>[] = Object.entries(mistyped).map(([typed, to]) => ({
  _id: `redirect-${typed}`,
  _type: 'redirect',
  from: `/${typed}`,
  to,
  kind: 'permanent',
  reason: 'Escrito de outro jeito por quem procura a página.',
}))
