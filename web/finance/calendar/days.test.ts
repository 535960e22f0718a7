import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { addDays, addMonths, monthsBetween, weekday } from './days.ts'

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)

test('weekday agrees with the calendar of the platform', () => {
  fc.assert(fc.property(anyDay, (day) => weekday(day) === new Date(`${day}T12:00Z`).getUTCDay()))
})

test('adding days agrees with the calendar of the platform', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const expected = new Date(Date.parse(`${day}T12:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
      expect(addDays(day, count)).toBe(expected)
    }),
  )
})

test.each([
  ['2026-11-20', 1, '2026-12-20'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 4, '2027-04-30'],
  ['2026-11-20', 420, '2061-11-20'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-03-31', -1, '2026-02-28'],
] as const)('%s plus %i months is %s', (day, count, later) => {
  expect(addMonths(day, count)).toBe(later)
})

test.each([
  ['2026-11-20', '2027-11-20', 12],
  ['2026-11-20', '2027-11-19', 11],
  ['2026-11-20', '2026-12-19', 0],
  ['1976-05-20', '2026-11-20', 606],
  ['2026-11-20', '2026-10-20', -1],
  ['2026-11-20', '2026-11-20', 0],
] as const)('%s to %s: %d', (from, to, months) => {
  expect(Object.is(monthsBetween(from, to), months)).toBe(true)
})
