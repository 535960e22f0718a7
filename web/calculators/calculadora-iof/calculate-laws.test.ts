import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateIof } from './calculate.ts'
import type { CreditQuestion, IofInput, IofResult } from './question.ts'

const date = fc.constantFrom('2016-01-01', '2020-06-01', '2025-06-01', '2025-07-01', '2026-11-20')
const amount = fc.integer({ min: 100_00, max: 10_000_000_00 })

const exchange = fc.record({
  tab: fc.constant('cambio' as const),
  date,
  operation: fc.constantFrom('card', 'cash', 'own-account', 'investment', 'third-party', 'inflow'),
  amount,
})
const credit: fc.Arbitrary<CreditQuestion> = fc.record({
  tab: fc.constant('credito' as const),
  date,
  borrower: fc.constantFrom('individual', 'company', 'simples'),
  purpose: fc.constantFrom('ordinary', 'ordinary', 'housing', 'rural', 'portability', 'relief-vehicle'),
  amount,
  monthlyRate: fc.double({ min: 0, max: 0.25, noNaN: true }),
  months: fc.integer({ min: 1, max: 60 }),
  system: fc.constantFrom('price', 'sac', 'single'),
  monthLength: fc.constantFrom('calendar', '30-days'),
  financed: fc.boolean(),
})
const redemption = fc.record({
  tab: fc.constant('investimento' as const),
  date,
  yield: amount,
  days: fc.integer({ min: 1, max: 30 }),
  product: fc.constantFrom('fixed-income', 'lci-lca'),
})
const vgbl = fc.record({
  tab: fc.constant('vgbl' as const),
  contributions: fc.array(fc.record({ date, insurer: fc.constantFrom('A', 'B'), amount }), {
    minLength: 1,
    maxLength: 5,
  }),
})

function told(input: IofInput): Extract<IofResult, { ok: true }> | undefined {
  const result = calculateIof(input)
  return result.ok ? result : undefined
}

test.each([
  ['exchange', exchange],
  ['credit', credit],
  ['redemption', redemption],
  ['vgbl', vgbl],
] as [string, fc.Arbitrary<IofInput>][])(
  '%s: finite, lines are the total, IOF is never negative',
  (_, any) => {
    fc.assert(
      fc.property(any, (input) => {
        const result = told(input)
        if (!result) return
        const { lines, total, iof, rate, shareOfCost } = result
        expect(everyNumberIn(result).every(Number.isFinite)).toBe(true)
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
        expect(iof).toBeGreaterThanOrEqual(0)
        expect(Math.min(rate, shareOfCost)).toBeGreaterThanOrEqual(0)
        expect(Math.max(rate, shareOfCost)).toBeLessThanOrEqual(1)
      }),
    )
  },
)

test('a loan leaves what was asked for when its IOF is financed, and never pays over 5,1 % of the principal', () => {
  fc.assert(
    fc.property(credit, (input) => {
      const result = told(input)
      if (result?.tab !== 'credito') return
      const { loan, principal, iof, installments } = result
      expect(loan.total).toBe(input.financed ? input.amount : input.amount - iof)
      expect(installments.reduce((sum, row) => sum + row.amortization, 0)).toBe(principal)
      // 2021: 0,01118 % × 365 + 0,38 %; 2025: 0,95 % + 2,993 %.
      expect(iof).toBeLessThanOrEqual(principal * 0.0447 + 1)
    }),
  )
})

test('the IOF of a loan does not fall with its term, nor that of a redemption rise with its day', () => {
  fc.assert(
    fc.property(credit, redemption, (loan, sold) => {
      const shorter = told({ ...loan, financed: false })?.iof ?? 0
      const longer = told({ ...loan, financed: false, months: loan.months + 1 })?.iof ?? 0
      expect(longer).toBeGreaterThanOrEqual(shorter - 1)
      const sooner = told(sold)?.iof ?? 0
      const later = told({ ...sold, days: sold.days + 1 })?.iof ?? 0
      expect(later).toBeLessThanOrEqual(sooner)
    }),
  )
})
