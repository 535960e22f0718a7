import type { Page } from '@playwright/test'
import { canHave, type Fault, kindOf } from '#simulator/faults.ts'
import type { ProviderName } from '#simulator/providers.ts'

/** What a page says at one place: its number, and the words around it. */
export type Shown = { number: number | null; words: string }

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
  read: (page: Page) => Promise<Shown>
}

/** Of a broken provider, which cell of the matrix it is. */
export type State = Readonly<Partial<Record<ProviderName, Fault>>>

const from = (name: string) => `simulador, no formato de ${name.replaceAll(/[()]/g, '\\$&')}`
const fails = 'A fonte não respondeu(, ou deu [^.]*,)? às \\d\\d:\\d\\d\\.'
const live = (stamp: string, name: string) => new RegExp(`${stamp}[\\s\\S]*${from(name)}`)
const now = '(Atualizado \\d\\d:\\d\\d|Cotação atrasada)'
const agedRate = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Este é o último valor que recebemos, de .*\\(há [\\s\\S]*${from('')}`,
)
const agedAssets = new RegExp(
  `Sem atualização[\\s\\S]*${fails} Estes são os últimos valores que recebemos, em [\\s\\S]*${from('')}`,
)
const endOfDay = live(
  'Fim do dia \\d\\d/\\d\\d[\\s\\S]*A fonte das cotações não respondeu\\. Estes são os preços do fim do dia',
  'B3 (séries históricas)',
)
const delayed = live('(Atraso de 15 min|Fim do dia \\d\\d/\\d\\d)', 'brapi')

const main = (island: string) => (page: Page) =>
  page.locator(`[data-island=${island}]`).evaluate((root) => ({
    number: Number(root.querySelector('data')?.getAttribute('value') ?? Number.NaN),
    words: root.textContent,
  }))

/** The second cell of the row that begins with a code, in the Portuguese way of writing numbers. */
const row = (island: string, code: string) => (page: Page) =>
  page.locator(`[data-island=${island}]`).evaluate((root, wanted) => {
    const rows = [...root.querySelectorAll('tbody tr')]
    const cell = rows.find((one) => one.querySelector('th a')?.textContent === wanted)?.querySelector('td')
    const text = cell?.textContent?.replaceAll('.', '').replace(',', '.')
    return { number: text ? Number.parseFloat(text) : Number.NaN, words: root.textContent.slice(0, 2000) }
  }, code)

/** The first number with decimals after some words. */
const after = (place: string, words: RegExp) => async (page: Page) => {
  const text = (await page.locator(place).first().textContent()) ?? ''
  const number = words.exec(text)?.[1]?.replaceAll('.', '').replace(',', '.')
  return { number: number ? Number(number) : Number.NaN, words: text }
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
    read: after('main', /PTAX de [\d/]+, venda([\d,]+)/),
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
    read: after('section[aria-labelledby=medias]', /\(até \d\d\/\d\d\)([\d,]{6})/),
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
    sources: [{ provider: 'bcb-sgs', says: /Selic[\d,]+.%desde \d\d\/\d\d/ }],
    without: /Selic(sem dado|[\d,]+.%desde \d\d\/\d\d)/,
    read: after('[aria-label="Cotações"] li:has-text("Selic")', /Selic([\d,]+)/),
  },
  {
    name: 'IPCA',
    path: '/',
    isLive: false,
    sources: [{ provider: 'bcb-sgs', says: /IPCA 12 m[\d,]+.%até \d\d\/\d{4}/ }],
    without: /IPCA 12 m(sem dado|[\d,]+.%até \d\d\/\d{4})/,
    read: after('[aria-label="Cotações"] li:has-text("IPCA")', /IPCA 12 m([\d,]+)/),
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
    read: after('section[aria-labelledby=expectativa]', /DólarR\$.([\d,]+)/),
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
    read: after('section[aria-labelledby=taxas-tesouro]', /Selic \+ [\d,]+.% a\.a\.([\d.,]+,\d\d)/),
  },
  {
    name: 'feriados',
    path: '/status-mercado',
    isLive: false,
    sources: [{ provider: 'brasilapi', says: /conferidos com a BrasilAPI em \d\d\// }],
    without: /conferidos com a BrasilAPI em \d\d\/|Não foi possível conferir agora\./,
    read: after('section[aria-labelledby=feriados]', /Feriados nacionais de (\d{4}) conferidos/),
  },
]

/** With this fault there is no answer at all, so that the next source must speak. */
function isSilent(provider: ProviderName, fault: Fault): boolean {
  const { wire, instead, isHarmless } = kindOf(fault)
  // The exchange's file may take ten seconds where a price may take five.
  if (provider === 'b3-cotahist' && wire === 'slow') return false
  return !isHarmless && fault !== 'flapping' && (wire !== undefined || instead !== undefined)
}

const lacksRow: Fault[] = ['omitted-row', 'other-symbol']

/** Whose number may stand there: those that answer in spite of their fault, the first healthy one, or none. */
export function allowed({ sources, isRow }: Chain, state: State): (ProviderName | null)[] {
  const may: (ProviderName | null)[] = []
  for (const { provider } of sources) {
    const fault = state[provider] ?? 'none'
    if (isSilent(provider, fault)) continue
    may.push(provider)
    if (isRow && lacksRow.includes(fault)) may.push(null)
    if (fault === 'none' || kindOf(fault).isHarmless || !canHave(provider, fault)) return may
  }
  return [...may, null]
}

/** Whose number may be what stands there, by what the page says: `null` for the last value, or none, under its label. */
export function told({ sources, without }: Chain, { words }: Shown): (ProviderName | null)[] {
  const named = sources.flatMap(({ provider, says }) => (says.test(words) ? [provider] : []))
  return without.test(words) ? [null, ...named] : named
}
