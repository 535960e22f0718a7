import fc from 'fast-check'
import { test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculatePassiveIncome, type PassiveIncomeInput } from './calculate.ts'

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyIncome: fc.Arbitrary<PassiveIncomeInput> = fc.record({
  monthlyIncome: fc.integer({ min: 100, max: 1_000_000_00 }),
  inTodaysMoney: fc.boolean(),
  source: fc.oneof(
    rate(0, 3).map((share) => ({ kind: 'cdi-share' as const, share, annualCdi: 0.1365 })),
    rate(0, 0.5).map((annualRate) => ({ kind: 'dividend-yield' as const, annualRate })),
    rate(0, 0.3).map((realRate) => ({ kind: 'ipca-plus' as const, realRate, annualIpca: 0.0422 })),
  ),
  taxation: fc.constantFrom(
    'fixed-income' as const,
    'exempt' as const,
    'dividends' as const,
    'dividends-several' as const,
  ),
  annualIpca: rate(-0.1, 1),
  wealth: fc.integer({ min: 0, max: 10_000_000_000_00 }),
  monthlyContribution: fc.integer({ min: 0, max: 1_000_000_00 }),
  otherIncomes: fc.array(
    fc.record({ name: fc.constant('Aluguel'), monthly: fc.integer({ min: 0, max: 1000_00 }) }),
    {
      maxLength: 2,
    },
  ),
  stressCdi: fc.option(rate(0, 1), { nil: undefined }),
  date: fc.constant('2026-11-20' as const),
})

/** To the digits that a double holds. */
function isAtLeast(amount: number, least: number): boolean {
  return amount >= least * (1 - 1e-9) - 1
}

test('lines add up, numbers are finite, and keeping the purchasing power asks for more than spending the year', () => {
  fc.assert(
    fc.property(anyIncome, (any) => {
      const answer = calculatePassiveIncome(any)
      if (!answer.ok) return answer.reason !== 'no-table-in-force'
      const { income, consuming, preserving, preservingYearly = Number.POSITIVE_INFINITY } = answer
      const goals = preserving.ok ? [income, consuming, preserving] : [income, consuming]
      const leastEver = (answer.needed * 12) / consuming.rates.netAnnualRate
      const asksMore =
        any.annualIpca < 0 ||
        // The tax on dividends follows the amount, and what leaves once a year is another amount.
        any.taxation.startsWith('dividends') ||
        (isAtLeast(preservingYearly, leastEver) &&
          (!preserving.ok || isAtLeast(preserving.wealth, consuming.wealth)))
      return (
        goals.every(({ lines, total }) => lines.reduce((sum, { amount }) => sum + amount, 0) === total) &&
        asksMore &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('more income, or more tax, never asks for less wealth', () => {
  fc.assert(
    fc.property(anyIncome, fc.integer({ min: 0, max: 100_00 }), (any, more) => {
      const base = calculatePassiveIncome({ ...any, taxation: 'exempt' })
      const larger = calculatePassiveIncome({
        ...any,
        taxation: 'exempt',
        monthlyIncome: any.monthlyIncome + more,
      })
      const taxed = calculatePassiveIncome({ ...any, taxation: 'fixed-income' })
      if (!(base.ok && larger.ok && taxed.ok)) return
      return (
        base.consuming.wealth <= larger.consuming.wealth && base.consuming.wealth <= taxed.consuming.wealth
      )
    }),
  )
})
