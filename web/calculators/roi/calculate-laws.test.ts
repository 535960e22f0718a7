import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateReturn, type RoiInput } from './calculate.ts'

const amount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
const shared = {
  date: fc.constant('2026-11-20' as const),
  annualCdi: fc.double({ min: 0, max: 1, noNaN: true }),
}
const anyInput: fc.Arbitrary<RoiInput> = fc.oneof(
  fc.record({
    mode: fc.constant('simple' as const),
    ...shared,
    invested: fc.integer({ min: 1, max: 1_000_000_000_00 }),
    final: fc.integer({ min: 0, max: 1_000_000_000_00 }),
    months: fc.integer({ min: 1, max: 720 }),
  }),
  fc.record({
    mode: fc.constant('flows' as const),
    ...shared,
    moneyIn: fc.constantFrom('ask', 'loan', 'minus'),
    flows: fc.oneof(
      fc.record({
        by: fc.constant('month' as const),
        amounts: fc.array(amount, { minLength: 2, maxLength: 8 }),
      }),
      fc.record({
        by: fc.constant('date' as const),
        dated: fc.array(
          fc.record({
            date: fc.constantFrom('2024-02-29', '2025-01-31', '2026-07-01', '2040-12-31'),
            amount,
          }),
          { minLength: 2, maxLength: 5 },
        ),
      }),
    ),
  }),
)

test('finite; lines are the total; the rows add up to the present value and end at the plain sum', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!answer.ok) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      expect(answer.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(answer.total)
      if (answer.mode !== 'flows') return
      expect(answer.rows.reduce((sum, row) => sum + row.present, 0)).toBe(answer.npv)
    }),
  )
})

test('the CDI after tax never beats the CDI before it', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!answer.ok || answer.mode === 'loan') return
      const net = answer.mode === 'simple' ? answer.cdi.netAnnualRate : answer.netAnnualCdi
      expect(net).toBeLessThanOrEqual(input.annualCdi + 1e-12)
    }),
  )
})
