import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateFinancing } from './calculate.ts'
import type { FinancingInput } from './question.ts'

const cents = (max: number) => fc.integer({ min: 0, max })

const anyInput: fc.Arbitrary<FinancingInput> = fc
  .record({
    asset: fc.constantFrom('property', 'vehicle', 'other'),
    assetValue: fc.integer({ min: 1000_00, max: 50_000_000_00 }),
    downShare: fc.double({ min: 0, max: 0.95, noNaN: true }),
    // Long loans are in the vectors; here many short ones.
    months: fc.integer({ min: 1, max: 24 }),
    rate: fc.record({
      value: fc.double({ min: 0, max: 2, noNaN: true }),
      kind: fc.constantFrom('effective', 'nominal', 'monthly'),
    }),
    index: fc.record({
      kind: fc.constantFrom('tr', 'ipca'),
      annualRate: fc.oneof(fc.constant(0), fc.double({ min: -0.02, max: 0.3, noNaN: true })),
    }),
    system: fc.constantFrom('price', 'sac', 'sam', 'sacre'),
    mip: cents(1000_00),
    dfi: cents(1000_00),
    monthlyFee: cents(100_00),
    upfrontFees: cents(10_000_00),
    financesCosts: fc.boolean(),
    grace: fc.record({
      months: fc.integer({ min: 0, max: 6 }),
      interest: fc.constantFrom('paid', 'capitalized'),
    }),
    balloonShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    extra: cents(1_000_000_00),
    reduces: fc.constantFrom('instalment', 'term'),
  })
  .map(({ downShare, balloonShare, extra, reduces, ...rest }) => {
    const downPayment = Math.floor(rest.assetValue * downShare)
    const takesExtras = rest.system === 'price' || rest.system === 'sac'
    return {
      ...rest,
      date: '2026-11-20' as const,
      downPayment,
      grace: { ...rest.grace, months: rest.grace.months % rest.months },
      balloon: rest.system === 'sacre' ? 0 : Math.floor((rest.assetValue - downPayment) * balloonShare),
      extras: { monthly: takesExtras ? extra : 0, dated: [], reduces },
      purchase: { transferTaxRate: 0.03, registry: 0 },
    }
  })

const sumOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

test('finite; three statements add up; the end is zero; rows are what is paid', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateFinancing(input)
      if (!answer.ok) return
      expect(everyNumberIn(answer).find((number) => !Number.isFinite(number))).toBeUndefined()
      const { lines, total, cost, onTheDay, rows, iof } = answer
      expect([sumOf(lines), sumOf(cost.lines), sumOf(onTheDay.lines)]).toEqual([
        total,
        cost.total,
        onTheDay.total,
      ])
      const upfront = input.financesCosts ? 0 : input.upfrontFees + iof
      expect(rows.reduce((sum, { paid, extra }) => sum + paid + extra, upfront)).toBe(total)
      expect(rows.at(-1)?.balance).toBe(0)
    }),
  )
})

test('a higher rate never costs less, and the CET is never under the interest', () => {
  fc.assert(
    fc.property(anyInput, fc.double({ min: 0, max: 0.1, noNaN: true }), (input, more) => {
      const plain = { ...input, index: { kind: 'tr', annualRate: 0 }, asset: 'property' } as const
      const [low, high] = [0, more].map((added) =>
        calculateFinancing({ ...plain, rate: { ...input.rate, value: input.rate.value + added } }),
      )
      if (!(low?.ok && high?.ok)) return
      // The same centavos may fall on either side.
      expect(high.schedule.totalInterest).toBeGreaterThanOrEqual(low.schedule.totalInterest - 2)
      const [first] = low.cet.ok ? low.cet.ladder : []
      expect(!low.cet.ok || low.cet.annualRate >= (first?.annualRate ?? 0) - 1e-9).toBe(true)
    }),
  )
})

test('the extra of a goal meets it, and a centavo less does not', () => {
  const goals = fc.oneof(
    fc.record({ kind: fc.constant('months' as const), months: fc.integer({ min: 1, max: 24 }) }),
    fc.record({ kind: fc.constant('savings' as const), amount: fc.integer({ min: 1, max: 100_000_00 }) }),
  )
  fc.assert(
    fc.property(anyInput, goals, (input, goal) => {
      const answer = calculateFinancing({ ...input, goal })
      if (!(answer.ok && answer.goal?.ok)) return
      const { months, interestSaved, monthlyExtra } = answer.goal
      expect(monthlyExtra).toBeGreaterThan(0)
      // Interest saved is rounded once.
      expect(goal.kind === 'months' ? months <= goal.months : interestSaved >= goal.amount - 1).toBe(true)
      const less = { monthly: monthlyExtra - 1, dated: [], reduces: 'term' as const }
      const missed = calculateFinancing({ ...input, extras: less })
      expect(goal.kind === 'savings' || (missed.ok && missed.rows.length > goal.months)).toBe(true)
    }),
  )
})
