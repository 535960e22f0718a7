import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleText } from '../../../tests/provider-samples.ts'

/** Of brapi about a share, as others recorded it. */
let answerTo: (symbol: string, query: URLSearchParams) => { status: number; text: string }
const asked: URL[] = []
let running = 0
let mostRunning = 0
const server = createServer(async ({ url = '' }, answer) => {
  const address = new URL(url, 'http://brapi')
  // The list has a second source, which has no part in this.
  if (!address.pathname.startsWith('/brapi/')) return answer.writeHead(404).end()
  asked.push(address)
  mostRunning = Math.max(mostRunning, ++running)
  await new Promise((resolve) => setTimeout(resolve, 20))
  running--
  const symbol = decodeURIComponent(address.pathname.split('/').at(-1) ?? '')
  const { status, text } = answerTo(symbol, address.searchParams)
  answer.writeHead(status, { 'content-type': 'application/json' }).end(text)
})
const good = (symbol: string) => ({
  status: 200,
  text: sampleText('brapi/quote_PETR4_2026-06-10_trimmed.json').replaceAll('"PETR4"', JSON.stringify(symbol)),
})
const withoutKey = { status: 401, text: sampleText('brapi/composed/error_401_missing_token.composed.json') }
const beyondPlan = { status: 400, text: sampleText('brapi/error_400_INVALID_RANGE_2026-08-11.json') }
const ranges = () => asked.splice(0).map(({ searchParams }) => searchParams.get('range'))
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:00:00-03:00') })
  asked.length = 0
  mostRunning = 0
  // Nothing remembered: the process has just started.
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
  globalThis.emMiudosBrapi = undefined
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

async function site(plan: string) {
  vi.stubEnv('BRAPI_PLAN', plan)
  const { stock, stockList, indexQuote, saysCorporate } = await import('./stock-feeds.ts')
  const { read } = await import('../source-reader/source-reader.ts')
  return { ask: (symbol: string) => read(stock(symbol, 60)), stockList, indexQuote, saysCorporate, read }
}

test.each([
  ['free', '3mo', false],
  ['startup', '1y', true],
  ['pro', '5y', true],
])(
  'on the plan %s the first question is for %s, and for what was paid: %s',
  async (plan, range, corporate) => {
    answerTo = good
    const { ask, saysCorporate } = await site(plan)
    expect(await ask('WEGE3')).toMatchObject({ held: { value: { range, quote: { symbol: 'WEGE3' } } } })
    const [first, ...others] = asked
    expect(others).toEqual([])
    expect(first?.searchParams.get('range')).toBe(range)
    expect([first?.searchParams.has('dividends'), first?.searchParams.has('modules')]).toEqual([
      corporate,
      corporate,
    ])
    expect(saysCorporate('WEGE3')).toBe(corporate)
    expect(saysCorporate('PETR4')).toBe(true)
  },
)

test('what the plan refuses is asked for with less, and a refusal is paid for once', async () => {
  answerTo = (symbol, query) => (query.get('range') === '3mo' ? good(symbol) : beyondPlan)
  const { ask } = await site('startup')
  expect(await ask('WEGE3')).toMatchObject({ held: { value: { range: '3mo' } }, failedAt: null })
  wait(61)
  await ask('WEGE3')
  expect(ranges()).toEqual(['1y', '3mo', '3mo'])
})

test('without a key the shares of the demonstration go on, and no other is asked for an hour', async () => {
  answerTo = (symbol) => (symbol === 'PETR4' ? good(symbol) : withoutKey)
  const { ask } = await site('free')
  expect(await ask('WEGE3')).toMatchObject({ held: null, failedAt: expect.any(String) })
  expect(await ask('PETR4')).toMatchObject({ held: { value: { range: '5y' } }, failedAt: null })
  expect(ranges()).toEqual(['3mo', '5y'])
  wait(3599)
  await ask('WEGE3')
  expect(ranges()).toEqual([])
  wait(301)
  await ask('WEGE3')
  expect(ranges()).toEqual(['3mo'])
})

