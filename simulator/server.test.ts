import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { definitions } from '#web/rates/providers/all.ts'
import {
  fetchAwesomeApi,
  fetchAwesomeApiDaily,
  fetchAwesomeApiMinutes,
  parseAwesomeApi,
} from '#web/rates/providers/awesomeapi.ts'
import { fetchFocus } from '#web/rates/providers/bcb-focus.ts'
import { fetchPtax } from '#web/rates/providers/bcb-ptax.ts'
import { fetchSgs } from '#web/rates/providers/bcb-sgs.ts'
import { fetchBinanceCandles } from '#web/rates/providers/binance.ts'
import { fetchStock, fetchStockList } from '#web/rates/providers/brapi.ts'
import { fetchCoinChart, fetchCoinMarket, fetchCoins } from '#web/rates/providers/coingecko.ts'
import { fetchEcbReference, fetchFrankfurter } from '#web/rates/providers/frankfurter.ts'
import { fetchMercadoBitcoinCandles } from '#web/rates/providers/mercado-bitcoin.ts'
import { SourceError } from '#web/rates/source-error.ts'
import { sample, sampleText } from '../tests/provider-samples.ts'
import { canHave, type Fault, faults, kindOf, likeUnavailable } from './faults.ts'
import { faultsOfMarkets } from './faults-market.ts'
import type { Provider } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'
import { createSimulator } from './server.ts'

const server = createSimulator()
let root = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const untouched = {
  now: '2026-11-18T14:00:00-03:00',
  fault: 'none',
  prices: { 'USD-BRL': null },
  retryAfterSeconds: null,
}
beforeEach(() => control(untouched))

const control = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const base = (name: ProviderName) => `${root}/${name}`

const names = Object.keys(providers) as ProviderName[] // its keys

/** A provider through its real adapter. */
const ask = (name: ProviderName) => definitions[name].ask(base(name), { today: '2026-11-18', key: undefined })

test.each(names)('%s: the adapter reads it, label included', async (name) => {
  expect(await ask(name)).toMatchObject({ simulated: true })
})

/** Keys and types, of the first element alone in a list: `{ "bid": "string" }`. */
function shape(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shape(value[0])] : []
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, held]) => [key, shape(held)]),
  )
}

describe('the shape of the recorded answers', () => {
  const recorded = names.flatMap((name) =>
    Object.entries((providers[name] as Provider).recorded ?? {}).map(
      ([path, file]) => [name, path, file] as const,
    ),
  )

  test.each(recorded)('%s %s', async (name, path, file) => {
    const simulated = await (await fetch(base(name) + path)).json()
    const expected = shape(sample(`${name}/${file}`))
    // A text in 2025 and a number since 2026: README §0.6.
    const known = name === 'brapi' ? ['took: number instead of string'] : []
    // A coin of the sample has a return on investment where ours has none.
    expect(differences(shape(simulated), expected).filter((one) => !known.includes(one))).toEqual([])
  })

  test('the files of the Treasury and of the exchange', async () => {
    const csv = await (
      await fetch(base('tesouro-transparente') + providers['tesouro-transparente'].example)
    ).text()
    const recorded = sampleText('tesouro-transparente/precotaxatesourodireto_excerpt_2026-09-30.csv')
    expect(csv.split('\n')[0]).toBe(recorded.split('\n')[0]?.trim())
    expect(csv.split('\n')[1]).toMatch(
      /^Tesouro [^;]+;\d{2}\/\d{2}\/\d{4};\d{2}\/\d{2}\/\d{4}(;-?\d+,\d{2}){5}$/,
    )
  })
})

