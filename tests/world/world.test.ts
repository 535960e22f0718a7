import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pagesTable } from '#scripts/check-live/pages-table.ts'
import { feedsOfPages } from '#web/testing/feeds-of-pages.ts'
import { openLiveSite, wordsOf } from './live-site.ts'
import { openReplay, type World } from './replay.ts'
import {
  abroad,
  afterClose,
  but,
  february,
  firstOfOctober,
  holiday,
  june,
  march,
  night,
  nightWith,
  october,
  september,
  undatedList,
} from './worlds.ts'

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

/** The title and the words of a page in a world, or what an address of the API answers. */
async function wordsIn(world: World, path: string): Promise<string> {
  site.askAt(replay.address)
  replay.play(world)
  vi.setSystemTime(Date.parse(world.at))
  await site.forget()
  if (path.startsWith('/api/')) {
    const [name] = path.slice('/api/'.length).split('?')
    const route = await import(`../../web/app/api/${name}/route.ts`)
    return (await route.GET(new Request(`https://em-miudos.test${path}`))).text()
  }
  const codigo = path.split('/detalhe-ativo/')[1]
  const file = codigo ? 'detalhe-ativo/[codigo]/page.tsx' : `${path.slice(1)}/page.tsx`
  const { title, html } = await site.renderPage(file.replace(/^\//, ''), codigo ? { codigo } : {})
  return [title, ...wordsOf(html)].join('\n')
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
const fileOfFirst = { sample: 'COTAHIST_D01092026_excerpt.TXT' }
const tooMany = { status: 429, body: '<!DOCTYPE html><title>Too Many Requests</title>' }
const challenge = { body: '<!DOCTYPE html><title>Just a moment...</title>' }
const geoBlock = { sample: 'composed/error_451_geo.composed.json', status: 451 }
const denied = { sample: 'error_429_vercel.txt', status: 429 }
const of2027 = { sample: 'composed/feriados_2027.computed.json' }
const otherDay = {
  sample: 'composed/feriados_2026.computed.json',
  change: replaced('2026-11-20', '2026-11-21'),
}
const euroAlone = { sample: 'v2_rates_EUR_BRL_2026-10-01.json' }

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
  ['the daily rate of a holiday', holiday, '/dolar-hoje', ['5,1211', 'Taxa diária de 07/09', 'Preço de 07/09/2026 (Brasília). Fonte: Frankfurter', 'não deu preço novo'], ['de 15:00', '2026, 15:00']],
  ['and its place in the strip', holiday, '/', ['R$ 5,1211Taxa diária de 07/09'], ['15:00']],
  ['that of the euro, and the bank alone', firstOfOctober, '/euro-hoje', ['Preço de 01/10/2026 (Brasília). Fonte: Frankfurter', 'Um euro em reais\nR$ 5,8814', 'US$ 1,1768', 'referência de 01/10/2026'], ['18:00 (']],
  ['a figure of a form', firstOfOctober, '/calculadora-moedas', ['euro de 01/10/2026. Fonte: Frankfurter'], ['18:00']],
  ['rates of who says no day', abroad, '/', ['Meta Selic13,75 %BrasilAPI, 05/10', 'IPCA 12 m4,22 %BrasilAPI, 05/10', 'CDI segundo a BrasilAPI em 05/10/2026'], ['desde 05/10', 'até 10/2026']],
  ['holidays', abroad, '/status-mercado', ['Feriados nacionais de 2026 conferidos com a BrasilAPI em 05/10/2026: nenhuma diferença.', 'de 2027 conferidos'], []],
  ['the file of the day', night, '/acoes', ['Fim do dia 01/09', 'Preços do pregão de 01/09/2026', 'Petrobras (PN)\n46,87\n2,33 bi', 'Fonte: B3 (séries históricas)', 'não deu preços novos'], ['respondeu outros']],
  ['a share of it, without the file before', night, '/detalhe-ativo/PETR4', ['R$ 46,87', 'Fim do dia 01/09', 'do arquivo da B3'], ['no dia.']],
  ['a share that it lacks', night, '/detalhe-ativo/WEGE3', ['Sem dado'], ['Fim do dia']],
  ['the largest coins', february, '/criptomoedas', ['Atualizado 19:52', '1.921,27\nqueda de 5,62 %', 'Dados fornecidos por CoinGecko, recebidos em 27/02/2026, às 19:52'], ['Todas as criptomoedas', '8,46']],
  ['a coin', february, '/detalhe-ativo/ETH', ['1.921,27', 'em 27/02/2026, às 19:50'], []],
  ['bitcoin, with what is of its day', february, '/bitcoin-hoje', ['65.610,00', 'de 27/02/2026, 19:50 (Brasília). Fonte: CoinGecko', 'R$ 1,31 trilhões'], ['Dominância']],
  ['all coins on their day', but(february, {}, '2023-12-21T20:25:00-03:00'), '/criptomoedas', ['R$ 8,46 tri', 'em 21/12/2023, às 20:24'], []],
  ['the second exchange', but(september, { 'mercado-bitcoin': { api: tooMany } }), '/bitcoin-hoje', ['397.795,00', 'de 17/09/2026, 19:30 (Brasília). Fonte: Binance'], ['Em 1 mês', 'Em 1 ano']],
  ['what is expected', october, '/api/expectativas?indicador=ipca', ['4.9915', '2026-09-25'], []],
  ['and on a page, with the day of the survey', october, '/dolar-hoje', ['Para 2026: Dólar sem dado, Selic 13,50 %, IPCA 4,99 %', 'pesquisa até 25/09/2026'], []],
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
  ['a daily rate dated a day ahead, in the night before', but(holiday, {}, '2026-09-06T21:00:00-03:00'), '/dolar-hoje', ['Taxa diária de 06/09'], ['21:00']],
  ['the last daily rate on a Sunday', but(holiday, {}, '2026-09-13T11:00:00-03:00'), '/dolar-hoje', ['Taxa diária de 07/09', 'na segunda, 07/09', 'Hoje é domingo'], ['11:00']],
  ['and nine days after it', but(holiday, {}, '2026-09-16T11:00:00-03:00'), '/dolar-hoje', ['Sem dado'], ['5,1211']],
  ['a limit in HTML', but(holiday, { frankfurter: { rate: tooMany } }), '/dolar-hoje', ['Sem dado'], ['5,1211']],
  ['a challenge in place of a rate', but(holiday, { frankfurter: { rate: challenge } }), '/dolar-hoje', ['Sem dado'], ['5,1211']],
  ['a reference that lacks a currency', but(firstOfOctober, { frankfurter: { 'v2/rates': euroAlone } }), '/euro-hoje', ['Sem dado: a fonte da taxa não deu um valor'], ['5,8814']],
  ['a caller without a name', but(abroad, { brasilapi: { v1: denied } }), '/status-mercado', ['Não foi possível conferir agora.'], ['conferidos com']],
  ['and no rates of it', but(abroad, { brasilapi: { v1: denied } }), '/', ['Meta Selicsem dado', 'IPCA 12 msem dado'], ['13,75 %']],
  ['a challenge in place of holidays', but(abroad, { brasilapi: { v1: challenge } }), '/status-mercado', ['Não foi possível conferir agora.'], []],
  ['holidays of another year', but(abroad, { brasilapi: { v1: of2027 } }), '/status-mercado', ['de 2027 conferidos'], ['de 2026 conferidos']],
  ['a holiday on another day', but(abroad, { brasilapi: { 'v1/2026': otherDay } }), '/status-mercado', ['Só a BrasilAPI tem: 21/11', 'Só o nosso calendário tem: 20/11'], ['nenhuma diferença']],
  ['in the next session', nightWith({ D01092026: fileOfFirst }, '2026-09-02T11:00:00-03:00'), '/acoes', ['Fim do dia 01/09', 'pregão de 01/09/2026'], ['02/09/2026.']],
  ['the file of one day missing', nightWith({ D01092026: fileOfFirst }, '2026-09-02T22:00:00-03:00'), '/acoes', ['Fim do dia 01/09'], ['Fim do dia 02/09']],
  ['the files of two', nightWith({ D01092026: fileOfFirst }, '2026-09-03T22:00:00-03:00'), '/acoes', ['Sem dado'], ['46,87']],
  ['the file of another day under the name of this one', nightWith({ D02092026: fileOfFirst, D01092026: fileOfFirst }, '2026-09-02T22:00:00-03:00'), '/detalhe-ativo/PETR4', ['46,87', 'Fim do dia 01/09'], ['02/09.', '0,00 % no dia']],
  ['ten years old under the name of today', nightWith({ D01092026: { sample: 'COTAHIST_D04012016_excerpt.TXT' } }), '/acoes', ['Sem dado'], ['17,21']],
  ['a challenge in place of the file', nightWith({ D01092026: challenge }), '/acoes', ['Sem dado'], ['Fim do dia']],
  ['a limit with 200', but(february, { coingecko: { api: { sample: 'error_429_body_with_200.json' } } }), '/criptomoedas', ['Sem dado'], ['1.921,27']],
  ['coins of two days before', but(february, {}, '2026-03-01T19:52:00-03:00'), '/criptomoedas', ['Sem dado'], ['1.921,27']],
  ['no exchange for this place', but(september, { 'mercado-bitcoin': { api: tooMany }, binance: { api: geoBlock } }), '/bitcoin-hoje', ['397.901,00', 'Fonte: AwesomeAPI'], ['Fonte: Binance']],
  ['a list without a day', undatedList, '/detalhe-ativo/PETR4', ['PETR4: preço', 'Sem data', '38,47'], ['PETR4 hoje', 'Atraso de', 'no dia.']],
  ['and its board', undatedList, '/acoes', ['Ações: Ibovespa', 'Sem data'], ['Ações hoje', 'pregão de 1']],
  ['a challenge with 403', but(october, { 'tesouro-transparente': { csv: { sample: wall, status: 403 } } }), '/status-mercado', ['não deu taxas que possamos usar'], []],
]

test.each([...recorded, ...yearOfAProvider])('%s', async (_, world, path, told, never) => {
  const words = await wordsIn(world, path)
  expect(told.filter((text) => !words.includes(text))).toEqual([])
  expect(never.filter((text) => words.includes(text))).toEqual([])
})
