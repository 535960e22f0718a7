import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleText } from '../../../tests/provider-samples.ts'

/** brapi on a plan without long ranges and dividends, but for two shares of its demonstration. */
const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const isFree = !/PETR4|ABEV3/.test(url) && !url.includes('range=3mo') && !url.includes('range=1d')
  const isUnknown = url.includes('SMLL')
  const body = isUnknown
    ? sampleText('brapi/composed/error_404_not_found.composed.json')
    : isFree
      ? sampleText('brapi/composed/error_403_plan.composed.json')
      : sampleText('brapi/composed/quote_PETR4_dividends.composed.json').replaceAll('"PETR4"', symbolIn(url))
  answer.writeHead(isUnknown ? 404 : isFree ? 403 : 200, { 'content-type': 'application/json' }).end(body)
})
const symbolIn = (url: string) => JSON.stringify(/quote\/([^?]+)/.exec(url)?.[1])

let feeds: typeof import('./stock-feeds.ts')
let facts: typeof import('./stock-facts.ts')
let rowsOf: typeof import('./stocks.ts').rowsOf

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  // After the environment is set, which is read once.
  feeds = await import('./stock-feeds.ts')
  facts = await import('./stock-facts.ts')
  ;({ rowsOf } = await import('./stocks.ts'))
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const ask = (symbol: string) => feeds.stock(symbol, 60).attempts[0]?.ask()
const ranges = () => asked.splice(0).map((url) => new URL(url, 'http://localhost').searchParams.get('range'))

test('a plan is asked for everything, then for less, and each refusal is paid for once', async () => {
  expect((await ask('WEGE3'))?.value.quote.symbol).toBe('WEGE3')
  expect(ranges()).toEqual(['5y', '1y', '3mo'])
  await ask('WEGE3')
  expect(ranges()).toEqual(['3mo'])
})

test('a share of the demonstration has everything on any plan', async () => {
  expect((await ask('PETR4'))?.value.payouts).toHaveLength(2)
  expect(ranges()).toEqual(['5y'])
})

test('an index that gives itself away by its own change is refused, also where nothing else is known', async () => {
  const feed = feeds.indexQuote('IFIX.SA', 60)
  const value = (await feed.attempts[0]?.ask())?.value
  if (!value) throw new Error('the market has the index')
  expect(() => feed.refuse?.({ ...value, changeFraction: 8.9 }, Date.now())).toThrow('mudou')
  expect(() => feed.refuse?.({ ...value, changeFraction: -0.16 }, Date.now())).not.toThrow()
  expect(() => feed.refuse?.(null, Date.now())).not.toThrow()
})

test('an index that the source does not have is no failure', async () => {
  expect((await feeds.indexQuote('SMLL.SA', 60).attempts[0]?.ask())?.value).toBeNull()
  await expect(feeds.stock('SMLL3', 60).attempts[0]?.ask()).rejects.toMatchObject({ reason: 'not-found' })
})

test('the columns of a table: one share that the source does not have keeps none of the others from theirs', async () => {
  const known = rowsOf([listed('ABEV3')])
  const rows = [...known.map((row) => ({ ...row, code: 'SMLL3' })), ...known]
  await facts.askForFacts({
    rows,
    indexes: [],
    session: null,
    delayMinutes: 15,
    origin: null,
    failedAt: null,
  })
  expect(facts.factsOf('SMLL3')).toBeNull()
  expect(facts.factsOf('ABEV3')).toMatchObject({ priceEarnings: 6.81, updatedOn: '2026-02-20' })
})

const listed = (symbol: string) => ({
  ...{ symbol, name: symbol, close: 10, changeFraction: null, volume: 1, marketCap: null },
  ...{ sector: null, kind: 'stock' },
})
