import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openCountedRequests } from './source-reader/counted-requests.ts'

const november = Date.parse('2026-11-28T12:00:00Z')
const host = 'api.coingecko.com'
let folder = ''
const opened: ReturnType<typeof openCountedRequests>[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'requests-'))
  vi.resetModules()
  vi.stubEnv('MARKET', 'live')
})
afterEach(() => {
  vi.unstubAllEnvs()
  for (const counted of opened.splice(0)) counted.close()
  globalThis.emMiudosRequests = undefined
  globalThis.emMiudosNoteRequest = undefined
  rmSync(folder, { recursive: true })
})

/** As in a process of its own, after the environment is set, which is read once. */
async function usage(licensed: string, folder: string | null = null) {
  vi.stubEnv('LICENSED_SOURCES', licensed)
  vi.resetModules()
  const found = await import('./source-usage.ts')
  const counted = openCountedRequests(folder)
  opened.push(counted)
  found.countRequestsIn(counted)
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
  const { ask } = await usage('coingecko', folder)
  ask()
  const file = new DatabaseSync(join(folder, 'requests.sqlite'))
  file.exec('UPDATE months SET count = 9999')
  file.close()
  const { ask: askAgain, mayAsk, monthOf } = await usage('coingecko', folder)
  expect(mayAsk('coingecko', november)).toBe(true)
  askAgain()
  expect(monthOf('coingecko', november)).toEqual({ asked: 10_000, most: 10_000 })
  expect(mayAsk('coingecko', november + 3_600_000)).toBe(false)
  expect(mayAsk('coingecko', Date.parse('2026-12-01T00:00:00Z'))).toBe(true)
})

test('two servers of one machine, without Redis, keep within one plan', async () => {
  const one = await usage('coingecko', folder)
  const counted = globalThis.emMiudosRequests
  for (let asked = 0; asked < 29; asked++) one.ask()
  const other = await usage('coingecko', folder)
  expect(other.mayAsk('coingecko', november)).toBe(true)
  other.ask()
  expect(other.mayAsk('coingecko', november)).toBe(false)
  expect(counted?.inMinute(host, november)).toBe(30)
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
