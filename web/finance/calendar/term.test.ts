import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from './days.ts'
import { termBetween, termOfDays } from './term.ts'

test.each([
  { start: '2026-11-20', end: '2026-11-20', days: 0, businessDays: 0, isEstimated: false },
  { start: '2026-11-19', end: '2026-11-24', days: 5, businessDays: 2, isEstimated: false },
  { start: '2026-01-01', end: '2027-01-01', days: 365, businessDays: 249, isEstimated: false },
  // 2028 has 248 business days in the table; 365 days of 2029 are estimated.
  { start: '2028-01-01', end: '2030-01-01', days: 731, businessDays: 248 + 252, isEstimated: true },
  { start: '2035-01-01', end: '2036-01-01', days: 365, businessDays: 252, isEstimated: true },
] as const)('$start to $end: $days days, $businessDays business days', ({ start, end, ...term }) => {
  expect(termBetween(start, end)).toEqual(term)
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
