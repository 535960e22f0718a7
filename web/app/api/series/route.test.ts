import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { seriesAnswer, seriesFailure } from './answer.ts'

const server = createSimulator()
const wednesday = Date.parse('2026-11-18T14:00:30-03:00')
let root = ''

// The simulator works in this thread, and makes up years of a share when they are first asked for.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  // The clock alone, the simulator's too: a Wednesday with the market open.
  vi.useFakeTimers({ toFake: ['Date'], now: wednesday })
})
beforeEach(restart)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

/** Nothing remembered: the process has just started. */
function restart() {
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
}

async function get(query: string, faults: Record<string, string> = {}, headers: Record<string, string> = {}) {
  await fetch(`${root}/control`, { method: 'POST', body: JSON.stringify({ fault: 'none', faults }) })
  const { GET } = await import('./route.ts')
  return GET(new Request(`http://localhost/api/series?${query}`, { headers }))
}

async function historyOf(query: string, faults: Record<string, string> = {}) {
  const answer = await get(query, faults)
  expect(answer.status).toBe(200)
  return seriesAnswer.parse(await answer.json())
}

test('up to a month from the market, beyond it from PTAX, never both in one answer', async () => {
  const month = await historyOf('series=usd-brl&range=1M')
  expect(month).toMatchObject({ measure: 'Fechamento do comercial', simulated: true, currency: 'BRL' })
  expect(month.source.id).toBe('awesomeapi')
  expect(month.points.length).toBeGreaterThan(18)
  const years = await historyOf('series=eur-brl&range=5A')
  expect(years).toMatchObject({ measure: 'PTAX de venda', source: { id: 'bcb-sgs', licence: 'ODbL' } })
  expect(years.points.length).toBeGreaterThan(1200)
  const days = years.points.map(({ at }) => at)
  expect(days).toEqual(days.toSorted())
})

test('a day minute by minute, until now; on a holiday the session before; without it the closes, which say so', async () => {
  const open = await historyOf('series=usd-brl&range=1D')
  expect(open).toMatchObject({
    measure: 'Preço de venda, minuto a minuto (últimas 100 cotações)',
    simulated: true,
  })
  expect([open.points.length, open.points[0]?.at, open.points.at(-1)?.at]).toEqual([
    100,
    '2026-11-18T15:21:00.000Z',
    '2026-11-18T17:00:00.000Z',
  ])
  restart()
  vi.setSystemTime('2026-11-20T12:00:30-03:00')
  const holiday = await historyOf('series=usd-brl&range=1D')
  expect(holiday.points.at(-1)?.at).toBe('2026-11-19T20:00:00.000Z')
  vi.setSystemTime(wednesday)
  restart()
  // Ten times the close of the day before is no price.
  for (const fault of ['future', 'ten-fold']) {
    const closes = await historyOf('series=usd-brl&range=1D', { awesomeapi: fault })
    expect(closes.measure).toBe('Fechamento do comercial, na falta do minuto a minuto')
    // Wednesday is not over.
    expect(closes.points.map(({ at }) => at)).toEqual(['2026-11-16', '2026-11-17'])
    restart()
  }
  const official = await historyOf('series=eur-brl&range=1D', { awesomeapi: 'down' })
  expect(official.measure).toBe('PTAX de venda, na falta do minuto a minuto')
})

test('without the market the month is PTAX, and says so; without the series, the bulletins', async () => {
  const official = await historyOf('series=usd-brl&range=1M', { awesomeapi: 'down' })
  expect(official).toMatchObject({ measure: 'PTAX de venda', source: { id: 'bcb-sgs' } })
  restart()
  const bulletins = await historyOf('series=usd-brl&range=1M', { awesomeapi: 'down', 'bcb-sgs': 'down' })
  expect(bulletins.source.id).toBe('bcb-ptax')
  expect(bulletins.points).toEqual(official.points)
})