/** Where the keys or the types differ; null stands for any type. */
function differences(simulated: unknown, recorded: unknown, at = ''): string[] {
  if (simulated === 'null' || recorded === 'null') return []
  if (typeof simulated === 'string' || typeof recorded === 'string') {
    return simulated === recorded
      ? []
      : [`${at}: ${JSON.stringify(simulated)} instead of ${JSON.stringify(recorded)}`.replaceAll('"', '')]
  }
  // Both are objects or lists of shapes by the lines above.
  const [ours, theirs] = [simulated, recorded] as [Record<string, unknown>, Record<string, unknown>]
  const keys = [...new Set([...Object.keys(ours), ...Object.keys(theirs)])]
  return keys.flatMap((key) => {
    const path = at ? `${at}.${key}` : key
    if (!(key in ours)) return [`${path}: missing`]
    if (!(key in theirs)) return [`${path}: not recorded`]
    return differences(ours[key], theirs[key], path)
  })
}

/** Of these the adapter reads another number, or another day: each has a test below, or is the source reader's to refuse. */
const otherNumbers: Fault[] = [
  ...(Object.keys(faultsOfMarkets) as Fault[]).filter((fault) => !kindOf(fault).isHarmless), // its keys
  'omitted-row',
  'other-symbol',
  'unknown-pair',
]
const takeTime: Fault[] = ['none', 'slow', 'never-ends', 'flapping', 'tail', 'drops']
const quickFaults = (Object.keys(faults) as Fault[]) // its keys
  .filter((fault) => !(takeTime.includes(fault) || otherNumbers.includes(fault)))

const matrix = names.flatMap((name) =>
  quickFaults.filter((fault) => canHave(name, fault)).map((fault) => [name, fault] as const),
)

/** Of these a page knows no more than that the source did not answer. */
const unavailable = expect.objectContaining({
  name: 'SourceError',
  reason: 'unavailable',
  retryAfterSeconds: undefined,
})

test.each(matrix)('%s with the fault %s: refused, or read as without it', async (name, fault) => {
  const good = await ask(name)
  await control({ faults: { [name]: fault } })
  // Read in spite of the fault: then it must say what it says without it.
  const outcome = await ask(name).catch((error: unknown) => error)
  const refused = likeUnavailable.includes(fault) ? [unavailable] : [good, expect.any(SourceError)]
  const acceptable = kindOf(fault).isHarmless ? [good] : refused
  expect(acceptable).toContainEqual(outcome)
})

test.each([
  ['down', { reason: 'unavailable' }],
  ['rate-limited', { reason: 'rate-limited', retryAfterSeconds: 60 }],
  ['banned', { reason: 'rate-limited', retryAfterSeconds: 120 }],
  ['rate-limited-silent', { reason: 'rate-limited', retryAfterSeconds: undefined }],
  ['comma', { reason: 'format', field: 'USDBRL.high' }],
  ['crossed', { reason: 'format', field: 'USDBRL.ask' }],
  ['high-below-low', { reason: 'format', field: 'USDBRL.high' }],
  ['zero', { reason: 'format', field: 'USDBRL.high' }],
  ['negative', { reason: 'format', field: 'USDBRL.high' }],
  ['truncated', { reason: 'format' }],
] as const)('the dollar with the fault %s is refused as %j', async (fault, refusal) => {
  await control({ fault })
  await expect(ask('awesomeapi')).rejects.toMatchObject(refusal)
})

test.each(['zero', 'negative', 'ten-fold', 'crossed'] as const)(
  'every price of the answer has the fault %s where the wire can have it',
  async (fault) => {
    const body = async (name: ProviderName) => (await fetch(base(name) + providers[name].example)).text()
    for (const name of names.filter((one) => canHave(one, fault))) {
      await control({ ...untouched, now: '2026-11-19T20:00:00-03:00' })
      const good = await body(name)
      await control({ faults: { [name]: fault } })
      expect(await body(name), name).not.toBe(good)
    }
  },
)

