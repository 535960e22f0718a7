import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fetchAwesomeApi, parseAwesomeApi } from '#web/rates/providers/awesomeapi.ts'
import { SourceError } from '#web/rates/source-error.ts'
import { createSimulator } from './server.ts'

const server = createSimulator()
let root = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(() => control({ now: '2026-11-18T14:00:00-03:00', fault: 'none', price: null }))

const control = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const last = (pairs: string) => fetch(`${root}/economia.awesomeapi.com.br/json/last/${pairs}`)
const adapter = () => fetchAwesomeApi('USD-BRL', `${root}/economia.awesomeapi.com.br`, undefined)
const recorded = (name: string) =>
  JSON.parse(readFileSync(new URL(`../tests/fixtures/awesomeapi/${name}.json`, import.meta.url), 'utf8'))

const shape = (value: Record<string, unknown>) =>
  Object.entries(value).map(([key, held]) => [key, typeof held])

describe('the contract with the recorded answers of AwesomeAPI', () => {
  test.each(['last_USD-BRL_2026-10-05', 'last_USD-BRL_2025-06-17'])(
    'same keys and types as %s',
    async (name) => {
      const simulated = await (await last('USD-BRL')).json()
      expect(Object.keys(simulated)).toEqual(['USDBRL'])
      expect(shape(simulated.USDBRL)).toEqual(shape(recorded(name).USDBRL))
      expect(simulated.USDBRL.name).toBe(recorded(name).USDBRL.name)
      // Numbers without trailing zeros and dates in Brasília, as recorded.
      for (const key of ['bid', 'ask', 'high', 'low', 'varBid', 'pctChange']) {
        expect(simulated.USDBRL[key]).toBe(String(Number(simulated.USDBRL[key])))
      }
      expect(simulated.USDBRL.create_date).toBe('2026-11-18 14:00:00')
      expect(simulated.USDBRL.timestamp).toBe(String(Date.parse('2026-11-18T17:00Z') / 1000))
    },
  )

  test('its percentage follows from its numbers', async () => {
    const body = await (await last('USD-BRL')).json()
    const price = parseAwesomeApi(body, 'USD-BRL')
    expect(price.changeFraction * 100).toBeCloseTo(Number(body.USDBRL.pctChange), 2)
  })

  test('one unknown pair refuses the whole batch with 404', async () => {
    const answer = await last('USD-BRL,XXX-BRL')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual(recorded('error_404_CoinNotExists'))
  })

  test('the adapter reads it, label included', async () => {
    expect(await adapter()).toMatchObject({ simulated: true, pricedAt: '2026-11-18T17:00:00.000Z' })
  })
})

test.each([
  ['down', 'unavailable', undefined],
  ['unavailable', 'unavailable', undefined],
  ['rate-limited', 'rate-limited', undefined],
  ['html', 'format', undefined],
  ['truncated', 'format', undefined],
  ['comma', 'format', 'USDBRL.high'],
  ['crossed', 'format', 'USDBRL.ask'],
] as const)('with the fault %s the adapter refuses: %s %s', async (fault, reason, field) => {
  await control({ fault })
  const refusal = await adapter().then(
    () => 'accepted',
    (error: unknown) => error,
  )
  expect(refusal).toBeInstanceOf(SourceError)
  expect(refusal).toMatchObject({ reason, field })
})

test('a rate-limited answer says how long to wait', async () => {
  await control({ fault: 'rate-limited' })
  await expect(adapter()).rejects.toMatchObject({ retryAfterSeconds: 60 })
})

test('slow is slower than the adapter waits', { timeout: 10_000 }, async () => {
  await control({ fault: 'slow' })
  await expect(adapter()).rejects.toMatchObject({ reason: 'unavailable' })
})

describe('/control', () => {
  test('moves time, which keeps walking, and sets a price', async () => {
    await control({ now: '2026-11-19T16:00:00-03:00', price: 5.5 })
    const state = await (await fetch(`${root}/control`)).json()
    expect(state).toMatchObject({ fault: 'none', price: 5.5, 'usd-brl': { ask: 5.5, bid: 5.4994 } })
    expect(Date.parse(state.now) - Date.parse('2026-11-19T19:00Z')).toBeLessThan(5000)
    expect((await adapter()).ask).toBe(5.5)
  })

  test.each([
    [{ fault: 'explode' }, 'fault'],
    [{ now: 'amanhã' }, 'now'],
    [{ now: '2019-01-01T12:00:00Z' }, 'now'],
    [{ price: -1 }, 'price'],
    [{ prize: 5 }, 'corpo'],
    ['nothing', 'corpo'],
  ])('refuses %j and changes nothing', async (body, word) => {
    const answer = await control(body)
    expect(answer.status).toBe(400)
    expect((await answer.json()).error).toContain(word)
    expect((await adapter()).pricedAt).toBe('2026-11-18T17:00:00.000Z')
  })

  test('refuses a form posted by another site', async () => {
    const answer = await fetch(`${root}/control`, {
      method: 'POST',
      headers: { origin: 'https://example.com' },
      body: 'fault=down',
    })
    expect(answer.status).toBe(403)
  })

  test('the page for people changes it with a form', async () => {
    const page = await fetch(`${root}/`)
    expect(page.headers.get('x-simulated')).toBe('true')
    expect(await page.text()).toContain('Mercado simulado')
    const answer = await fetch(`${root}/control`, {
      method: 'POST',
      headers: { origin: root },
      body: new URLSearchParams({ fault: 'html', now: '2026-11-17T10:30', price: '5,4321' }),
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    const state = await (await fetch(`${root}/control`)).json()
    expect(state).toMatchObject({ fault: 'html', price: 5.4321 })
    expect(state.now).toMatch(/^2026-11-17T13:30/)
  })
})
