import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleText } from '../../tests/provider-samples.ts'

/** brapi on a plan without long ranges and dividends, but for the shares of its demonstration. */
const asked: string[] = []
const server = createServer(({ url = '' }, answer) => {
  asked.push(url)
  const isFree = !url.includes('/PETR4?') && !url.includes('range=3mo') && !url.includes('range=1d')
  const isUnknown = url.includes('SMLL')
  const body = isUnknown
    ? sampleText('brapi/composed/error_404_not_found.composed.json')
    : isFree
      ? sampleText('brapi/composed/error_403_plan.composed.json')
      : sampleText('brapi/composed/quote_PETR4_dividends.composed.json').replaceAll('"PETR4"', symbolIn(url))
  answer.writeHead(isUnknown ? 404 : isFree ? 403 : 200, { 'content-type': 'application/json' }).end(body)
})
const symbolIn = (url: string) => JSON.stringify(/quote\/([^?]+)/.exec(url)?.[1])

let needs: typeof import('./asset-needs.ts')

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  // After the environment is set, which is read once.
  needs = await import('./asset-needs.ts')
})
afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const ask = (symbol: string) => needs.stock(symbol, 60).attempts[0]?.ask()
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

test('an index that the source does not have is no failure', async () => {
  expect((await needs.indexQuote('SMLL.SA', 60).attempts[0]?.ask())?.value).toBeNull()
  await expect(needs.stock('SMLL3', 60).attempts[0]?.ask()).rejects.toMatchObject({ reason: 'not-found' })
})
