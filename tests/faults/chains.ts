import type { ProviderName } from '#simulator/providers.ts'
import { sources } from '#web/rates/sources.ts'
import { feedsOfSite } from '#web/testing/feeds-of-site.ts'
import { elementOf, textOf } from './html.ts'

/** Text of a page at one place: its number, and the words around it. */
export type Shown = { number: number; words: string }

/** A number on a page, the feed behind it, and the page's words about each of its sources. */
export type Chain = {
  name: string
  path: string
  /** Whether it renews itself on the open page; otherwise the next visit does. */
  isLive: boolean
  /** One row of an answer that may lack it, and be right for the others: then the last value stands there. */
  isRow?: true
  /** Where its sources stand in their order: the key of a feed, or its beginning up to a colon. */
  feed: string
  /** The page's words about a source, where they are not "live". */
  says: Readonly<Partial<Record<ProviderName, RegExp>>>
  /** With none of them: the last value with its age or day, or that there is none. */
  without: RegExp
  /** From the page as HTML, served or open. */
  read: (html: string) => Shown
}

const from = (name: string) => `simulador, no formato de ${name.replaceAll(/[()]/g, '\\$&')}`
const fails =
  'A fonte (não deu preços? novos? às \\d\\d:\\d\\d|respondeu outr[^.]* às \\d\\d:\\d\\d, que [^.]*)\\.'
