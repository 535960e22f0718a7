import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateReturn, type RoiInput } from './calculate.ts'
import { flowsSummary } from './words.ts'

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

test('measures against each other always have a sentence, and less than the CDI is never called a gain', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!(answer.ok && answer.mode === 'flows')) return
      const { npv, roi, irr, notices, netAnnualCdi } = answer
      expect(notices.includes('gain-below-cdi')).toBe(npv < 0 && roi > 0)
      expect(notices.includes('below-cdi')).toBe(npv < 0 && roi <= 0)
      expect(notices.includes('loss-above-cdi')).toBe(npv > 0 && roi < 0)
      expect(flowsSummary(answer).includes('faltam')).toBe(npv < 0)
      // A centavo of rounding is no contradiction.
      const agrees = !irr.ok || Math.abs(npv) <= 1 || npv > 0 === irr.rate > netAnnualCdi
      expect(agrees || notices.includes('irr-against-npv')).toBe(true)
    }),
  )
})

test('money that comes in first gives no gain and no loss until the reader says what it is', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_00 })
  const later = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(amount, later, (first, rest) => {
      const flows = { by: 'month', amounts: [first, ...rest] } as const
      const ask = (moneyIn: 'ask' | 'loan' | 'minus') =>
        calculateReturn({ mode: 'flows', date: '2026-11-20', annualCdi: 0.1365, moneyIn, flows })
      expect(ask('ask')).toEqual({ ok: false, reason: 'money-in-first' })
      const loan = ask('loan')
      expect(loan.ok ? loan.mode : loan.reason).toMatch(/^(loan|nothing-paid)$/)
      const minus = ask('minus')
      expect(minus).toEqual(
        calculateReturn({
          ...{ mode: 'flows', date: '2026-11-20', annualCdi: 0.1365, moneyIn: 'ask' },
          flows: { by: 'month', amounts: [-first, ...rest] },
        }),
      )
    }),
  )
})
