import type { ProviderName } from '#simulator/providers.ts'
import { elementOf, textOf } from './html.ts'

/** What a page says at one place: its number, and the words around it. */
export type Shown = { number: number; words: string }

/** A number on a page, the providers behind it, first choice first, and what the page says of each. */
export type Chain = {
  name: string
  path: string
  /** Whether it renews itself on the open page; otherwise the next visit does. */
  isLive: boolean
  /** One row of an answer that may lack it, and be right for the others: then the last value stands there. */
  isRow?: true
  sources: readonly { provider: ProviderName; says: RegExp }[]
  /** With none of them: the last value with its age or day, or that there is none. */
  without: RegExp
  /** From the page as HTML, served or open. */
  read: (html: string) => Shown
}

const from = (name: string) => `simulador, no formato de ${name.replaceAll(/[()]/g, '\\$&')}`
const fails = 'A fonte (não respondeu às \\d\\d:\\d\\d|respondeu outr[^.]* às \\d\\d:\\d\\d, que [^.]*)\\.'
const live = (stamp: string, name: string) => new RegExp(`${stamp}[\\s\\S]*${from(name)}`)
const now = '(Atualizado \\d\\d:\\d\\d|Cotação atrasada)'
const agedRate = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Este é o último valor que recebemos, de .*\\(há [\\s\\S]*${from('')}`,
)
const agedAssets = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Estes são os últimos valores que recebemos, em [\\s\\S]*${from('')}`,
)
const endOfDay = live(
  'Fim do dia \\d\\d/\\d\\d[\\s\\S]*A fonte das cotações (não respondeu|respondeu outros valores[^.]*)\\. Estes são os preços do fim do dia',
  'B3 (séries históricas)',
)
const delayed = live('(Atraso de 15 min|Fim do dia \\d\\d/\\d\\d)', 'brapi')

/** A number as it is written in Portuguese. */
const parsed = (text: string | undefined) =>
  text ? Number.parseFloat(text.replaceAll('.', '').replace(',', '.')) : Number.NaN

const main = (island: string) => (html: string) => {
  const root = elementOf(html, `data-island="${island}"`)
  return { number: Number(/<data [^>]*?value="([^"]+)"/.exec(root)?.[1]), words: textOf(root) }
}

/** The second cell of the row that begins with a code. */
const row = (island: string, code: string) => (html: string) => {
  const root = elementOf(html, `data-island="${island}"`)
  const rows = root.split('<tr').filter((one) => textOf(elementOf(elementOf(one, '<th'), '<a ')) === code)
  return { number: parsed(textOf(elementOf(rows[0] ?? '', '<td'))), words: textOf(root).slice(0, 2000) }
}

/** The first number with decimals after some words. */
const after = (place: string, words: RegExp) => (html: string) => {
  const text = textOf(elementOf(html, place))
  return { number: parsed(words.exec(text)?.[1]), words: text }
}

