import { expect, test } from 'vitest'
import { b3Reopening, delayedSession, sessionAt, sessionBefore } from './b3-clock.ts'

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

test('a price asked for in the first minutes is still of the session before', () => {
  expect(delayedSession(at('2026-11-18T10:10'))?.day).toBe('2026-11-17')
  expect(delayedSession(at('2026-11-18T10:20'))?.day).toBe('2026-11-18')
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

test('beyond the calendar nothing is assumed', () => {
  expect(sessionAt(at('2050-06-01T12:00'))).toBeNull()
  expect(b3Reopening(at('2050-06-01T12:00'))).toBe('')
})
