import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { assets } from '../catalogue/assets.ts'
import {
  b3Reopening,
  lastClose,
  MONTHLY_CALLS,
  secondsSinceClose,
  secondsSinceNews,
  secondsUntilChange,
  sessionAt,
  sessionBefore,
} from './b3-clock.ts'
import { b3FreshSeconds } from './stocks.ts'

const at = (brasilia: string) => new Date(`${brasilia}:00-03:00`)

test.each([
  { now: '2026-11-18T14:00', day: '2026-11-18', isOver: false, why: 'a session going on' },
  { now: '2026-11-18T09:50', day: '2026-11-17', isOver: true, why: 'before the opening, yesterday’s' },
  { now: '2026-11-18T18:30', day: '2026-11-18', isOver: true, why: 'after the close' },
  { now: '2026-11-20T14:00', day: '2026-11-19', isOver: true, why: 'Consciência Negra' },
  { now: '2026-11-22T12:00', day: '2026-11-19', isOver: true, why: 'the Sunday after it' },
  { now: '2026-02-18T12:50', day: '2026-02-13', isOver: true, why: 'Ash Wednesday before 13:00' },
  { now: '2026-02-18T13:10', day: '2026-02-18', isOver: false, why: 'Ash Wednesday after 13:00' },
  { now: '2027-01-01T10:00', day: '2026-12-30', isOver: true, why: '31 December has no session' },
])('at $now the newest session is of $day ($why)', ({ now, day, isOver }) => {
  expect(sessionAt(at(now))).toEqual({ day, isOver })
})

test.each([
  { now: '2026-11-18T14:00', day: '2026-11-17', why: 'a session going on' },
  { now: '2026-11-18T10:05', day: '2026-11-17', why: 'the first minutes' },
  { now: '2026-11-18T18:20', day: '2026-11-17', why: 'the source may still correct it' },
  { now: '2026-11-18T18:40', day: '2026-11-18', why: 'over' },
  { now: '2026-11-23T12:00', day: '2026-11-19', why: 'a weekend and a holiday between' },
])('at $now the newest close is of $day ($why)', ({ now, day }) => {
  expect(lastClose(at(now))).toBe(day)
})

test('the session before a day skips what is closed', () => {
  expect(sessionBefore('2026-11-23')).toBe('2026-11-19')
  expect(sessionBefore('2026-11-19')).toBe('2026-11-18')
})

test('says why it is closed and when it comes back', () => {
  expect(b3Reopening(at('2026-11-20T14:00'))).toMatch(
    /^Hoje é feriado \(.*Consciência Negra\): a B3 volta na segunda, 23\/11, às 10:00\.$/,
  )
  expect(b3Reopening(at('2026-11-21T14:00'))).toMatch(/^Fim de semana: a B3 volta na segunda/)
  expect(b3Reopening(at('2026-11-18T14:00'))).toBe('')
})

test('before the calendar nothing is assumed; decades ahead follow its rules', () => {
  expect(sessionAt(at('2023-06-01T12:00'))).toBeNull()
  expect(b3Reopening(at('2023-06-01T12:00'))).toBe('')
  // 01/06/2050 is a Wednesday.
  expect(sessionAt(at('2050-06-01T12:00'))).toMatchObject({ day: '2050-06-01' })
})

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

test.each([
  { now: '2026-11-18T09:44', seconds: 60, why: 'orders are taken from 9:45' },
  { now: '2026-11-18T09:58', seconds: 120, why: 'it opens at 10:00' },
  {
    now: '2026-11-20T23:59',
    seconds: 2 * 86_400 + 9 * 3600 + 46 * 60,
    why: 'Consciência Negra, then a weekend',
  },
  { now: '1990-01-02T12:00', seconds: Infinity, why: 'beyond the calendar' },
])('what a page says of B3 holds until the next change: $why', ({ now, seconds }) => {
  expect(secondsUntilChange(at(now))).toBe(seconds)
})
