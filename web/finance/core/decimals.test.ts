import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundTo, truncateTo } from './decimals.ts'

test.each([
  { value: 0.000507880377, decimals: 8, rounded: 0.00050788, truncated: 0.00050788 },
  { value: 84.43179, decimals: 4, rounded: 84.4318, truncated: 84.4317 },
  { value: 1.005, decimals: 2, rounded: 1.01, truncated: 1 },
  { value: 799.9999999999999, decimals: 2, rounded: 800, truncated: 800 },
  { value: -1.239, decimals: 2, rounded: -1.24, truncated: -1.23 },
])('$value with $decimals decimals', ({ value, decimals, rounded, truncated }) => {
  expect(roundTo(value, decimals)).toBe(rounded)
  expect(truncateTo(value, decimals)).toBe(truncated)
})

test('truncation never passes the rounding, and they differ by less than one unit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e6, noNaN: true }),
      fc.integer({ min: 0, max: 6 }),
      (value, places) => {
        const gap = roundTo(value, places) - truncateTo(value, places)
        return gap >= 0 && gap <= 10 ** -places + 1e-9
      },
    ),
  )
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
  expect(() => roundTo(value, 2)).toThrow(RangeError)
  expect(() => truncateTo(value, 2)).toThrow(RangeError)
})
