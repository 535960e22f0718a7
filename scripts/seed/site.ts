import { unbroken } from './portable-text.ts'
import { reference, type Seed, slug } from './seed-document.ts'

/** What stands around the texts: settings, notices, terms, and what a day or a season shows. */

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

const terms = {
  cdi: {
    term: 'CDI',
    definition:
      'Taxa dos empréstimos de um dia entre bancos. Fica perto da Selic e serve de régua para CDB, LCI, LCA e fundos de renda fixa.',
  },
  selic: {
    term: 'Selic',
    definition:
      'Taxa básica de juros do país. O Copom, do Banco Central, define a meta; ela puxa o rendimento da renda fixa e o custo do crédito.',
  },
  spread: {
    term: 'Spread',
    definition:
      'Diferença entre o preço do mercado e o preço que a instituição cobra de você. No câmbio, é a parte do custo que varia de um lugar para outro.',
  },
  fgc: {
    term: 'FGC',
    definition:
      'Fundo Garantidor de Créditos: associação que devolve depósitos e papéis garantidos, até um limite por CPF e conglomerado, quando um banco quebra.',
  },
  'marcacao-mercado': {
    term: 'Marcação a mercado',
    definition:
      'Dar a um título o preço que ele teria se fosse vendido hoje. Quando a taxa do mercado sobe, o preço de um título antigo cai.',
  },
  custodia: {
    term: 'Custódia',
    definition:
      'Guardar e registrar o investimento no nome de quem é dono dele. No Tesouro Direto, a B3 cobra por isso uma taxa por ano.',
  },
  liquidez: {
    term: 'Liquidez',
    definition:
      'Com que rapidez o investimento vira dinheiro na conta, e se isso custa alguma coisa do preço dele.',
  },
  'come-cotas': {
    term: 'Come-cotas',
    definition:
      'Imposto de Renda que os fundos recolhem em maio e em novembro, mesmo sem resgate. Ele diminui o número de cotas que você tem.',
  },
  carencia: {
    term: 'Carência',
    definition: 'Tempo em que o dinheiro não pode sair, mesmo que você precise dele.',
  },
  jcp: {
    term: 'JCP',
    definition:
      'Juros sobre capital próprio: uma forma de a empresa pagar os sócios, com Imposto de Renda já descontado na fonte.',
  },
  dividendo: {
    term: 'Dividendo',
    definition: 'Parte do lucro que a empresa paga aos sócios, na proporção das ações de cada um.',
  },
  vacancia: {
    term: 'Vacância',
    definition: 'Quanto de um imóvel, ou dos imóveis de um fundo, está sem inquilino.',
  },
  darf: {
    term: 'DARF',
    definition: 'Guia para pagar imposto federal. Quem vende ações com ganho preenche e paga a sua.',
  },
} as const

export const glossaryTerms: Seed<'glossaryTerm'>[] = Object.entries(terms).map(([address, term]) => ({
  _id: `term-${address}`,
  _type: 'glossaryTerm',
  slug: slug(address),
  term: term.term,
  definition: unbroken(term.definition),
  ...(address === 'cdi' ? { related: [{ ...reference('term-selic'), _key: 'selic' }] } : {}),
}))

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
