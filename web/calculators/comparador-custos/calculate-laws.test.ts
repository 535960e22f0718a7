import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateComparison } from './calculate.ts'
import type { ComparisonInput } from './question.ts'

const yearly = fc.double({ min: 0, max: 1, noNaN: true })
const growth = fc.double({ min: -0.1, max: 0.5, noNaN: true })
const cents = (max: number) => fc.integer({ min: 1, max })
const date = fc.constant('2026-11-20' as const)

const anyInput: fc.Arbitrary<ComparisonInput> = fc.oneof(
  fc.record({
    mode: fc.constant('instalments' as const),
    date,
    annualYield: yearly,
    cashPrice: cents(1_000_000_00),
    instalments: fc.integer({ min: 1, max: 60 }),
    instalment: cents(100_000_00),
    firstAt: fc.constantFrom('now', 'next-month'),
  }),
  fc
    .record({
      mode: fc.constant('rent-or-buy' as const),
      date,
      annualYield: yearly,
      years: fc.integer({ min: 1, max: 3 }),
      rent: cents(20_000_00),
      annualAdjustment: growth,
      propertyValue: cents(10_000_000_00),
      appreciation: growth,
      downShare: yearly,
      purchaseCosts: cents(100_000_00),
      annualLoanRate: yearly,
      loanMonths: fc.integer({ min: 1, max: 48 }),
      system: fc.constantFrom('sac', 'price'),
      ownerCosts: cents(5000_00),
      loanCharges: cents(500_00),
      taxesGain: fc.boolean(),
      sellingCost: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    .map(({ downShare, ...rest }) => ({ ...rest, downPayment: Math.floor(rest.propertyValue * downShare) })),
  fc.record({
    mode: fc.constant('car' as const),
    date,
    annualYield: yearly,
    years: fc.integer({ min: 1, max: 3 }),
    price: cents(1_000_000_00),
    depreciation: fc.double({ min: 0, max: 0.9, noNaN: true }),
    ipvaRate: fc.double({ min: 0, max: 0.1, noNaN: true }),
    insurance: cents(20_000_00),
    maintenance: cents(20_000_00),
    kmPerMonth: fc.integer({ min: 0, max: 20_000 }),
    fuelPerKm: fc.double({ min: 0, max: 500, noNaN: true }),
    appPerKm: fc.double({ min: 0, max: 1000, noNaN: true }),
    subscription: fc.option(cents(20_000_00), { nil: undefined }),
  }),
  fc.record({
    mode: fc.constant('abroad' as const),
    annualYield: yearly,
    date,
    amount: cents(100_000_00),
    currency: fc.constant('USD'),
    commercialRate: fc.double({ min: 0.01, max: 100, noNaN: true }),
    ways: fc.tuple(
      fc.record({
        way: fc.constant('card' as const),
        spread: fc.double({ min: 0, max: 0.2, noNaN: true }),
        fee: cents(100_00),
      }),
      fc.record({ way: fc.constant('pix' as const), spread: fc.constant(0.01), fee: cents(100_00) }),
    ),
    cardPaidAt: fc.constantFrom('now', 'next-month'),
  }),
)

test('finite; the lines of every option are its total; the winner is the smallest by the difference', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateComparison(input)
      if (!answer.ok) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      for (const { lines, total } of answer.options)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const [best = 0, next = best] = answer.options.map(({ total }) => total).toSorted((a, b) => a - b)
      expect({ total: answer.total, difference: answer.difference }).toEqual({
        total: best,
        difference: next - best,
      })
      expect(answer.winner === undefined).toBe(next === best)
    }),
  )
})

test('the last year of the table is the total of each option', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateComparison(input)
      if (!answer.ok) return
      for (const [index, { total }] of (answer.years.at(-1)?.totals ?? []).entries())
        expect(Math.abs(total - (answer.options[index]?.total ?? Number.NaN))).toBeLessThanOrEqual(1)
    }),
  )
})