test.each([
  ['awesomeapi', 'unknown-pair', { reason: 'not-found' }],
  ['frankfurter', 'unknown-pair', { reason: 'not-found' }],
  ['mercado-bitcoin', 'unknown-pair', { reason: 'not-found', field: 'BTC-BRL' }],
  ['mercado-bitcoin', 'omitted-row', { reason: 'not-found', field: 'BTC-BRL' }],
  ['binance', 'unknown-pair', { reason: 'unavailable' }],
  ['brapi', 'unknown-pair', { reason: 'not-found' }],
  ['coingecko', 'unknown-pair', { reason: 'format' }],
  ['awesomeapi', 'omitted-row', { reason: 'format', field: 'USDBRL' }],
  ['awesomeapi', 'other-symbol', { field: 'USDBRL.code' }],
  ['frankfurter', 'other-symbol', { field: 'base' }],
  ['binance', 'other-symbol', { field: 'symbol' }],
  ['brapi', 'other-symbol', { field: 'results.0.symbol' }],
  ['bcb-ptax', 'crossed', { field: 'value.0.cotacaoVenda' }],
  ['frankfurter', 'zero', { field: 'rate' }],
  ['b3-cotahist', 'zero', { reason: 'format' }],
  ['bcb-sgs', 'blank', { field: '0.valor' }],
  ['awesomeapi', 'dns', { reason: 'unavailable' }],
  ['awesomeapi', 'tls', { reason: 'unavailable' }],
  ['awesomeapi', 'reset', { reason: 'unavailable' }],
] as const)('%s with the fault %s is refused as %j', async (name, fault, refusal) => {
  await control({ faults: { [name]: fault } })
  await expect(ask(name)).rejects.toMatchObject(refusal)
})

test('CoinGecko under another identity has no bitcoin', async () => {
  await control({ faults: { coingecko: 'other-symbol' } })
  const { value } = await fetchCoins(10, base('coingecko'), undefined)
  expect(value.map(({ id }) => id)).not.toContain('bitcoin')
})

test('SGS without rows is an empty answer', async () => {
  await control({ faults: { 'bcb-sgs': 'unknown-pair' } })
  const answer = await fetchSgs('selicTarget', '2026-11-16', '2026-11-18', base('bcb-sgs'))
  expect(answer).toEqual({ value: [], simulated: true })
})

test('a revision of SGS changes an old value alone', async () => {
  const values = async () =>
    (await fetchSgs('selicTarget', '2026-11-16', '2026-11-18', base('bcb-sgs'))).value
  const before = await values()
  await control({ faults: { 'bcb-sgs': 'revision' } })
  const after = await values()
  expect(after.map(({ value }) => value)).toEqual([113.75, 13.75, 13.75])
  expect(after.slice(1)).toEqual(before.slice(1))
})

test('a session of today without prices is left out of the bars', async () => {
  const stock = async () =>
    (await fetchStock('PETR4', { range: '5d', withCorporate: false }, base('brapi'), undefined)).value
  const before = await stock()
  await control({ faults: { brapi: 'null-bar' } })
  const after = await stock()
  expect(after.quote).toEqual(before.quote)
  expect(after.bars).toEqual(before.bars.slice(0, -1))
})

test('a change that the prices contradict is not believed where both are said', async () => {
  const dayOf = async () => (await fetchCoins(10, base('coingecko'), undefined)).value[0]?.change.day
  const before = await dayOf()
  await control({ faults: { coingecko: 'inconsistent-change', brapi: 'inconsistent-change' } })
  expect(await dayOf()).toBeCloseTo(before ?? Number.NaN, 5)
  expect(
    (await fetchStock('PETR4', { range: '5d', withCorporate: false }, base('brapi'), undefined)).value.quote
      .changeFraction,
  ).toBeLessThan(0.2)
})

test('a 429 asks to wait as long as the control says; who insists is banned for twice that', async () => {
  await control({ fault: 'limited-then-banned', retryAfterSeconds: 3 })
  await expect(ask('binance')).rejects.toMatchObject({ message: 'HTTP 429', retryAfterSeconds: 3 })
  await expect(ask('binance')).rejects.toMatchObject({ message: 'HTTP 418', retryAfterSeconds: 6 })
  await control({ retryAfterSeconds: null })
  await expect(ask('awesomeapi')).rejects.toMatchObject({ retryAfterSeconds: 60 })
})