const live = (stamp: string, name: string) => new RegExp(`${stamp}[\\s\\S]*${from(name)}`)
const now = '(Atualizado (\\d\\d/\\d\\d, )?\\d\\d:\\d\\d|Cotação atrasada)'
/** A daily rate has a day and no age in hours. */
const agedRate = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Este é o último valor que recebemos, de (\\d\\d/\\d\\d\\.|.*\\(há )[\\s\\S]*${from('')}`,
)
const agedAssets = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Estes são os últimos valores que recebemos, em [\\s\\S]*${from('')}`,
)
const endOfDay = live(
  'Fim do dia \\d\\d/\\d\\d[\\s\\S]*A fonte das cotações (não deu preços novos|respondeu outros valores[^.]*)\\. Estes são os preços do fim do dia',
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
    feed: 'quote:usd-brl',
    says: {
      'bcb-ptax': live('PTAX de [\\s\\S]*fechamento oficial \\(PTAX\\)', 'Banco Central (PTAX)'),
      frankfurter: live('Taxa diária de [\\s\\S]*taxa de referência do dia', 'Frankfurter'),
    },
    without: agedRate,
    read: main('rate'),
  },
  {
    name: 'PTAX oficial',
    path: '/dolar-hoje',
    isLive: false,
    feed: 'ptax:USD',
    says: { 'bcb-ptax': /Fechamento oficial\. Fonte: [^.]*Banco Central \(PTAX\)\.(?! A última)/ },
    without: /A última tentativa de renovar falhou\.|PTAX: sem dado\. O Banco Central não deu um valor/,
    read: after('<main', /PTAX de [\d/]+, venda([\d,]+)/),
  },
  {
    name: 'médias do mês',
    path: '/dolar-hoje',
    isLive: false,
    feed: 'ptax:USD:',
    says: { 'bcb-sgs': /Fonte: Banco Central/, 'bcb-ptax': /Fonte: Banco Central/ },
    without: /Fonte: Banco Central|Sem dado: o Banco Central não deu números/,
    read: after('aria-labelledby="medias"', /\(até \d\d\/\d\d\)([\d,]{6})/),
  },
  {
    name: 'bitcoin',
    path: '/bitcoin-hoje',
    isLive: true,
    feed: 'quote:btc-brl',
    says: {},
    without: agedRate,
    read: main('rate'),
  },
  {
    name: 'criptomoedas',
    path: '/criptomoedas',
    isLive: true,
    feed: 'coins',
    says: { coingecko: live(now, 'CoinGecko') },
    without: agedAssets,
    read: row('coins', 'ETH'),
  },
  {
    name: 'ações',
    path: '/acoes',
    isLive: true,
    feed: 'stocks',
    says: { brapi: delayed, 'b3-cotahist': endOfDay },
    without: agedAssets,
    read: row('stocks', 'ITUB4'),
  },
  {
    name: 'PETR4',
    path: '/detalhe-ativo?codigo=PETR4',
    isLive: true,
    isRow: true,
    feed: 'stocks',
    says: { brapi: delayed, 'b3-cotahist': endOfDay },
    without: agedAssets,
    read: main('asset'),
  },
  {
    name: 'Selic',
    path: '/',
    isLive: false,
    feed: 'sgs:selicTarget:',
    says: { 'bcb-sgs': /Selic[\d,]+.%desde \d\d\/\d\d/, brasilapi: /Selic[\d,]+.%BrasilAPI, \d\d\/\d\d/ },
    without: /Selic(sem dado|[\d,]+.%(desde|BrasilAPI,) \d\d\/\d\d)/,
    read: after('aria-label="Cotações"', /Selic([\d,]+)/),
  },
  {
    name: 'IPCA',
    path: '/',
    isLive: false,
    feed: 'sgs:ipca12Months:',
    says: {
      'bcb-sgs': /IPCA 12 m[\d,]+.%até \d\d\/\d{4}/,
      brasilapi: /IPCA 12 m[\d,]+.%BrasilAPI, \d\d\/\d\d/,
    },
    without: /IPCA 12 m(sem dado|[\d,]+.%(até \d\d\/\d{4}|BrasilAPI, \d\d\/\d\d))/,
    read: after('aria-label="Cotações"', /IPCA 12 m([\d,]+)/),
  },
  {
    name: 'Focus',
    path: '/dolar-hoje',
    isLive: false,
    feed: 'focus:Câmbio',
    says: { 'bcb-focus': /pesquisa até \d\d\/[\s\S]*\(Focus\), licença ODbL\.(?! A última)/ },
    // The day of the survey is its age.
    without: /pesquisa até \d\d\/|Sem dado: o Banco Central não deu números/,
    read: after('aria-labelledby="expectativa"', /DólarR\$.([\d,]+)/),
  },
  {
    name: 'Tesouro',
    path: '/status-mercado',
    isLive: false,
    feed: 'bonds',
    says: { 'tesouro-transparente': /da manhã de \d\d\/[\s\S]*Transparente, licença ODbL\.(?! A última)/ },
    without: /da manhã de \d\d\/|Sem dado: o Tesouro Transparente não deu taxas/,
    read: after('aria-labelledby="taxas-tesouro"', /Selic \+ [\d,]+.% a\.a\.([\d.,]+,\d\d)/),
  },
  {
    name: 'feriados',
    path: '/status-mercado',
    isLive: false,
    feed: 'holidays:',
    says: { brasilapi: /conferidos com a BrasilAPI em \d\d\// },
    without: /conferidos com a BrasilAPI em \d\d\/|Não foi possível conferir agora\./,
    read: after('aria-labelledby="feriados"', /Feriados nacionais de (\d{4}) conferidos/),
  },
]

/** The sources of each feed, first choice first. */
const orders = new Map<string, readonly ProviderName[]>()

/** Reads the order of sources from the feeds, once the environment of the site is set. */
export async function readOrders(): Promise<void> {
  for (const { key, attempts } of await feedsOfSite()) {
    orders.set(
      key,
      attempts.map(({ source }) => source),
    )
  }
}

/** The providers behind a number, first choice first, and what the page says of each. Known once `readOrders` is done. */
export function sourcesOf({ feed, says }: Chain): { provider: ProviderName; says: RegExp }[] {
  const isMeant = (key: string) => (feed.endsWith(':') ? key.startsWith(feed) : key === feed)
  const [, order] = Array.from(orders).find(([key]) => isMeant(key)) ?? []
  if (!order) throw new RangeError(`no feed is ${feed}`)
  return order.map((provider) => ({ provider, says: says[provider] ?? live(now, sources[provider].name) }))
}
