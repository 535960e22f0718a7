import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { providers } from '#simulator/providers.ts'
import { createSimulator } from '#simulator/server.ts'
import { coinsOfAnswer } from '#web/rates/coins/coin-columns.ts'
import { tableOfAnswer } from '#web/rates/stocks/stock-columns.ts'
import { assetAnswer, bondsAnswer, coinsAnswer, failureAnswer, listedAnswer } from './answers.ts'

const server = createSimulator()
let root = ''
let get: (path: string, headers?: Record<string, string>) => Promise<Response>

// The simulator works in this thread, and the columns of the table are asked for at the same time.
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  // The clock alone, the simulator's too: a Wednesday with the market open.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:00:30-03:00') })
  // The simulator remembers what it computed; the first time may take longer than the site waits for a source.
  await fetch(`${root}/brapi.dev/api/quote/list?limit=400`)
  await fetch(`${root}/brapi.dev/api/quote/${encodeURIComponent('^BVSP')}?range=1d`)
  await fetch(`${root}/coingecko${providers.coingecko.example}`)
  // After the environment is set, which is read once.
  const { GET } = await import('./route.ts')
  get = (query, headers) => GET(new Request(`http://localhost/api/ativos${query}`, { headers }))
}, 60_000)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })

test('a class: its assets, their session, the index and where it comes from', async () => {
  const answer = await get('?classe=acao')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const body: unknown = await answer.json()
  const read = listedAnswer.strict().parse(body)
  expect(read.provenance).toMatchObject({ source: 'brapi', simulated: true, depth: 0 })
  expect(read.session).toEqual({ day: '2026-11-18', isOver: false })
  expect(read.assets.length).toBeGreaterThan(70)
  expect(new Set(read.assets.map(({ kind }) => kind))).toEqual(new Set(['acao']))
  // As the page's island reads it.
  const table = tableOfAnswer(body)
  expect(table.rows).toHaveLength(read.assets.length)
  expect(table).toMatchObject({ origin: { source: 'brapi' }, failedAt: null, session: read.session })
})

test('funds are a class of their own', async () => {
  const { assets } = listedAnswer.parse(await (await get('?classe=fii')).json())
  expect(assets.map(({ code }) => code)).toContain('HGLG11')
})