test.each(['tail', 'drops'] as const)('%s takes its time and is read', async (fault) => {
  const good = await ask('awesomeapi')
  await control({ fault })
  const started = Date.now()
  expect(await ask('awesomeapi')).toEqual(good)
  expect(Date.now() - started).toBeGreaterThan(900)
})

test.each(['slow', 'never-ends'])(
  '%s is slower than the adapter waits',
  { timeout: 10_000 },
  async (fault) => {
    await control({ fault })
    await expect(ask('awesomeapi')).rejects.toMatchObject({ reason: 'unavailable' })
  },
)

test('flapping answers every second time', async () => {
  await control({ fault: 'flapping' })
  await expect(ask('awesomeapi')).rejects.toMatchObject({ reason: 'unavailable' })
  expect(await ask('awesomeapi')).toMatchObject({ simulated: true })
})

test('the percentage of the dollar follows from its numbers', async () => {
  const body = await (await fetch(`${base('awesomeapi')}/json/last/USD-BRL`)).json()
  const price = parseAwesomeApi(body, 'USD-BRL')
  expect((price.changeFraction ?? Number.NaN) * 100).toBeCloseTo(Number(body.USDBRL.pctChange), 2)
})

test('PTAX comes out through the morning, and not on a holiday', async () => {
  const closes = async (now: string) => {
    await control({ now })
    const { value } = await fetchPtax('USD', '2026-11-19', '2026-11-20', base('bcb-ptax'))
    return value.map(({ day }) => day)
  }
  expect(await closes('2026-11-19T10:00:00-03:00')).toEqual([])
  expect(await closes('2026-11-19T13:30:00-03:00')).toEqual(['2026-11-19'])
  expect(await closes('2026-11-20T18:00:00-03:00')).toEqual(['2026-11-19'])
})

test('the Selic target reaches into the future, and the adapter does not', async () => {
  await control({ now: '2026-10-05T12:00:00-03:00' })
  const path = '/dados/serie/bcdata.sgs.432/dados/ultimos/1?formato=json'
  const [row] = await (await fetch(base('bcb-sgs') + path)).json()
  expect(row).toEqual({ data: '04/11/2026', valor: '13.75' })
  const { value } = await fetchSgs('selicTarget', '2026-10-01', '2026-10-05', base('bcb-sgs'))
  expect(value.at(-1)).toEqual({ day: '2026-10-05', value: 13.75 })
})

test('an unknown pair among others is found by halves, and the others are read', async () => {
  const pairs = ['USD-BRL', 'EUR-BRL', 'XXX-BRL', 'BTC-BRL', 'GBP-BRL']
  const { value, simulated } = await fetchAwesomeApi(pairs, base('awesomeapi'), undefined)
  expect(simulated).toBe(true)
  expect(value['XXX-BRL']).toEqual({ refused: 'not-found' })
  expect(Object.values(value).filter((price) => 'last' in price)).toHaveLength(4)
})

