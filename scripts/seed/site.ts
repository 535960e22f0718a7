import type { Seed } from './seed-document.ts'

/** What stands around the texts: settings, notices, and what a day or a season shows. */

export const siteSettings: Seed<'siteSettings'> = {
  _id: 'site-settings',
  _type: 'siteSettings',
  contactEmail: 'contato@emmiudos.com.br',
  sourcesText:
    'Dólar, euro e outras moedas: API de câmbio. PTAX, Selic, CDI e inflação: Banco Central. Bitcoin e criptomoedas: APIs públicas de cripto.',
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
    _id: 'home-module-fim-de-ano-2026',
    _type: 'homeModule',
    title: 'Fim de ano',
    from: '2026-11-01',
    to: '2026-12-31',
    items: [
      item('viagem', 'Quanto vai custar a viagem de férias?', '/orcamento-viagem'),
      item('parcelar', 'À vista com desconto ou parcelado?', '/comparador-custos'),
      item('importar', 'Comprar de fora: quanto fica com imposto?', '/calculadora-moedas'),
      item('previdencia', 'Previdência até dezembro: quanto volta do imposto?', '/aposentadoria'),
    ],
  },
]

function item(_key: string, question: string, href: string) {
  return { _type: 'homeItem', _key, question, href } as const
}

/** Addresses that people type wrong. */
export const redirects: Seed<'redirect'>[] = [
  {
    _id: 'redirect-dolarhoje',
    _type: 'redirect',
    from: '/dolarhoje',
    to: '/dolar-hoje',
    kind: 'permanent',
    reason: 'Escrito sem hífen.',
  },
]
