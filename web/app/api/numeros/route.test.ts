import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'

const server = createSimulator()
let root = ''
let numbers: (search?: string) => Promise<Response>
let quote: () => Promise<Response>

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-16T14:20:00-03:00') })
  // After the environment is set, which is read once.
  const { GET } = await import('./route.ts')
  numbers = (search = '') => GET(new Request(`http://localhost/api/numeros${search}`))
  const { GET: ofSeries } = await import('../cotacoes/route.ts')
  quote = () => ofSeries(new Request('http://localhost/api/cotacoes?series=usd-brl'))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })

test('numbers of the day: figures of calculators, and words of a sentence with their age, marked as simulated', async () => {
  const answer = await numbers()
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const { figures, inText } = await answer.json()
  expect(figures).toMatchObject({ today: { text: '16/11/2026' }, cdi: { simulated: true } })
  const last: number = (await (await quote()).json()).quote.last
  expect(inText['usd-brl']).toEqual({
    text: `R$\u00A0${last.toFixed(4).replace('.', ',')}`,
    rounded: `R$\u00A0${last.toFixed(2).replace('.', ',')}`,
    age: expect.stringMatching(/^às 14:\d\d$/),
    simulated: true,
  })
  expect(inText.selic).toMatchObject({
    text: expect.stringMatching(/^\d+,\d+\u00A0%$/),
    per: 'ao ano',
    simulated: true,
  })
})

test('an asset in words, with its session or hour; null for a code that the site does not follow', async () => {
  const { asset } = await (await numbers('?ativo=PETR4')).json()
  expect(asset).toEqual({
    text: expect.stringMatching(/^R\$\u00A0\d+,\d\d$/),
    age: expect.stringMatching(/^Petrobras \(PN\) \(PETR4\), /),
    simulated: true,
  })
  const { asset: index } = await (await numbers('?ativo=IBOV')).json()
  expect(index.text).toMatch(/^[\d.]+ pontos$/)
  expect(await (await numbers('?ativo=XPTO9')).json()).toEqual({ asset: null })
})

test('without a source that answers a number is absent', async () => {
  vi.setSystemTime(Date.now() + 48 * 3_600_000)
  await simulate({ fault: 'down' })
  const { inText, figures } = await (await numbers()).json()
  expect(inText).not.toHaveProperty('usd-brl')
  expect(figures).not.toHaveProperty('usd')
})