describe('AwesomeAPI, minute by minute', () => {
  const minutes = (pair: string) => fetchAwesomeApiMinutes(pair, base('awesomeapi'), undefined)

  test('a hundred minutes that end at the newest price, the same in every run', async () => {
    const { value, simulated } = await minutes('USD-BRL')
    expect([simulated, value.length]).toEqual([true, 100])
    const body = await (await fetch(`${base('awesomeapi')}/json/last/USD-BRL`)).json()
    expect(value.at(-1)?.price).toBe(parseAwesomeApi(body, 'USD-BRL').ask)
    expect(value.map(({ at }) => at).slice(-2)).toEqual([
      '2026-11-18T16:59:00.000Z',
      '2026-11-18T17:00:00.000Z',
    ])
    expect((await minutes('USD-BRL')).value).toEqual(value)
  })

  test('on a holiday they are those of the session before', async () => {
    await control({ now: '2026-11-20T12:00:00-03:00' })
    const { value } = await minutes('EUR-BRL')
    expect([value[0]?.at, value.at(-1)?.at]).toEqual(['2026-11-19T18:21:00.000Z', '2026-11-19T20:00:00.000Z'])
  })

  test('only the names on the first row, and no row beyond the limit', async () => {
    const rows = await (await fetch(`${base('awesomeapi')}/USD-BRL/9999`)).json()
    expect(rows).toHaveLength(1500)
    expect(rows.filter((one: object) => 'code' in one)).toHaveLength(1)
  })

  test.each([
    ['down', { reason: 'unavailable' }],
    ['comma', { reason: 'format', field: '0.high' }],
    ['crossed', { reason: 'format', field: '0.ask' }],
    ['negative', { reason: 'format', field: '0.high' }],
    ['bare-texts', { reason: 'format', field: '0.high' }],
    ['empty-list', { reason: 'format' }],
    ['error-envelope', { reason: 'format' }],
  ] as const)('with the fault %s they are refused as %j', async (fault, refusal) => {
    await control({ fault })
    await expect(minutes('USD-BRL')).rejects.toMatchObject(refusal)
  })
})

test('the other feeds of the site are answered too', async () => {
  const { value: days } = await fetchAwesomeApiDaily('USD-BRL', 30, base('awesomeapi'), undefined)
  expect(days.length).toBeGreaterThan(20)
  expect(days.at(-1)?.day).toBe('2026-11-18')
  const { value: euro } = await fetchEcbReference(['BRL', 'USD'], base('frankfurter'))
  expect(euro.day).toBe('2026-11-17')
  const inReais = await fetchFrankfurter('USD-BRL', base('frankfurter'))
  expect((euro.rates.BRL ?? 0) / (euro.rates.USD ?? 0)).toBeCloseTo(inReais.value.rate, 2)
  const { value: more } = await fetchEcbReference(['BRL'], base('frankfurter'), ['KRW', 'ARS'])
  const won = await fetchFrankfurter('KRW-BRL', base('frankfurter'))
  // The real one has no reference of the Argentine peso.
  expect(Object.keys(more.rates)).toEqual(['BRL', 'KRW'])
  expect((more.rates.BRL ?? 0) / (more.rates.KRW ?? 1) / won.value.rate).toBeCloseTo(1, 2)
  expect((await fetchStockList(200, base('brapi'), undefined)).value.length).toBeGreaterThan(80)
  expect((await fetchCoinChart('bitcoin', 365, base('coingecko'), undefined)).value.length).toBeGreaterThan(
    360,
  )
  expect((await fetchFocus('IPCA', '2026-10-20', base('bcb-focus'))).value).toEqual([
    { year: 2026, median: 4.9915, day: '2026-11-13', respondents: 150 },
    { year: 2027, median: 4.3118, day: '2026-11-13', respondents: 150 },
  ])
  const dollar = await fetchFocus('Câmbio', '2026-10-20', base('bcb-focus'))
  expect(dollar.value.map(({ year, median }) => [year, median])).toEqual([
    [2026, 5.2],
    [2027, 5.2],
  ])
})

test('both exchanges give the same hours, days and weeks, the running one among them', async () => {
  const now = Date.parse('2026-11-18T14:00:00-03:00')
  for (const [step, opened] of [
    ['1h', '2026-11-18T17:00:00.000Z'],
    ['1d', '2026-11-18T00:00:00.000Z'],
    // A Monday.
    ['1w', '2026-11-16T00:00:00.000Z'],
  ] as const) {
    const one = await fetchMercadoBitcoinCandles('BTC-BRL', step, 50, now, base('mercado-bitcoin'))
    const other = await fetchBinanceCandles('BTC-BRL', step, 50, base('binance'))
    expect(one.value).toHaveLength(50)
    expect(one.value.at(-1)?.openedAt).toBe(opened)
    expect(one.value).toEqual(other.value)
  }
  const weeks = await fetchMercadoBitcoinCandles('BTC-BRL', '1w', 263, now, base('mercado-bitcoin'))
  expect(weeks.value[0]?.openedAt).toBe('2021-11-08T00:00:00.000Z')
})

