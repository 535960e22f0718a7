import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pagesTable } from '#scripts/check-live/pages-table.ts'
import { feedsOfPages } from '#web/testing/feeds-of-pages.ts'
import { openLiveSite, wordsOf } from './live-site.ts'
import { openReplay, type World } from './replay.ts'
import { afterClose, but, june, march, october, september } from './worlds.ts'

// The site against what providers say: long ago, of each other, and as it was recorded.

const then = Date.parse('2026-11-18T14:05:00-03:00')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const shown =
  /^\/(acoes|bitcoin-hoje|criptomoedas|dolar-hoje|euro-hoje|status-mercado|alertas-cambio|calculadora-moedas|investimentos(\/.*)?|blog\/(bitcoin|ethereum|usdt|selic-impacto-financeiro|fundos-imobiliarios.*|investimentos-acoes.*))?$/
const assets = ['PETR4', 'HGLG11', 'BTC']

let site: Awaited<ReturnType<typeof openLiveSite>>
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: then })
  site = await openLiveSite()
}, 120_000)
afterAll(() => {
  vi.useRealTimers()
  site.close()
})

const day = /\d\d\/\d{4}/
/** Of the law, of money and of the day itself, which are of now whatever the market says. */
const ofNow =
  /(lei|dinheiro|reais|valores|R\$ [\d.,]+|IOF) de hoje|^hoje$|feriado|do rendimento em 1 ano|abre hoje|fechou hoje|Sem dado agora/i

/** Words that a number without a day of its own must not stand beside: of now, and of hours that end now. */
const untrue = [
  { from: 2 * HOUR, words: /\b(em|há|nas últimas) (24 horas|1 hora|7 dias)\b|atualizado/i },
  { from: DAY, words: /\b(hoje|agora|(em|há) 1 (mês|ano))\b/i },
  { from: DAY, words: /\b[0-2]\d:[0-5]\d\b/ },
  // On an axis stand days alone, and the years below it.
  { from: 365 * DAY, words: /\d\d\/\d\d(?!\/|\d)(?<!^\d\d\/\d\d)/ },
]

async function pages() {
  await site.forget()
  const all = [
    ...(await site.renderAll(shown)),
    ...(await Promise.all(
      assets.map((codigo) => site.renderPage('detalhe-ativo/[codigo]/page.tsx', { codigo })),
    )),
  ]
  return all.map(({ path, html }) => ({ path, words: wordsOf(html) }))
}

const addresses = [
  ...['usd-brl', 'eur-brl', 'btc-brl'].map((id) => `cotacoes?series=${id}`),
  ...['acao', 'fii', 'etf', 'cripto'].flatMap((kind) => [
    `ativos?classe=${kind}`,
    `ativos?classe=${kind}&formato=csv`,
  ]),
  'ativos?classe=titulo',
  ...assets.flatMap((code) => [`ativos?codigo=${code}`, `series?series=${code}&range=1A`]),
  ...['1D', '1M', '1A'].map((range) => `series?series=usd-brl&range=${range}`),
  ...['cambio', 'selic', 'ipca'].map((id) => `expectativas?indicador=${id}`),
  'cambio?moeda=USD&ano=2026',
]
/** When it was asked, or when the source last failed; a share pays, a bond ends and a year is expected later. */
const ofLater = /^(fetchedAt|failedAt|maturity|paidOn|paysOn|heldOn|year)$/

/** Instants and days in an answer of the API that are later than its numbers, which are `age` old. */
async function tooNewIn(address: string, age: number): Promise<string[]> {
  const route = await import(`../../web/app/api/${address.split('?')[0]}/route.ts`)
  const answer: Response = await route.GET(new Request(`https://em-miudos.test/api/${address}`))
  const text = await answer.text()
  const late: string[] = []
  const look = (name: string, value: unknown) => {
    const isInstant = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T|$)/.test(value)
    const isLate = isInstant && Date.parse(value) > (value.includes('T') ? then + 120_000 : then)
    if (isLate && !ofLater.test(name)) late.push(`${address} ${name}: ${value}`)
    if (typeof value === 'string' && age >= DAY && /\b(hoje|agora|24 h)/i.test(value))
      late.push(`${address} ${name}: ${value}`)
    return value
  }
  if (answer.headers.get('content-type')?.includes('json')) JSON.parse(text, look)
  else
    for (const cell of text.split(/[;\n]/)) look('csv', cell.replace(/^(\d\d)\/(\d\d)\/(\d{4})/, '$3-$2-$1'))
  return late
}

