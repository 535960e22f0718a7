import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apportion, type Line, statement } from './statement.ts'

const line = (key: string, amount: number): Line => ({ key, label: key, amount, formula: key })

test('refuses lines that do not add up to the total', () => {
  const lines = [line('paid', 100_00), line('tax', -27_50)]
  expect(statement(lines, 72_50).total).toBe(72_50)
  expect(() => statement(lines, 72_51)).toThrow('lines add up to 7250, not to 7251: paid, tax')
})

test('refuses fractions of a centavo even when they add up', () => {
  expect(() => statement([line('a', 0.5), line('b', 0.5)], 1)).toThrow(RangeError)
})

test('parts always add up to the total, each within one centavo of its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 12 }),
      (total, weights) => {
        const whole = weights.reduce((sum, weight) => sum + weight, 0)
        fc.pre(whole > 0)
        const parts = apportion(total, weights)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
        parts.forEach((part, index) => {
          expect(Math.abs(part - (total * (weights[index] ?? 0)) / whole)).toBeLessThan(1)
        })
      },
    ),
  )
})

test('no weights is an error, not a division by zero', () => {
  expect(() => apportion(100, [0, 0])).toThrow(RangeError)
  expect(() => apportion(100, [2, -1])).toThrow(RangeError)
})
