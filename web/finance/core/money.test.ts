import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCents } from './money.ts'

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