test('as a table for Excel in Portuguese, with the label of what is simulated on every row', async () => {
  const answer = await get('series=usd-brl&range=1D&formato=csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="usd-brl-1D.csv"')
  // Not text(): it would take the mark of the encoding away.
  const [head, first, ...others] = new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(await answer.arrayBuffer())
    .split('\r\n')
  expect(head).toBe('\uFEFFDia;Hora (Brasília);Dólar comercial (R$);O que é;Fonte')
  expect(first).toMatch(/^18\/11\/2026;12:21;\d,\d{1,4};Preço de venda, .*;AwesomeAPI \(dados simulados\)$/)
  expect(others).toHaveLength(100)
  const days = await (await get('series=usd-brl&range=1A&formato=csv')).text()
  expect(days.split('\r\n')[1]).toMatch(/^1[89]\/11\/2025;;\d,\d{1,4};PTAX de venda;/)
  expect((await get('series=usd-brl&range=1D&formato=xls')).status).toBe(400)
})

test('bitcoin by the hour for days, by the day for months, by the week for five years', async () => {
  const day = await historyOf('series=btc-brl&range=1D')
  // Those of 24 hours, and the one before them; the hour that runs is none.
  expect(day.points).toHaveLength(25)
  expect(day.source.id).toBe('mercado-bitcoin')
  expect(day.points[0]?.at).toMatch(/T\d\d:00:00/)
  const year = await historyOf('series=btc-brl&range=1A')
  expect(year.points.length).toBeGreaterThan(360)
  expect(year.points[0]?.at).toMatch(/^\d{4}-\d\d-\d\d$/)
  const years = await historyOf('series=btc-brl&range=5A')
  expect(years.measure).toBe('Último preço de cada semana')
  expect(years.points.length).toBeGreaterThan(255)
  expect(years.points.at(-1)?.at).toBe('2026-11-15')
})

test('without Mercado Bitcoin the same weeks from Binance, and by the day also from CoinGecko', async () => {
  const years = await historyOf('series=btc-brl&range=5A', { 'mercado-bitcoin': 'down' })
  expect(years.source.id).toBe('binance')
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
  const down = { 'mercado-bitcoin': 'down', binance: 'down' }
  const year = await historyOf('series=btc-brl&range=1A', down)
  expect(year.source.id).toBe('coingecko')
  expect(year.points.length).toBeGreaterThan(360)
})

test('with every source down: 503, not kept, and words', async () => {
  const down = { awesomeapi: 'down', 'bcb-sgs': 'down', 'bcb-ptax': 'down' }
  const answer = await get('series=usd-brl&range=1A', down)
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(seriesFailure.parse(await answer.json()).error).toMatch('A fonte não deu números')
})

test('what is not asked well is told what there is', async () => {
  for (const query of ['', 'series=usd-brl', 'series=usd-brl&range=2A', 'series=__proto__&range=1M']) {
    const answer = await get(query)
    expect(answer.status).toBe(400)
    expect(seriesFailure.parse(await answer.json()).error).toMatch('usd-brl, eur-brl, btc-brl')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  }
})

test('who has it already gets 304 and no body', async () => {
  const first = await get('series=usd-brl&range=5D')
  const etag = first.headers.get('etag') ?? ''
  const again = await get('series=usd-brl&range=5D', {}, { 'if-none-match': etag })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test('a share by its code: closes, and what they return with the payouts put back', async () => {
  // Values that the simulator makes once may take a busy machine longer than the site waits for a source.
  await fetch(`${root}/brapi.dev/api/quote/PETR4?range=5y&interval=1d`)
  const year = await historyOf('series=PETR4&range=1A')
  expect(year).toMatchObject({
    series: 'PETR4',
    source: { id: 'brapi' },
    measure: 'Fechamento, sem dividendos',
  })
  const [first, last] = [year.points[0], year.points.at(-1)]
  expect(year.points.length).toBeGreaterThan(240)
  expect(last?.withPayouts).toBe(last?.price)
  expect(first?.withPayouts).toBeLessThan(first?.price ?? 0)
  expect((await get('series=PETR4&range=1D')).status).toBe(404)
  expect((await get('series=XPTO9&range=1A')).status).toBe(400)
})
