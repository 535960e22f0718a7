import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { providers } from '#simulator/providers.ts'
import { createSimulator } from '#simulator/server.ts'
import { feedsOfSite } from '#web/testing/feeds-of-site.ts'
import { sources } from './sources.ts'

// A clock that is never set back: a throttle would wait until it is where it was.
vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T10:30:00-03:00') })

const server = createSimulator()
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
// A TCP server's address is always an AddressInfo.
const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
vi.stubEnv('SIMULATOR_URL', root)
for (const name of ['RATES_FRESH_SECONDS', 'RATES_FRESH_CLOSED_SECONDS', 'RATES_FRESH_DAILY_SECONDS']) {
  vi.stubEnv(name, '20')
}
// After the environment is set, which is read once.
const { createSourceReader, read } = await import('./source-reader/source-reader.ts')

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  server.close()
})

const down = async (names: readonly string[]) => {
  const faults = Object.fromEntries(names.map((name) => [name, 'down']))
  await fetch(`${root}/control`, { method: 'POST', body: JSON.stringify({ fault: 'none', faults }) })
}
/** Nothing remembered, and no source at rest: the process has just started. */
function restart() {
  globalThis.emMiudosSourceReader = createSourceReader({ shared: null })
}

const feeds = await feedsOfSite()
await down([])
// The first answers of a market are slow to make, and nothing here is about time.
await fetch(`${root}/brapi/api/quote/list?limit=400`)
await Promise.all(Object.entries(providers).map(([name, { example }]) => fetch(`${root}/${name}${example}`)))

beforeEach(restart)

test('every feed of the code is among them', () => {
  const code = globSync('web/rates/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) =>
    readFileSync(file, 'utf8'),
  )
  const names = code.flatMap((text) => Array.from(text.matchAll(/\bkey: ['`]([a-z-]+)/g), ([, name]) => name))
  const known = feeds.map(({ key }) => /^[a-z-]+/.exec(key)?.[0])
  expect([...new Set(known)].toSorted()).toEqual([...new Set(names)].toSorted())
})

test('every source stands in the chain of a feed', () => {
  const asked = new Set(feeds.flatMap(({ attempts }) => attempts.map(({ source }) => source)))
  expect([...asked].toSorted()).toEqual(Object.keys(sources).toSorted())
})

describe.each(feeds.map((feed) => [feed.key, feed] as const))('%s', (_, feed) => {
  const chain = feed.attempts.map(({ source }) => source)

  test.each(chain.map((source, depth) => [source, depth] as const))(
    '%s answers when the %i before it are down',
    async (source, depth) => {
      await down(chain.slice(0, depth))
      expect(await read(feed)).toMatchObject({ held: { source, depth, simulated: true }, failedAt: null })
    },
  )

  test('the last value, with its time and the failure, when all are down', async () => {
    await down([])
    const { held } = await read(feed)
    expect(held?.source).toBe(chain[0])
    await down(chain)
    vi.setSystemTime(Date.now() + (2 * feed.freshSeconds + 1) * 1000)
    expect(await read(feed)).toEqual({ held, failedAt: new Date().toISOString() })
  })

  test('nothing when none ever answered', async () => {
    await down(chain)
    expect(await read(feed)).toEqual({ held: null, failedAt: new Date().toISOString() })
  })
})
