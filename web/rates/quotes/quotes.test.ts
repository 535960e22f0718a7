import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { fetchAwesomeApi } from '../providers/awesomeapi.ts'
import { SourceError } from '../source-error.ts'
import { createSourceReader } from '../source-reader/source-reader.ts'
import { quoteFeed, readingOf } from './quotes.ts'

const server = createSimulator()
let root = ''
let asked = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(async () => {
  // The clock alone: nothing here has to wait for it.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:00:30-03:00') })
  await simulate({ now: '2026-11-18T14:00:00-03:00', fault: 'none', prices: { 'USD-BRL': null } })
  asked = 0
})
afterEach(() => {
  vi.useRealTimers()
})

const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

function newReader() {
  const read = createSourceReader({ shared: null })
  const ask = async () => {
    asked++
    const { value, simulated } = await fetchAwesomeApi(['USD-BRL'], `${root}/awesomeapi`, undefined)
    const price = value['USD-BRL']
    if (!price || 'refused' in price) throw new SourceError('format', price?.refused ?? '')
    return { value: price, simulated }
  }
  const attempts = [{ source: 'awesomeapi' as const, ask }]
  const feed = { ...quoteFeed('usd-brl'), attempts, freshSeconds: 300 }
  return async (id: 'usd-brl') => readingOf(id, await read(feed))
}

test('asks once while fresh, and again after', async () => {
  const readQuote = newReader()
  const first = await readQuote('usd-brl')
  expect(first).toMatchObject({
    series: 'usd-brl',
    failedAt: null,
    quote: { source: 'awesomeapi', depth: 0, simulated: true, fetchedAt: '2026-11-18T17:00:30.000Z' },
  })
  wait(299)
  expect(await readQuote('usd-brl')).toEqual(first)
  expect(asked).toBe(1)
  wait(1)
  await readQuote('usd-brl')
  expect(asked).toBe(2)
})

test('keeps the last good quote with the failure beside it, for 24 hours, then has nothing', async () => {
  const readQuote = newReader()
  const { quote } = await readQuote('usd-brl')
  await simulate({ fault: 'down' })
  wait(300)
  expect(await readQuote('usd-brl')).toEqual({
    series: 'usd-brl',
    quote,
    failedAt: '2026-11-18T17:05:30.000Z',
  })
  wait(24 * 3600 - 301)
  expect((await readQuote('usd-brl')).quote).toEqual(quote)
  wait(1)
  expect((await readQuote('usd-brl')).quote).toBeNull()
})

test('never answers a default rate', async () => {
  await simulate({ fault: 'down' })
  expect(await newReader()('usd-brl')).toEqual({
    series: 'usd-brl',
    quote: null,
    failedAt: '2026-11-18T17:00:30.000Z',
  })
})

test('a first price that by its own close before moved ten times over is not shown', async () => {
  await simulate({ fault: 'ten-fold' })
  const readQuote = newReader()
  expect((await readQuote('usd-brl')).quote).toBeNull()
  await simulate({ fault: 'none' })
  wait(300)
  expect((await readQuote('usd-brl')).quote?.last).toBeCloseTo(5.4, 0)
})

test('after a 429 rests as long as the source asks', async () => {
  const readQuote = newReader()
  await simulate({ fault: 'rate-limited' })
  await readQuote('usd-brl')
  wait(59)
  await readQuote('usd-brl')
  expect(asked).toBe(1)
  wait(1)
  await readQuote('usd-brl')
  expect(asked).toBe(2)
})

test.each(['ten-fold', 'future', 'crossed', 'comma', 'html'])(
  'holds the last good quote against %s',
  async (fault) => {
    const readQuote = newReader()
    const { quote } = await readQuote('usd-brl')
    await simulate({ fault })
    wait(300)
    expect(await readQuote('usd-brl')).toEqual({
      series: 'usd-brl',
      // Only of a jump the source said another price; the others say none.
      quote: { ...quote, ...(fault === 'ten-fold' && { doubted: true }) },
      failedAt: new Date().toISOString(),
    })
  },
)

test('takes a real move of 14 %, and holds one of 16 % that no second source confirms', async () => {
  const readQuote = newReader()
  const { quote } = await readQuote('usd-brl')
  const moved = (factor: number) => Math.round((quote?.ask ?? 0) * factor * 10_000) / 10_000
  await simulate({ prices: { 'USD-BRL': moved(0.84) } })
  wait(300)
  expect(await readQuote('usd-brl')).toMatchObject({
    failedAt: expect.any(String),
    quote: { ask: quote?.ask },
  })
  await simulate({ prices: { 'USD-BRL': moved(1.14) } })
  wait(300)
  expect(await readQuote('usd-brl')).toMatchObject({ failedAt: null, quote: { ask: moved(1.14) } })
})

test('a price that its source repeats for a week is not the dollar of today; over a long holiday it is', async () => {
  await simulate({ now: '2026-11-12T14:00:00-03:00' })
  expect((await newReader()('usd-brl')).quote).toMatchObject({ pricedAt: '2026-11-12T17:00:00.000Z' })
  await simulate({ now: '2026-11-11T14:00:00-03:00' })
  expect((await newReader()('usd-brl')).quote).toBeNull()
})
