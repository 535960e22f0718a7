import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'

const server = createSimulator()
let root = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('SIMULATOR_URL', root)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:00:30-03:00') })
})
beforeEach(() => {
  // Nothing remembered: the process has just started.
  vi.resetModules()
  globalThis.emMiudosSourceReader = undefined
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

async function rangesWith(faults: Record<string, string>) {
  await fetch(`${root}/control`, { method: 'POST', body: JSON.stringify({ fault: 'none', faults }) })
  const { coinRanges, tradedRanges } = await import('./coin-history.ts')
  const all = await coinRanges({ code: 'AAVE', coinId: 'aave' })
  return { all, traded: tradedRanges(all) }
}

test('a coin has six ranges from an exchange in reais, each as long as its name', async () => {
  const { all, traded } = await rangesWith({})
  expect(traded).toEqual(all)
  expect(all.map(({ id, source }) => [id, source])).toEqual(
    ['1D', '5D', '1M', '6M', '1A', '5A'].map((id) => [id, 'mercado-bitcoin']),
  )
  expect(all.map(({ points }) => points.length)).toEqual([25, 121, 32, 185, 366, 261])
})

test('one that no exchange answers for has its days from CoinGecko, and no tabs that would stay empty', async () => {
  const { traded } = await rangesWith({ 'mercado-bitcoin': 'down' })
  expect(traded.map(({ id, source }) => [id, source])).toEqual(
    ['1M', '6M', '1A'].map((id) => [id, 'coingecko']),
  )
})

test('with every source down all tabs stay, and say that there is nothing', async () => {
  const { traded } = await rangesWith({ 'mercado-bitcoin': 'down', coingecko: 'down' })
  expect(traded).toHaveLength(6)
  expect(traded.flatMap(({ points }) => points)).toEqual([])
})
