import fc from 'fast-check'
import { test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateIndependence, type IndependenceInput } from './calculate.ts'

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** From 88 on: the months of a whole life, 25 times for the heatmap, are not cheap. */
const anyPlan: fc.Arbitrary<IndependenceInput> = fc.record({
  age: fc.integer({ min: 88, max: 90 }),
  ageLimit: fc.constant(91),
  monthlyExpense: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  wealth: fc.integer({ min: 0, max: 1_000_000_000_00 }),
  monthlyContribution: fc.integer({ min: 0, max: 1_000_000_00 }),
  contributionGrowth: rate(-0.1, 0.1),
  realReturn: rate(0, 0.12),
  withdrawalRate: rate(0.02, 0.06),
  withdrawalTax: rate(0, 0.275),
  otherIncomes: fc.array(
    fc.record({
      name: fc.constant('INSS'),
      monthly: fc.integer({ min: 0, max: 1_000_000_00 }),
      fromAge: fc.integer({ min: 0, max: 120 }),
    }),
    { maxLength: 2 },
  ),
  coastAge: fc.integer({ min: 16, max: 120 }),
  leanShare: rate(0.1, 1),
  fatShare: rate(1, 5),
  date: fc.constant('2026-11-20' as const),
})

test('lines add up to the number, every year of the drawdown closes, and everything is finite', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const { lines, total, number, drawdown, lean, fat, ...rest } = calculateIndependence(any)
      const years = drawdown?.years ?? []
      return (
        lines.reduce((sum, { amount }) => sum + amount, 0) === total &&
        total === number &&
        lean <= number &&
        number <= fat &&
        years.every(
          ({ opening, growth, withdrawals, closing }) => opening + growth - withdrawals === closing,
        ) &&
        years.every(({ opening }, at) => at === 0 || opening === years[at - 1]?.closing) &&
        everyNumberIn([number, lean, fat, years, rest]).every(Number.isFinite)
      )
    }),
  )
})

test('more wealth, more contribution or a smaller life never comes later', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.integer({ min: 0, max: 2 }),
      (any, more, at) => {
        const easier = [
          { wealth: any.wealth + more },
          { monthlyContribution: any.monthlyContribution + more },
          { monthlyExpense: Math.max(100, any.monthlyExpense - more) },
        ][at]
        const months = (plan: IndependenceInput) => {
          const { independence } = calculateIndependence(plan)
          return independence.ok ? independence.months : Number.POSITIVE_INFINITY
        }
        return months({ ...any, ...easier }) <= months(any)
      },
    ),
  )
})