test('a pair that an exchange does not trade is not found, and no outage', async () => {
  const refusal = { reason: 'not-found' }
  const now = Date.parse('2026-11-18T14:00:00-03:00')
  await expect(
    fetchMercadoBitcoinCandles('NOPE-BRL', '1d', 3, now, base('mercado-bitcoin')),
  ).rejects.toMatchObject(refusal)
  await expect(fetchBinanceCandles('NOPE-BRL', '1d', 3, base('binance'))).rejects.toMatchObject(refusal)
})

test('the part of bitcoin in all coins', async () => {
  const { value } = await fetchCoinMarket(base('coingecko'), undefined)
  expect(value.bitcoinShare).toBeGreaterThan(0.3)
  expect(value.updatedAt).toMatch(/^2026-11-18T17:00:0/)
})

describe('/control', () => {
  test('moves time, which keeps walking, sets a price, and counts requests', async () => {
    await control({ now: '2026-11-19T16:00:00-03:00', prices: { 'USD-BRL': 5.5 } })
    const state = await (await fetch(`${root}/control`)).json()
    expect(state).toMatchObject({ 'USD-BRL': { ask: 5.5, bid: 5.4994 }, requests: {} })
    expect(Date.parse(state.now) - Date.parse('2026-11-19T19:00Z')).toBeLessThan(5000)
    expect(await ask('awesomeapi')).toMatchObject({ value: { ask: 5.5 } })
    const { requests } = await (await fetch(`${root}/control`)).json()
    expect(requests).toEqual({ awesomeapi: 1 })
  })

  test('breaks one provider and leaves the others', async () => {
    await control({ faults: { coingecko: 'down' } })
    await expect(ask('coingecko')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await ask('binance')).toMatchObject({ simulated: true })
  })

  test.each([
    [{ fault: 'explode' }, 'fault'],
    [{ faults: { nobody: 'down' } }, 'faults'],
    [{ now: 'amanhã' }, 'now'],
    [{ now: '2019-01-01T12:00:00Z' }, 'now'],
    [{ prices: { 'USD-BRL': -1 } }, 'prices'],
    [{ prices: { 'XXX-BRL': 1 } }, 'prices'],
    [{ retryAfterSeconds: 0 }, 'retryAfterSeconds'],
    [{ prize: 5 }, 'corpo'],
    ['nothing', 'corpo'],
  ])('refuses %j and changes nothing', async (body, word) => {
    const answer = await control(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toContain(word)
    expect(await ask('awesomeapi')).toMatchObject({ value: { pricedAt: '2026-11-18T17:00:00.000Z' } })
  })

  test('refuses a form posted by another site', async () => {
    const answer = await fetch(`${root}/control`, {
      method: 'POST',
      headers: { origin: 'https://example.com' },
      body: 'fault=down',
    })
    expect(answer.status).toBe(403)
  })

  test('the page has a form that changes what it says', async () => {
    const form = new URLSearchParams({
      now: '2026-11-19T16:00',
      'fault:coingecko': 'down',
      'price:USD-BRL': '5,5',
    })
    const answer = await fetch(`${root}/control`, { method: 'POST', body: form })
    expect(answer.url).toBe(`${root}/`)
    const html = await answer.text()
    expect(html).toContain('19/11/2026, 16:0')
    expect(html).toContain('5,5000')
    await expect(ask('coingecko')).rejects.toBeInstanceOf(SourceError)
  })
})
