import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCents, roundTo, truncateTo } from './money.ts'

test.each([
  [100.5, 101, 'half goes up'],
  [-100.5, -101, 'half goes away from zero'],
  [100.49999999999999, 101, 'what binary arithmetic left of 100.5'],
  [100.4999, 100, 'a true 100.4999'],
  [1.005 * 100, 101, '1.005 reais'],
  [0, 0, 'zero'],
])('%d → %d (%s)', (amount, cents) => {
  expect(roundCents(amount)).toBe(cents)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is refused, not rounded to something', (amount) => {
  expect(() => roundCents(amount)).toThrow(RangeError)
})

test('is the rounding of fifteen significant digits, near half a centavo and far from it', () => {
  const byDigits = (amount: number) =>
    Math.sign(amount) * Math.floor(Number(Math.abs(amount).toPrecision(15)) + 0.5) || 0
  const nearHalf = fc.tuple(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.double({ min: -2e-3, max: 2e-3, noNaN: true }),
  )
  const amounts = fc.oneof(
    nearHalf.map(([whole, off]) => whole + 0.5 + off),
    fc.double({ min: -1e13, max: 1e13, noNaN: true }),
  )
  fc.assert(fc.property(amounts, (amount) => Object.is(roundCents(amount), byDigits(amount))))
})

test('never gives minus zero', () => {
  expect(Object.is(roundCents(-0.4), 0)).toBe(true)
})

test('whole centavos stay, and the result is at most half a centavo away', () => {
  fc.assert(fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => roundCents(cents) === cents))
  fc.assert(
    fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (amount) => {
      const rounded = roundCents(amount)
      return Number.isInteger(rounded) && Math.abs(rounded - amount) <= 0.501
    }),
  )
})

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
