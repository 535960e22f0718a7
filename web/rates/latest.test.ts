import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import { createLatest, refuseImplausible } from './latest.ts'
import { fetchAwesomeApi } from './providers/awesomeapi.ts'
import type { Quote } from './quote.ts'
import { SourceError } from './source-error.ts'

const server = createSimulator()
let root = ''
let now = 0
let asked = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server's address is always an AddressInfo.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())
beforeEach(async () => {
  await simulate({ now: '2026-11-18T14:00:00-03:00', fault: 'none', price: null })
  now = Date.parse('2026-11-18T14:00:30-03:00')
  asked = 0
})

const simulate = (body: unknown) => fetch(`${root}/control`, { method: 'POST', body: JSON.stringify(body) })
const wait = (seconds: number) => {
  now += seconds * 1000
}

function newLatest() {
  return createLatest({
    ask: {
      awesomeapi: (pair) => {
        asked++
        return fetchAwesomeApi(pair, `${root}/economia.awesomeapi.com.br`, undefined)
      },
    },
    freshSeconds: 300,
    now: () => now,
  })
}

describe('createLatest', () => {
  test('asks once while fresh, and again after', async () => {
    const latest = newLatest()
    const first = await latest('usd-brl')
    expect(first).toMatchObject({
      series: 'usd-brl',
      failedAt: null,
      quote: { source: 'awesomeapi', simulated: true, fetchedAt: '2026-11-18T17:00:30.000Z' },
    })
    wait(299)
    expect(await latest('usd-brl')).toEqual(first)
    expect(asked).toBe(1)
    wait(1)
    await latest('usd-brl')
    expect(asked).toBe(2)
  })

  test('one request for many readers at once', async () => {
    const latest = newLatest()
    const readings = await Promise.all(Array.from({ length: 20 }, () => latest('usd-brl')))
    expect(asked).toBe(1)
    expect(new Set(readings.map(({ quote }) => quote?.ask)).size).toBe(1)
  })

  test('keeps the last good quote with the failure beside it, for 24 hours, then has nothing', async () => {
    const latest = newLatest()
    const { quote } = await latest('usd-brl')
    await simulate({ fault: 'down' })
    wait(300)
    expect(await latest('usd-brl')).toEqual({
      series: 'usd-brl',
      quote,
      failedAt: '2026-11-18T17:05:30.000Z',
    })
    wait(24 * 3600 - 300)
    expect((await latest('usd-brl')).quote).toEqual(quote)
    wait(11)
    expect((await latest('usd-brl')).quote).toBeNull()
  })

  test('never answers a default rate', async () => {
    await simulate({ fault: 'down' })
    expect(await newLatest()('usd-brl')).toEqual({
      series: 'usd-brl',
      quote: null,
      failedAt: '2026-11-18T17:00:30.000Z',
    })
  })

  test('rests ten seconds after a failure, then recovers', async () => {
    const latest = newLatest()
    await simulate({ fault: 'unavailable' })
    await latest('usd-brl')
    await simulate({ fault: 'none' })
    wait(9)
    expect((await latest('usd-brl')).quote).toBeNull()
    expect(asked).toBe(1)
    wait(1)
    expect(await latest('usd-brl')).toMatchObject({ failedAt: null, quote: { source: 'awesomeapi' } })
    expect(asked).toBe(2)
  })

  test('after a 429 rests as long as the source asks', async () => {
    const latest = newLatest()
    await simulate({ fault: 'rate-limited' })
    await latest('usd-brl')
    wait(59)
    await latest('usd-brl')
    expect(asked).toBe(1)
    wait(1)
    await latest('usd-brl')
    expect(asked).toBe(2)
  })

  test('after a 429 that does not say, rests half an hour; however long it says, six hours', async () => {
    for (const [retryAfterSeconds, rest] of [
      [undefined, 1800],
      [10_000_000, 21_600],
    ] as const) {
      let attempts = 0
      const latest = createLatest({
        ask: {
          awesomeapi: async () => {
            attempts++
            throw new SourceError('rate-limited', 'HTTP 429', { retryAfterSeconds })
          },
        },
        freshSeconds: 300,
        now: () => now,
      })
      await latest('usd-brl')
      wait(rest - 1)
      await latest('usd-brl')
      expect(attempts).toBe(1)
      wait(1)
      await latest('usd-brl')
      expect(attempts).toBe(2)
    }
  })

  test.each(['ten-fold', 'future', 'crossed', 'comma', 'html'])(
    'holds the last good quote against %s',
    async (fault) => {
      const latest = newLatest()
      const { quote } = await latest('usd-brl')
      // The fault's future is measured on the machine's clock, later than this test's.
      await simulate({ fault })
      wait(300)
      expect(await latest('usd-brl')).toEqual({
        series: 'usd-brl',
        quote,
        failedAt: new Date(now).toISOString(),
      })
    },
  )

  test('takes a real move of 20 %', async () => {
    const latest = newLatest()
    const { quote } = await latest('usd-brl')
    const price = Math.round((quote?.ask ?? 0) * 12_000) / 10_000
    await simulate({ price })
    wait(300)
    expect(await latest('usd-brl')).toMatchObject({ failedAt: null, quote: { ask: price } })
  })

  test('does not hide a mistake of our own', async () => {
    const latest = createLatest({
      ask: { awesomeapi: () => Promise.reject(new TypeError('ours')) },
      freshSeconds: 300,
      now: () => now,
    })
    await expect(latest('usd-brl')).rejects.toThrow('ours')
  })
})

describe('refuseImplausible', () => {
  const quote: Quote = {
    bid: 5,
    ask: 5.001,
    low: 4.9,
    high: 5.1,
    change: 0.01,
    changeFraction: 0.002,
    pricedAt: '2026-11-18T17:00:00.000Z',
    simulated: false,
    source: 'awesomeapi',
    fetchedAt: '2026-11-18T17:00:10.000Z',
  }
  const at = Date.parse('2026-11-18T17:00:00Z')

  test.each([{ bid: 6.25, ask: 6.25 }, { bid: 3.76 }])('takes a move to %j', (move) => {
    expect(() => refuseImplausible({ ...quote, ...move }, quote, at)).not.toThrow()
  })

  test.each([
    [{ bid: 6.2501, ask: 6.2501 }, 'bid'],
    [{ bid: 3.74 }, 'bid'],
    [{ ask: 6.3 }, 'ask'],
  ])('refuses a move to %j, and without a last good quote has nothing to compare', (move, field) => {
    expect(() => refuseImplausible({ ...quote, ...move }, quote, at)).toThrow(field)
    expect(() => refuseImplausible({ ...quote, ...move }, null, at)).not.toThrow()
  })

  test('two minutes in the future pass, more do not', () => {
    const check = (pricedAt: string) => () => refuseImplausible({ ...quote, pricedAt }, null, at)
    expect(check('2026-11-18T17:02:00.000Z')).not.toThrow()
    expect(check('2026-11-18T17:02:01.000Z')).toThrow('pricedAt')
  })
})
