import { expect, test } from 'vitest'
import { assetOf } from '../catalogue/assets.ts'
import { type AssetReading, secondsUntilAsked } from './asset-reading.ts'

const now = new Date('2026-11-18T17:00:00Z')

/** By default of a coin, whose list is asked for every six minutes. */
function secondsLeft(fetchedAt: string | null, code = 'BTC', at = now): number {
  const asset = assetOf(code)
  if (!asset) throw new Error(`${code} is no asset`)
  const origin = fetchedAt ? { source: 'coingecko' as const, simulated: true, depth: 0, fetchedAt } : null
  const reading: AssetReading = {
    code,
    quote: null,
    session: null,
    delayMinutes: 0,
    facts: null,
    origin,
    failedAt: null,
  }
  return secondsUntilAsked(asset, reading, at)
}

test('a price is the newest there is until its source would be asked again', () => {
  expect(secondsLeft('2026-11-18T17:00:00Z')).toBe(360)
  expect(secondsLeft('2026-11-18T16:58:20Z')).toBe(260)
})

test('one that is older, or is missing, may be there at any moment', () => {
  expect(secondsLeft('2026-11-18T16:50:00Z')).toBe(0)
  expect(secondsLeft(null)).toBe(0)
})

test('before B3 opens, a share is not said to be closed for longer than it is', () => {
  const at = new Date('2026-11-18T09:58:00-03:00')
  expect(secondsLeft(at.toISOString(), 'PETR4', at)).toBe(120)
  expect(secondsLeft(at.toISOString(), 'BTC', at)).toBe(360)
})