test.each([
  ['three hours', 3 * HOUR],
  ['400 days', 400 * DAY],
])(
  'no page says of numbers that are %s old what is so of those of now',
  async (_, age) => {
    vi.setSystemTime(then + age)
    await site.control({ fault: 'unavailable', offset: 0 })
    const bare = await pages()
    const silent = bare.filter(
      ({ words }) => !words.some((text) => /sem dado|não (deu|respondeu)/i.test(text)),
    )
    expect(silent.map(({ path }) => path)).toEqual([])
    const without = new Map(bare.map(({ path, words }) => [path, new Set(words)]))
    await site.control({ fault: 'none', offset: -age / 1000 })
    const told = (await pages()).flatMap(({ path, words }) =>
      words.filter((text) => !without.get(path)?.has(text)).map((text) => ({ path, text })),
    )
    expect(told.length).toBeGreaterThan(500)
    const wrong = told.filter(
      ({ text }) =>
        !day.test(text) &&
        !ofNow.test(text) &&
        untrue.some(({ from, words }) => age >= from && words.test(text)),
    )
    expect(wrong.map(({ path, text }) => `${path}: ${text}`)).toEqual([])
    expect((await Promise.all(addresses.map((address) => tooNewIn(address, age)))).flat()).toEqual([])
  },
  120_000,
)

test('what was not believed for bitcoin is not used for the other coins', async () => {
  vi.setSystemTime(then)
  await site.control({ fault: 'none', offset: 0 })
  const priceOf = async (codigo: string) => {
    const { html } = await site.renderPage('detalhe-ativo/[codigo]/page.tsx', { codigo })
    return Number(/<data [^>]*?value="([^"]+)"/.exec(html)?.[1])
  }
  await site.forget()
  const price = await priceOf('ETH')
  await site.control({ faults: { coingecko: 'ten-fold' } })
  await site.forget()
  expect((await priceOf('ETH')) / price).toBeCloseTo(1, 1)
  const [page] = await site.renderAll(/^\/criptomoedas$/)
  const words = wordsOf(page?.html ?? '').join('\n')
  expect(words).toContain('A CoinGecko respondeu outros preços, que não foram usados.')
  expect(words).not.toContain('Todas as criptomoedas')
})

test('which page has numbers of which source, and who could not be asked', async () => {
  vi.setSystemTime(then)
  await site.control({ fault: 'none', faults: { brapi: 'unauthorized' }, offset: 0 })
  await site.forget()
  const pages = await feedsOfPages(site, /^\/(acoes|dolar-hoje)$/)
  const table = pagesTable(pages)
  const [head = '', ...rows] = table
  const cell = (path: string, column: string) => {
    const at = head.indexOf(column)
    return rows
      .find((row) => row.startsWith(path))
      ?.slice(at)
      .split('  ')[0]
  }
  expect([cell('/dolar-hoje', 'awesomeapi'), cell('/dolar-hoje', 'brapi')]).toEqual(['4', ''])
  expect([cell('/acoes', 'b3-cotahist'), cell('/acoes', 'brapi')]).toEqual(['1', '✗'])
  expect(cell('/acoes', 'O que falta')).toContain('index:^BVSP')
  expect(table.at(-1)).toMatch(/^✗ brapi: recusou: a chave ou o plano não bastam \(HTTP 401\): .*stock:PETR4/)
  // Also what a page asks for only after a reader's act.
  const kinds = pages.at(-1)?.feeds.map(({ key }) => key.split(':')[0])
  expect(kinds).toEqual(
    expect.arrayContaining([
      'fx-minutes',
      'fx-daily',
      'coin-past',
      'coins',
      'coin-market',
      'stocks',
      'stock',
      'holidays',
      'focus',
      'bonds',
    ]),
  )
})

const replay = await openReplay()
afterAll(() => replay.close())

