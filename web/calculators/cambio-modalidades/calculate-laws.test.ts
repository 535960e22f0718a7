import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateModalities, type ModalitiesInput, uses } from './calculate.ts'

const anyInput: fc.Arbitrary<ModalitiesInput> = fc.record({
  date: fc.constantFrom('2018-03-03', '2023-06-01', '2025-06-30', '2026-11-20'),
  currency: fc.constant('US$'),
  commercialRate: fc.double({ min: 0.0001, max: 1000, noNaN: true }),
  amount: fc.integer({ min: 1, max: 10_000_000_00 }),
  amountIn: fc.constantFrom('foreign', 'brl'),
  use: fc.constantFrom(...uses),
  ways: fc.tuple(
    ...uses.map((use) =>
      fc.record({
        use: fc.constant(use),
        spread: fc.double({ min: 0, max: 0.2, noNaN: true }),
        fee: fc.integer({ min: 0, max: 5000_00 }),
      }),
    ),
  ),
})

test('finite; lines are the total; reais are never overspent; the effective rate is above the commercial', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const result = calculateModalities(input)
      if (!result.ok) return
      expect(everyNumberIn(result).every(Number.isFinite)).toBe(true)
      for (const { lines, total, vet, amount } of result.modalities) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
        // Half a centavo may be lost in rounding.
        expect(vet).toBeGreaterThanOrEqual(input.commercialRate - 1 / amount)
        expect(input.amountIn === 'foreign' || total <= input.amount).toBe(true)
      }
      expect(result.change).toBeGreaterThanOrEqual(0)
    }),
  )
})
