import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { sampleText } from '../../tests/provider-samples.ts'

/** Answers that others recorded, served as they came: what the feeds make of them. */
type Served = { status?: number; sample: string }

let served: (path: string) => Served
const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const { status = 200, sample } = served(url)
  answer.writeHead(status, { 'content-type': 'application/json' }).end(sampleText(sample))
})
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:00:00-03:00') })
  asked.length = 0
  // Nothing remembered: the process has just started.
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

describe('CoinGecko', () => {
  test.each([200, 429])('its limit of requests is one with HTTP %i too, and it rests', async (status) => {
    served = () => ({ status, sample: 'coingecko/error_429_body_with_200.json' })
    const { coinMarket, coins } = await import('./feeds/coin-feeds.ts')
    const { read } = await import('./source-reader/source-reader.ts')
    expect(await read(coins())).toMatchObject({ held: null })
    wait(29 * 60)
    await read(coins())
    await read(coinMarket())
    expect(asked).toHaveLength(1)
    wait(2 * 60)
    await read(coins())
    expect(asked).toHaveLength(2)
  })
})
