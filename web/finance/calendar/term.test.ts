import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from './days.ts'
import { termBetween, termOfDays, yearFrom } from './term.ts'

test.each([
  { start: '2026-11-20', end: '2026-11-20', days: 0, businessDays: 0, isEstimated: false },
  { start: '2026-11-19', end: '2026-11-24', days: 5, businessDays: 2, isEstimated: false },
  { start: '2026-01-01', end: '2027-01-01', days: 365, businessDays: 249, isEstimated: false },
  // Counted outside of the program, by the law and Easter.
  { start: '2026-11-23', end: '2029-01-01', days: 770, businessDays: 527, isEstimated: false },
  { start: '2026-11-23', end: '2032-01-01', days: 1865, businessDays: 1280, isEstimated: false },
  { start: '2002-12-31', end: '2003-12-31', days: 365, businessDays: 252, isEstimated: true },
] as const)('$start to $end: $days days, $businessDays business days', ({ start, end, ...term }) => {
  expect(termBetween(start, end)).toEqual(term)
})

test.each([
  ['2035-05-15', 10],
  ['2040-08-15', 16],
  ['2050-08-15', 35],
] as const)(
  'to the Tesouro IPCA+ of %s, 252 per 365 days after 2028 counted %i days too many',
  (end, tooMany) => {
    const upTo2028 = termBetween('2026-11-23', '2029-01-01').businessDays
    const estimated = upTo2028 + termOfDays(daysBetween('2029-01-01', end)).businessDays
    expect(estimated - termBetween('2026-11-23', end).businessDays).toBe(tooMany)
  },
)

test.each([
  ['2026-11-23', '2027-11-23', 365, 250],
  // 27/11/2027 is a Saturday.
  ['2026-11-27', '2027-11-29', 367, 250],
  ['2028-02-29', '2029-02-28', 365, 247],
] as const)('a year from %s ends on %s: %i days, %i business days', (start, end, days, businessDays) => {
  expect(yearFrom(start)).toEqual({ end, days, businessDays, isEstimated: false })
})

test('refuses an end before its start and days that are not whole', () => {
  expect(() => termBetween('2026-11-20', '2026-11-19')).toThrow(RangeError)
  expect(() => termOfDays(0.5)).toThrow(RangeError)
})

test('a later end never has fewer business days', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 0, max: 400 }), (days, more) => {
      const start = '2026-11-20'
      const earlier = termBetween(start, addDays(start, days))
      const later = termBetween(start, addDays(start, days + more))
      return earlier.businessDays <= later.businessDays && earlier.businessDays <= earlier.days
    }),
  )
})
