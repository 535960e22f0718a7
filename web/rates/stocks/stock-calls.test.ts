import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assets } from '../catalogue/assets.ts'
import { MONTHLY_CALLS, secondsSinceClose, secondsSinceNews } from './stock-calls.ts'
import { b3FreshSeconds } from './stocks.ts'

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterAll(() => {
  vi.useRealTimers()
})

const brasilia = (text: string) => new Date(`${text}-03:00`)

test.each([
  // Opening 10:00, end 18:00 (no daylight saving time in New York): 10:45, 14:30 and 18:35.
  ['2026-11-18T10:44:00', 'a close of the day before', 16 * 3600 + 9 * 60],
  ['2026-11-18T10:46:00', 'the first hour', 60],
  ['2026-11-18T15:30:00', 'the afternoon', 3600],
  ['2026-11-18T18:36:00', 'the close', 60],
  // Friday the 20th is a holiday: the news are of Thursday.
  ['2026-11-22T18:35:00', 'a close before a long weekend', 3 * 24 * 3600],
])('%s: %s', (now, _, seconds) => {
  expect(secondsSinceNews(brasilia(now))).toBe(seconds + 1)
})

test('a close is final half an hour after the last trade', () => {
  expect(secondsSinceClose(brasilia('2026-11-18T18:34:00'))).toBe(24 * 3600 - 60 + 1)
  expect(secondsSinceClose(brasilia('2026-11-18T18:35:00'))).toBe(1)
})

/** Calls of one feed in a month in which someone reads it every five minutes. */
function callsInMonth(month: string, freshSeconds: () => number): number {
  const first = brasilia(`${month}-01T00:00:00`).getTime()
  const next = new Date(first)
  next.setUTCMonth(next.getUTCMonth() + 1)
  let calls = 0
  let fetchedAt = Number.NEGATIVE_INFINITY
  for (let now = first; now < next.getTime(); now += 5 * 60_000) {
    vi.setSystemTime(now)
    if (now - fetchedAt < freshSeconds() * 1000) continue
    fetchedAt = now
    calls += 1
  }
  return calls
}

test('in July of 2026, of 23 sessions, with a reader of everything, the free plan of brapi is enough', () => {
  const calls = {
    list: callsInMonth('2026-07', b3FreshSeconds),
    rareIndex: callsInMonth('2026-07', () => 3 * b3FreshSeconds()),
    share: callsInMonth('2026-07', () => secondsSinceNews(new Date())),
  }
  expect(calls).toEqual({ list: 2677, rareIndex: 893, share: 70 })
  // Each share and fund, and the history of the Ibovespa.
  const histories = assets.filter(({ kind }) => kind !== 'cripto').length + 1
  // The list and the Ibovespa now; the two other indexes.
  const total = 2 * calls.list + 2 * calls.rareIndex + histories * calls.share
  // docs/decisions/0009 says this number.
  expect(total).toBe(13_650)
  expect(total).toBeLessThan(MONTHLY_CALLS)
  // Nine thousand readings of a calendar each.
}, 30_000)