test('all questions go through one queue, of the list and the indexes too', async () => {
  answerTo = (symbol) =>
    symbol === 'list'
      ? { status: 200, text: sampleText('brapi/composed/quote_list.composed.json') }
      : good(symbol)
  const { ask, stockList, indexQuote, read } = await site('free')
  const known = await Promise.all([
    ...['WEGE3', 'VALE3', 'ABEV3', 'BBAS3'].map(ask),
    read(stockList(60)),
    read(indexQuote('^BVSP', 60)),
  ])
  expect(known.map(({ held }) => held !== null)).toEqual(known.map(() => true))
  expect(asked).toHaveLength(6)
  expect(mostRunning).toBe(1)
})

/** The history of WEGE3 where the source gives it what it gave PETR4 in `results`. */
async function givenHistory(results: string) {
  answerTo = (symbol) =>
    symbol === 'list'
      ? { status: 200, text: sampleText('brapi/composed/quote_list.composed.json') }
      : { status: 200, text: `{"results":${results.replaceAll('"PETR4"', JSON.stringify(symbol))}}` }
  await site('free')
  const { readAssetHistory } = await import('../asset-detail/asset-history.ts')
  const { assetOf } = await import('../catalogue/assets.ts')
  const share = assetOf('WEGE3')
  if (!share) throw new RangeError('not listed')
  return readAssetHistory(share)
}

test('a range that the plan does not fill says so', async () => {
  const { ranges } = await givenHistory(sampleText('brapi/quote_PETR4_VALE3_1mo_2025-07-21.results.json'))
  const limited = ranges.filter(({ measure }) =>
    measure.includes('o plano da fonte só dá os últimos três meses'),
  )
  expect(limited.map(({ id }) => id)).toEqual(['6M', '1A', '5A'])
})

/** The recorded month of PETR4, as if one share had been split into two in the middle: what each field was before it, times. */
function splitInTwo(times: Readonly<Record<string, number>>): {
  results: string
  days: number
  before: number
} {
  const results = JSON.parse(sampleText('brapi/quote_PETR4_VALE3_1mo_2025-07-21.results.json'))
  const rows = results.find(({ symbol }: { symbol: string }) => symbol === 'PETR4').historicalDataPrice
  const before = Math.floor(rows.length / 2)
  for (const row of rows.slice(0, before))
    for (const [field, factor] of Object.entries(times)) row[field] *= factor
  return { results: JSON.stringify(results), days: rows.length, before }
}
const prices = { open: 2, high: 2, low: 2, close: 2 }

test('a split is cut out of the prices, and whole in what the source adjusted', async () => {
  const { results, days, before } = splitInTwo(prices)
  const { cutAt, closes, adjusted } = await givenHistory(results)
  expect([closes.length, cutAt]).toEqual([days - before, closes[0]?.day])
  expect(adjusted.map(({ id, points }) => [id, points.length])).toEqual([
    ['1A', days],
    ['5A', days],
  ])
  expect(adjusted[0]?.measure).toContain('ajustado pela fonte')
})

test('closes that the source calls adjusted and left with the jump are shown as none', async () => {
  const { results } = splitInTwo({ ...prices, adjustedClose: 1.9 })
  expect((await givenHistory(results)).adjusted).toEqual([])
})

describe('before the opening', () => {
  const text = sampleText('brapi/quote_EGIE3_2025-08-01_before_opening.json')

  test('zeros mean not yet: the price of the session before stands, without a range of today', async () => {
    answerTo = () => ({ status: 200, text })
    const { ask } = await site('free')
    const { held } = await ask('EGIE3')
    expect(held?.value.quote).toMatchObject({
      ...{ price: 39.93, change: -0.88, marketCap: 34_113_939_695 },
      ...{ open: null, high: null, low: null, volume: null },
      pricedAt: '2025-07-31T20:07:35.000Z',
    })
    expect(held?.value.bars.map(({ day, close }) => [day, close])).toEqual([
      ['2025-07-30', 40.81],
      ['2025-07-31', 39.93],
    ])
  })

  test('a session of zeros is none', async () => {
    const zeros = text.replace('"open": 40.7', '"open": 0').replace('"close": 39.93', '"close": 0')
    answerTo = () => ({ status: 200, text: zeros })
    const { ask } = await site('free')
    const { held } = await ask('EGIE3')
    expect(held?.value.bars.map(({ day }) => day)).toEqual(['2025-07-30'])
  })
})
