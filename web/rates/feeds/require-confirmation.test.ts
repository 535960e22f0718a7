import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSourceReader, type Feed } from '../source-reader/source-reader.ts'
import { requireConfirmation } from './require-confirmation.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T17:00:00Z') })
  globalThis.emMiudosDoubts = undefined
})
afterEach(() => {
  vi.useRealTimers()
})

type Priced = { price: number }

/** Seen by a reader of a source that answers `prices`, one after the other, at an interval that lets it be asked again. */
async function seen(prices: readonly number[], kept?: number): Promise<(number | undefined)[]> {
  const answers = prices[Symbol.iterator]()
  const feed: Feed<Priced> = requireConfirmation({
    key: 'coins',
    attempts: [
      {
        source: 'coingecko',
        ask: async () => ({ value: { price: answers.next().value ?? Number.NaN }, simulated: false }),
      },
    ],
    freshSeconds: 300,
    keptSeconds: 24 * 3600,
    isJump: ({ price }, lastGood) => Math.abs(price / lastGood.price - 1) > 0.25,
  })
  const held = { source: 'coingecko', simulated: false, depth: 0, fetchedAt: '2026-11-18T16:00:00.000Z' }
  const load = () => (kept ? JSON.parse(JSON.stringify({ ...held, value: { price: kept } })) : null)
  const read = createSourceReader({ shared: null, kept: { load, keep: () => {}, close: () => {} } })
  const shown: (number | undefined)[] = []
  for (const _ of prices) {
    shown.push((await read(feed)).held?.value.price)
    vi.setSystemTime(Date.now() + 300_000)
  }
  return shown
}

test('a first wrong price gives way to two that say the same', async () => {
  expect(await seen([50, 5, 5.1, 5.2])).toEqual([50, 50, 5.1, 5.2])
})

test('a wrong one after the first is not believed, nor one after it that says another thing', async () => {
  expect(await seen([5, 50, 5.1, 5.2])).toEqual([5, 5, 5.1, 5.2])
  globalThis.emMiudosDoubts = undefined
  expect(await seen([5, 50, 0.5, 5.1])).toEqual([5, 5, 5, 5.1])
})

test('once two have said the same, no number of others outweighs them', async () => {
  expect(await seen([5, 5.1, 50, 50, 50, 5.2])).toEqual([5, 5.1, 5.1, 5.1, 5.1, 5.2])
})

test('the last one on disk decides from the first', async () => {
  expect(await seen([50, 50, 50, 5.1], 5)).toEqual([5, 5, 5, 5.1])
})
