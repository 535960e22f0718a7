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

describe('the Central Bank refuses a server outside Brazil', () => {
  const refusal = { status: 403, sample: 'bcb-sgs/error_200_requisicao_invalida.html' }

  test('Selic, CDI and IPCA come from BrasilAPI, which says no day', async () => {
    served = (path) =>
      path.startsWith('/brasilapi/') ? { sample: 'brasilapi/composed/taxas.composed.json' } : refusal
    const { readIndicators } = await import('./daily/indicators.ts')
    const { readReferences } = await import('./daily/references.ts')
    const { rateAndDay } = await import('./daily/day-of-rate.ts')
    expect(await readIndicators()).toMatchObject([
      { id: 'selic', value: '13,75\u00A0%', since: 'BrasilAPI, 18/11', source: 'brasilapi' },
      { id: 'cdi', value: '13,65\u00A0%', since: 'BrasilAPI, 18/11', source: 'brasilapi' },
      { id: 'ipca', value: '4,22\u00A0%', since: 'BrasilAPI, 18/11', source: 'brasilapi' },
    ])
    const { cdi, tr } = await readReferences()
    expect(cdi).toMatchObject({ rate: 0.1365, isUndated: true })
    expect(cdi && rateAndDay('CDI', cdi)).toBe('CDI segundo a BrasilAPI em 18/11/2026')
    expect(tr).toBeUndefined()
  })

  test('its own answer comes back with its days as soon as there is one', async () => {
    served = (path) =>
      path.startsWith('/brasilapi/') ? { sample: 'brasilapi/composed/taxas.composed.json' } : refusal
    const { readIndicators } = await import('./daily/indicators.ts')
    await readIndicators()
    served = () => ({ sample: 'bcb-sgs/4389_cdi_anual_2026-09-25.json' })
    wait(3601)
    const [, cdi] = await readIndicators()
    expect(cdi).toMatchObject({ value: '13,65\u00A0%', since: 'de 24/09', source: 'bcb-sgs' })
  })
})