/** The words of a page in a world. */
async function wordsIn(world: World, path: string): Promise<string> {
  site.askAt(replay.address)
  replay.play(world)
  vi.setSystemTime(Date.parse(world.at))
  await site.forget()
  const codigo = path.split('/detalhe-ativo/')[1]
  const file = codigo ? 'detalhe-ativo/[codigo]/page.tsx' : `${path.slice(1)}/page.tsx`
  const { html } = await site.renderPage(file.replace(/^\//, ''), codigo ? { codigo } : {})
  return wordsOf(html).join('\n')
}

/** In the text of an answer. */
const replaced = (from: string | RegExp, to: string) => (text: string) => text.replaceAll(from, to)

const ofSeptember = 'last_USD-BRL_EUR-BRL_BTC-BRL_2026-09-17.partial.json'
const ofMarch = 'CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json'
const wall = 'composed/error_403_cloudflare.html'
const renamed = { sample: ofMarch, change: replaced('cotacaoVenda', 'valorVenda') }
const oneNull = { sample: ofSeptember, change: replaced('"5.8849"', 'null') }
const oldFile = { sample: ofSeptember, charset: 'latin1' } as const
const table = 'precotaxatesourodireto_excerpt_2026-09-30.csv'

type Case = [what: string, world: World, path: string, told: string[], never: string[]]

// biome-ignore format: a table
const recorded: Case[] = [
  ['a dollar that fell 4 %', october, '/dolar-hoje', ['4,9993', 'de 05/10/2026, 19:30 (Brasília)'], []],
  ['rates filled into the future', october, '/', ['Meta Selic13,75 %desde 17/09', 'IPCA 12 m4,22 %até 08/2026'], ['04/11']],
  ['the newest day of a file', october, '/status-mercado', ['19.988,07', 'da manhã de 30/09/2026'], ['977,75']],
  ['what nobody recorded', october, '/euro-hoje', ['Sem dado'], ['R$ 5']],
  ['a dollar', september, '/dolar-hoje', ['5,1250', 'hoje. Já fechou hoje'], []],
  ['a euro', september, '/euro-hoje', ['5,8909', 'queda de 0,02 %'], []],
  ['three candles', september, '/bitcoin-hoje', ['397.795,00', 'Mercado Bitcoin'], ['Em 1 mês', 'Em 1 ano']],
  ['the closing rate', march, '/dolar-hoje', ['PTAX de 06/03', '5,2878'], []],
  ['that of the euro', march, '/euro-hoje', ['PTAX de 06/03', '6,1238'], []],
  ['a share in session', june, '/detalhe-ativo/PETR4', ['41,79', 'em 10/06/2026, às 14:57', '1,51 %'], []],
  ['a close that is its own close before', afterClose, '/detalhe-ativo/VALE3', ['79,39', '0,98 %', 'Fim do dia 08/09'], []],
]

// biome-ignore format: a table
const yearOfAProvider: Case[] = [
  ['late in the evening, when it is tomorrow in UTC', but(september, {}, '2026-09-17T23:30:00-03:00'), '/dolar-hoje', ['5,1250', 'hoje. Já fechou hoje'], []],
  ['over a weekend', but(march, {}, '2026-03-08T11:00:00-03:00'), '/dolar-hoje', ['PTAX de 06/03', 'Hoje é domingo'], []],
  ['a field that is renamed', but(march, { 'bcb-ptax': { odata: renamed } }), '/dolar-hoje', ['Sem dado', 'O Banco Central não deu um valor'], ['5,28', 'Banco Central não respondeu']],
  ['one price of many that is null', but(september, { awesomeapi: { last: oneNull } }), '/dolar-hoje', ['5,1250'], []],
  ['and its own page', but(september, { awesomeapi: { last: oneNull } }), '/euro-hoje', ['Sem dado'], ['5,89']],
  ['JSON in latin-1', but(september, { awesomeapi: { last: oldFile } }), '/dolar-hoje', ['5,1250'], []],
  ['a file in latin-1', but(october, { 'tesouro-transparente': { csv: { sample: table, charset: 'latin1' } } }), '/status-mercado', ['19.988,07'], []],
  ['a challenge with 200', but(october, { 'tesouro-transparente': { csv: { sample: wall } } }), '/status-mercado', ['não deu taxas que possamos usar'], ['19.988']],
  ['a challenge with 403', but(october, { 'tesouro-transparente': { csv: { sample: wall, status: 403 } } }), '/status-mercado', ['não deu taxas que possamos usar'], []],
]

test.each([...recorded, ...yearOfAProvider])('%s', async (_, world, path, told, never) => {
  const words = await wordsIn(world, path)
  for (const text of told) expect(words).toContain(text)
  for (const text of never) expect(words).not.toContain(text)
})
