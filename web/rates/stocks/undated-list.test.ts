import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'

// brapi's list has no day. What may be said of its prices, by the other answers of the same source: without the index, as
// without a key, a share with its own time.

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))

const market = createSimulator()
await listening(market)

/** Differences of the source from the simulator. */
let changes: { index: boolean; listedTimes: number; quotedAt?: string; allTimes?: number } = {
  index: false,
  listedTimes: 1,
}

const source = createServer(async (request, answer) => {
  const path = request.url ?? '/'
  if (path.includes('%5EBVSP') || path.includes('.SA')) {
    if (!changes.index) return void answer.writeHead(401).end('{"error":true}')
  }
  const response = await fetch(addressOf(market) + path)
  const body = Buffer.from(await response.arrayBuffer())
  const simulated = response.headers.get('x-simulated')
  answer.writeHead(response.status, {
    'content-type': 'application/json',
    ...(simulated && { 'x-simulated': simulated }),
  })
  answer.end(
    path.includes('/quote/list')
      ? listed(String(body))
      : path.includes('/quote/PETR4')
        ? quoted(String(body))
        : body,
  )
})
await listening(source)
vi.stubEnv('SIMULATOR_URL', addressOf(source))

function listed(body: string): string {
  const list = JSON.parse(body)
  for (const stock of list.stocks) {
    if (stock.stock === 'PETR4') stock.close *= changes.listedTimes
    stock.close *= changes.allTimes ?? 1
  }
  return JSON.stringify(list)
}

function quoted(body: string): string {
  const quote = JSON.parse(body)
  for (const result of quote.results) {
    if (changes.quotedAt) result.regularMarketTime = changes.quotedAt
    result.regularMarketPrice *= changes.allTimes ?? 1
  }
  return JSON.stringify(quote)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:05:00-03:00') })
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
  globalThis.emMiudosBrapi = undefined
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  source.close()
  market.close()
})

async function read() {
  // After the environment is set, which is read once.
  const { readStocks } = await import('./stocks.ts')
  const { readAsset } = await import('../asset-detail/asset-reading.ts')
  const { assetOf } = await import('../catalogue/assets.ts')
  const asset = assetOf('PETR4')
  if (!asset) throw new Error('a share of the site')
  return { table: await readStocks(), share: await readAsset(asset) }
}

test('with the index, or a share of this session that agrees, it is of this session', async () => {
  changes = { index: true, listedTimes: 1 }
  expect((await read()).table.session).toEqual({ day: '2026-11-18', isOver: false })
})

test('a share that agrees says the day', async () => {
  changes = { index: false, listedTimes: 1.001 }
  expect((await read()).table.session).toEqual({ day: '2026-11-18', isOver: false })
})

// As recorded: PETR4 at 32.64 in the list, and in the same minute 42.23 of August by its own answer.
test('a share that says another price leaves the list without a day, and is shown by its own', async () => {
  changes = { index: false, listedTimes: 0.77, quotedAt: '2026-08-11T13:20:00.000Z' }
  const { table, share } = await read()
  expect(table.session).toBeNull()
  expect(share.session).toEqual({ day: '2026-08-11', isOver: true })
  expect(share.quote?.pricedAt).toBe('2026-08-11T13:20:00.000Z')
  const listed = table.rows.find(({ code }) => code === 'PETR4')
  expect(share.quote?.price).toBeCloseTo((listed?.price ?? 0) / 0.77, 1)
})

test('a share of an earlier session tells the day of the same close alone', async () => {
  changes = { index: false, listedTimes: 1.02, quotedAt: '2026-11-17T20:30:00.000Z' }
  expect((await read()).table.session).toBeNull()
  changes = { index: false, listedTimes: 1, quotedAt: '2026-11-17T20:30:00.000Z' }
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
  expect((await read()).table.session).toEqual({ day: '2026-11-17', isOver: true })
})

test('a share of a source whose list B3’s own file contradicts has no price on the first day either', async () => {
  changes = { index: true, listedTimes: 1, allTimes: 10 }
  const { table, share } = await read()
  expect(table.rows).toEqual([])
  expect(share.quote).toBeNull()
})