test('coins, and the answer kept by who has it', async () => {
  const answer = await get('?classe=cripto')
  const body: unknown = await answer.json()
  coinsAnswer.strict().parse(body)
  expect(coinsOfAnswer(body).rows.find(({ code }) => code === 'USDT')).toMatchObject({
    isStablecoin: true,
    hasPage: true,
  })
  const etag = answer.headers.get('etag') ?? ''
  expect((await get('?classe=cripto', { 'if-none-match': etag })).status).toBe(304)
  // Six minutes: coins are asked a little less often than the others.
  wait(361)
  expect((await get('?classe=cripto', { 'if-none-match': etag })).status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('s-maxage=60')
})

test('one asset of each kind, by its code as typed', async () => {
  for (const [code, name] of [
    ['petr4', 'Petrobras (PN)'],
    ['HGLG11', 'Pátria Log (HGLG)'],
    ['BTC', 'Bitcoin'],
  ]) {
    const read = assetAnswer.strict().parse(await (await get(`?codigo=${code}`)).json())
    expect(read).toMatchObject({ code: code?.toUpperCase(), name, failedAt: null })
    expect(read.quote?.price).toBeGreaterThan(0)
    expect(read.session === null).toBe(code === 'BTC')
  }
})

test('what a share paid, before and after tax, with its own provenance, and as a table', async () => {
  const { facts, payouts, payoutsProvenance } = assetAnswer.parse(await (await get('?codigo=PETR4')).json())
  expect(payoutsProvenance).toMatchObject({ source: 'brapi', simulated: true })
  // The multiples of the seed are of that day, whatever the price is now.
  expect(facts).toMatchObject({
    priceEarnings: 5.74,
    priceToBook: 1.23,
    updatedOn: '2025-01-31',
    simulated: true,
  })
  expect(facts?.dividendYield).toBeGreaterThan(0.05)
  const interest = payouts?.find(({ kind, paidOn }) => kind === 'jcp' && paidOn?.startsWith('2026'))
  expect((interest?.net ?? 0) / (interest?.gross ?? 1)).toBeCloseTo(0.825, 10)
  const dividend = payouts?.find(({ kind }) => kind === 'dividend')
  expect(dividend?.net).toBe(dividend?.gross)
  const csv = await (await get('?codigo=PETR4&formato=csv')).text()
  expect(csv).toMatch(
    /PETR4;\d\d\/\d\d\/2026;\d\d\/\d\d\/202\d;(JCP|DIVIDENDO);\d,\d+;\d,\d+;brapi \(dados simulados\)/,
  )
  expect(assetAnswer.parse(await (await get('?codigo=BTC')).json())).toMatchObject({
    facts: null,
    payouts: null,
  })
})

test('the columns that need an answer for each share come to the list by themselves', async () => {
  const known = async () => {
    const { assets } = listedAnswer.parse(await (await get('?classe=acao')).json())
    return assets.filter(({ facts }) => facts !== null).length
  }
  await known()
  await vi.waitFor(async () => expect(await known()).toBeGreaterThan(3), { timeout: 20_000, interval: 500 })
})

test('a code that changed is told by its new one; what is unknown is refused', async () => {
  const renamed = await get('?codigo=ELET3')
  expect(renamed.status).toBe(404)
  expect(failureAnswer.parse(await renamed.json())).toMatchObject({ renamedTo: 'AXIA3' })
  expect((await get('?codigo=XPTO9')).status).toBe(404)
  for (const query of ['', '?classe=moeda', '?classe=acao&formato=xml']) {
    const refused = await get(query)
    expect(refused.status, query).toBe(400)
    failureAnswer.parse(await refused.json())
  }
})

test('a table for spreadsheets, by the name of its class', async () => {
  const answer = await get('?classe=cripto&formato=csv')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="em-miudos-cripto.csv"')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(/BTC;Bitcoin;\d+(,\d+)?;/)
})

test('with a source down: the next one by its name, then the last values with the failure', async () => {
  const read = async () => listedAnswer.parse(await (await get('?classe=acao')).json())
  await simulate({ faults: { brapi: 'down' } })
  wait(301)
  const endOfDay = await read()
  expect(endOfDay).toMatchObject({
    session: { day: '2026-11-17', isOver: true },
    provenance: { source: 'b3-cotahist', depth: 1 },
    failedAt: null,
  })
  await simulate({ fault: 'down' })
  wait(301)
  expect(await read()).toMatchObject({
    assets: endOfDay.assets,
    failedAt: new Date(Date.now()).toISOString(),
  })
  await simulate({ fault: 'none', faults: {} })
  wait(301)
  expect(await read()).toMatchObject({ provenance: { source: 'brapi' }, failedAt: null })
})

test('coins of another source have fewer columns, and no value that it does not say', async () => {
  await simulate({ faults: { coingecko: 'down' } })
  wait(3601)
  const { assets, provenance } = coinsAnswer.parse(await (await get('?classe=cripto')).json())
  expect(provenance).toMatchObject({ source: 'mercado-bitcoin', depth: 1 })
  expect(assets.find(({ code }) => code === 'BTC')).toMatchObject({ hour: null, week: null, marketCap: null })
  await simulate({ fault: 'none', faults: {} })
})

test('prices that are all ten times larger are not believed, in the list, the index and one asset', async () => {
  const good = listedAnswer.parse(await (await get('?classe=acao')).json())
  await simulate({ faults: { brapi: 'ten-fold', coingecko: 'ten-fold' } })
  wait(1000)
  const during = listedAnswer.parse(await (await get('?classe=acao')).json())
  const price = (answer: typeof good) => answer.assets.find(({ code }) => code === 'VALE3')?.price ?? 0
  expect(price(during) / price(good)).toBeCloseTo(1, 0)
  expect(during.provenance?.source).toBe('b3-cotahist')
  expect((during.indexes[0]?.points ?? 0) / (good.indexes[0]?.points ?? 1)).toBeCloseTo(1, 1)
  const one = assetAnswer.parse(await (await get('?codigo=ITUB4')).json())
  expect(one.provenance?.source).toBe('b3-cotahist')
  expect(one.quote?.price).toBe(during.assets.find(({ code }) => code === 'ITUB4')?.price)
  await simulate({ fault: 'none', faults: {} })
})

test("the Treasury's bonds: their morning, their rates, and one question for a large file", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get('?classe=titulo')))
  const read = bondsAnswer.strict().parse(await answers[0]?.json())
  expect(read.day).toBe('2026-11-17')
  expect(read.provenance).toMatchObject({ source: 'tesouro-transparente', simulated: true, licence: 'ODbL' })
  expect(read.assets[0]).toMatchObject({ name: 'Tesouro Selic 2028', rateKind: 'selic', investRate: 0.0003 })
  expect(
    read.assets
      .filter(({ investPrice }) => investPrice === null)
      .map(({ name, investRate }) => [name, investRate]),
  ).toEqual([['Tesouro IGPM+ com Juros Semestrais 2031', null]])
  wait(6 * 3600 - 60)
  await get('?classe=titulo')
  const { requests } = await (await fetch(`${root}/control`)).json()
  expect(requests['tesouro-transparente']).toBe(1)
  const table = await get('?classe=titulo&formato=csv')
  expect(table.headers.get('content-disposition')).toBe('attachment; filename="em-miudos-titulo.csv"')
  expect(await table.text()).toContain('(dados simulados)')
})

test('a source of bonds that hangs holds nobody for long, and the last ones are shown', async () => {
  await simulate({ faults: { 'tesouro-transparente': 'never-ends' } })
  wait(6 * 3600)
  const begun = performance.now()
  const answer = await get('?classe=titulo')
  expect(performance.now() - begun).toBeLessThan(4_500)
  expect(bondsAnswer.parse(await answer.json()).assets.length).toBeGreaterThan(20)
  await simulate({ fault: 'none', faults: {} })
})
