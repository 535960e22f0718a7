import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSimulator } from '#simulator/server.ts'
import type { readRatesOfYear as Read } from './rates-of-year.ts'

const server = createSimulator()
let readRatesOfYear: typeof Read

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A TCP server's address is always an AddressInfo.
  vi.stubEnv('SIMULATOR_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T14:30:00-03:00') })
  // After the environment is set, which is read once.
  ;({ readRatesOfYear } = await import('./rates-of-year.ts'))
})
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

const ratesOf = async (...question: Parameters<typeof Read>) =>
  (await readRatesOfYear(...question)).held?.value ?? []

test.each(['USD', 'CNY'] as const)(
  'a year of %s: one rate a business day, from the last of the year before',
  async (code) => {
    const rates = await ratesOf(code, 2025)
    const days = rates.map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(new Set(days).size).toBe(days.length)
    expect(days[0]?.slice(0, 8)).toBe('2024-12-')
    expect(days.at(-1)).toMatch(/^2025-12-3[01]$/)
    expect(days).not.toContain('2025-03-16')
    expect(rates.filter(({ day }) => day > '2025').length).toBeGreaterThan(240)
    expect(rates.every(({ rate }) => rate > 0.1 && rate < 10)).toBe(true)
  },
)

test('this year ends with the newest rate that is out', async () => {
  expect((await ratesOf('GBP', 2026)).at(-1)?.day).toBe('2026-11-18')
  expect((await ratesOf('MXN', 2026)).at(-1)?.day).toBe('2026-11-17')
})

test('a year that the source does not have is empty', async () => {
  expect(await ratesOf('EUR', 2003)).toEqual([])
})
