import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import type { Reading } from '../quote.ts'
import { askAwesomeApi } from './ask-awesomeapi.ts'

const server = createSimulator()
let root = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
})
beforeEach(() =>
  simulate({
    now: '2026-11-18T14:00:00-03:00',
    fault: 'none',
    prices: { 'USD-BRL': 5.4321, 'BTC-BRL': null },
  }),
)

const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const nothing: Reading = { series: 'usd-brl', quote: null, failedAt: null }
const ask = (shown: Reading) => askAwesomeApi(shown, `${root}/awesomeapi`)

test('the browser gets the price from the source itself', async () => {
  expect(await ask(nothing)).toMatchObject({
    series: 'usd-brl',
    failedAt: null,
    quote: { kind: 'spot', ask: 5.4321, source: 'awesomeapi', simulated: false },
  })
  expect((await ask({ ...nothing, series: 'btc-brl' })).quote?.last).toBeGreaterThan(100_000)
})

test('a price far from the one on screen is refused: there is no second source to confirm it', async () => {
  const shown = await ask(nothing)
  await simulate({ prices: { 'USD-BRL': 7 } })
  await expect(ask(shown)).rejects.toThrow('longe demais')
  await simulate({ prices: { 'USD-BRL': 5.5 } })
  expect((await ask(shown)).quote?.last).toBe(5.5)
})

test.each(['down', 'html', 'truncated', 'comma', 'crossed', 'ten-fold'])(
  'the fault "%s" gives no price',
  async (fault) => {
    await simulate({ fault })
    await expect(ask(nothing)).rejects.toThrow()
  },
)
