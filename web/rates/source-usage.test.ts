import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { rememberUsage } from './source-usage.ts'

const november = Date.parse('2026-11-28T12:00:00Z')
const host = 'api.coingecko.com'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('MARKET', 'live')
})
afterEach(() => {
  vi.unstubAllEnvs()
  globalThis.emMiudosUsage = undefined
  globalThis.emMiudosNoteRequest = undefined
})

/** After the environment is set, which is read once. */
async function usage(licensed: string, kept: Parameters<typeof rememberUsage>[0] = null) {
  vi.stubEnv('LICENSED_SOURCES', licensed)
  const found = await import('./source-usage.ts')
  found.rememberUsage(kept)
  return { ...found, ask: (now = november) => globalThis.emMiudosNoteRequest?.(host, now) }
}

test('a source is asked as often in a minute as its plan allows', async () => {
  const { ask, mayAsk } = await usage('coingecko')
  for (let asked = 0; asked < 30; asked++) {
    expect(mayAsk('coingecko', november)).toBe(true)
    ask()
  }
  expect(mayAsk('coingecko', november)).toBe(false)
  expect(mayAsk('coingecko', november + 60_001)).toBe(true)
  expect(mayAsk('bcb-ptax', november)).toBe(true)
})

test('a month that has run out ends with it, and a start in between begins no new one', async () => {
  const told: object[] = []
  const kept = {
    load: () => ({ [host]: { month: '2026-11', count: 9_999, recent: [] } }),
    keep: (_: string, __: string, held: object) => void told.push(held),
  }
  const { ask, mayAsk, monthOf } = await usage('coingecko', kept)
  expect(mayAsk('coingecko', november)).toBe(true)
  ask()
  expect(monthOf('coingecko', november)).toEqual({ asked: 10_000, most: 10_000 })
  expect(mayAsk('coingecko', november + 3_600_000)).toBe(false)
  expect(mayAsk('coingecko', Date.parse('2026-12-01T00:00:00Z'))).toBe(true)
  expect(told).toEqual([{ [host]: { month: '2026-11', count: 10_000, recent: [november] } }])
})

test('terms that forbid it leave a source out beside advertisements, unless others were agreed on', async () => {
  const { isLeftOut, mayAsk } = await usage('b3-cotahist')
  expect(isLeftOut('coingecko')).toBe(true)
  expect(mayAsk('coingecko', november)).toBe(false)
  expect(isLeftOut('b3-cotahist')).toBe(false)
  expect(isLeftOut('bcb-sgs')).toBe(false)
  vi.resetModules()
  vi.stubEnv('ADS', 'off')
  expect((await usage('')).isLeftOut('coingecko')).toBe(false)
})