export const chains: readonly Chain[] = [
  {
    name: 'dólar',
    path: '/dolar-hoje',
    isLive: true,
    sources: [
      { provider: 'awesomeapi', says: live(now, 'AwesomeAPI') },
      {
        provider: 'bcb-ptax',
        says: live('PTAX de [\\s\\S]*fechamento oficial \\(PTAX\\)', 'Banco Central (PTAX)'),
      },
      {
        provider: 'frankfurter',
        says: live('Taxa diária de [\\s\\S]*taxa de referência do dia', 'Frankfurter'),
      },
    ],
    without: agedRate,
    read: main('rate'),
  },
  {
    name: 'PTAX oficial',
    path: '/dolar-hoje',
    isLive: false,
    sources: [
      {
        provider: 'bcb-ptax',
        says: /Fechamento oficial\. Fonte: [^.]*Banco Central \(PTAX\)\.(?! A última)/,
      },
    ],
    without: /A última tentativa de renovar falhou\.|PTAX: sem dado\. O Banco Central não respondeu\./,
    read: after('<main', /PTAX de [\d/]+, venda([\d,]+)/),
  },
  {
    name: 'médias do mês',
    path: '/dolar-hoje',
    isLive: false,
    sources: [
      { provider: 'bcb-sgs', says: /Fonte: Banco Central/ },
      { provider: 'bcb-ptax', says: /Fonte: Banco Central/ },
    ],
    without: /Fonte: Banco Central|Sem dado: o Banco Central não respondeu/,
    read: after('aria-labelledby="medias"', /\(até \d\d\/\d\d\)([\d,]{6})/),
  },
  {
    name: 'bitcoin',
    path: '/bitcoin-hoje',
    isLive: true,
    sources: [
      { provider: 'coingecko', says: live(now, 'CoinGecko') },
      { provider: 'mercado-bitcoin', says: live(now, 'Mercado Bitcoin') },
      { provider: 'binance', says: live(now, 'Binance') },
      { provider: 'awesomeapi', says: live(now, 'AwesomeAPI') },
    ],
    without: agedRate,
    read: main('rate'),
  },
  {
    name: 'criptomoedas',
    path: '/criptomoedas',
    isLive: true,
    sources: [{ provider: 'coingecko', says: live('Atualizado \\d\\d:\\d\\d', 'CoinGecko') }],
    without: agedAssets,
    read: row('coins', 'ETH'),
  },
  {
    name: 'ações',
    path: '/acoes',
    isLive: true,
    sources: [
      { provider: 'brapi', says: delayed },
      { provider: 'b3-cotahist', says: endOfDay },
    ],
    without: agedAssets,
    read: row('stocks', 'ITUB4'),
  },
  {
    name: 'PETR4',
    path: '/detalhe-ativo?codigo=PETR4',
    isLive: true,
    isRow: true,
    sources: [
      { provider: 'brapi', says: delayed },
      { provider: 'b3-cotahist', says: endOfDay },
    ],
    without: agedAssets,
    read: main('asset'),
  },
  {
    name: 'Selic',
    path: '/',
    isLive: false,
    sources: [
      { provider: 'bcb-sgs', says: /Selic[\d,]+.%desde \d\d\/\d\d/ },
      { provider: 'brasilapi', says: /Selic[\d,]+.%BrasilAPI, \d\d\/\d\d/ },
    ],
    without: /Selic(sem dado|[\d,]+.%(desde|BrasilAPI,) \d\d\/\d\d)/,
    read: after('aria-label="Cotações"', /Selic([\d,]+)/),
  },
  {
    name: 'IPCA',
    path: '/',
    isLive: false,
    sources: [
      { provider: 'bcb-sgs', says: /IPCA 12 m[\d,]+.%até \d\d\/\d{4}/ },
      { provider: 'brasilapi', says: /IPCA 12 m[\d,]+.%BrasilAPI, \d\d\/\d\d/ },
    ],
    without: /IPCA 12 m(sem dado|[\d,]+.%(até \d\d\/\d{4}|BrasilAPI, \d\d\/\d\d))/,
    read: after('aria-label="Cotações"', /IPCA 12 m([\d,]+)/),
  },
  {
    name: 'Focus',
    path: '/dolar-hoje',
    isLive: false,
    sources: [
      { provider: 'bcb-focus', says: /pesquisa até \d\d\/[\s\S]*\(Focus\), licença ODbL\.(?! A última)/ },
    ],
    // The day of the survey is its age.
    without: /pesquisa até \d\d\/|Sem dado: o Banco Central não respondeu\./,
    read: after('aria-labelledby="expectativa"', /DólarR\$.([\d,]+)/),
  },
  {
    name: 'Tesouro',
    path: '/status-mercado',
    isLive: false,
    sources: [
      {
        provider: 'tesouro-transparente',
        says: /da manhã de \d\d\/[\s\S]*Transparente, licença ODbL\.(?! A última)/,
      },
    ],
    without: /da manhã de \d\d\/|Sem dado: o Tesouro Transparente não respondeu\./,
    read: after('aria-labelledby="taxas-tesouro"', /Selic \+ [\d,]+.% a\.a\.([\d.,]+,\d\d)/),
  },
  {
    name: 'feriados',
    path: '/status-mercado',
    isLive: false,
    sources: [{ provider: 'brasilapi', says: /conferidos com a BrasilAPI em \d\d\// }],
    without: /conferidos com a BrasilAPI em \d\d\/|Não foi possível conferir agora\./,
    read: after('aria-labelledby="feriados"', /Feriados nacionais de (\d{4}) conferidos/),
  },
]
