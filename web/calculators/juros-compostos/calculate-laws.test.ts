import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateCompound } from './calculate.ts'
import { maxTotal, type Plan, type Projection, totalOf } from './calculate-plan.ts'

type TimedPlan = Plan & { rate: { per: 'year' | 'month' } }
const anyPlan: fc.Arbitrary<TimedPlan> = fc.record({
  initial: fc.integer({ min: 0, max: 100_000_000_00 }),
  monthlyContribution: fc.integer({ min: 0, max: 1_000_000_00 }),
  rate: fc.oneof(
    fc.record({ value: fc.double({ min: 0, max: 1, noNaN: true }), per: fc.constant('year' as const) }),
    fc.record({ value: fc.double({ min: 0, max: 0.0594, noNaN: true }), per: fc.constant('month' as const) }),
  ),
  months: fc.integer({ min: 1, max: 720 }),
  contributionAt: fc.constantFrom('end' as const, 'start' as const),
  contributionGrowth: fc.double({ min: -0.1, max: 0.5, noNaN: true }),
  inflation: fc.option(fc.double({ min: -0.1, max: 1, noNaN: true }), { nil: undefined }),
})
/** Amounts and terms of ordinary life, where every centavo is far inside a double. */
const ordinaryPlan = anyPlan.map((any) => ({
  ...any,
  initial: any.initial % 1_000_000_00,
  monthlyContribution: any.monthlyContribution % 10_000_00,
  rate: { value: any.rate.value / 4, per: any.rate.per },
  months: 1 + (any.months % 240),
  contributionGrowth: any.contributionGrowth / 5,
}))

test('is never NaN nor infinite, and refuses only what is above the limit', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const answer = calculateCompound({ solveFor: 'total', ...any })
      return answer.ok ? everyNumberIn(answer).every(Number.isFinite) : totalOf(any) > maxTotal
    }),
  )
})

test('adds up to the centavo: lines, months, years', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const answer = calculateCompound({ solveFor: 'total', ...any })
      if (!answer.ok) return
      const { total, contributions, interest, invested, months, years } = answer
      expect(any.initial + contributions + interest).toBe(total)
      expect(sum(months.map((row) => row.contribution))).toBe(contributions)
      expect(sum(months.map((row) => row.interest))).toBe(interest)
      expect(sum(years.map((row) => row.interest))).toBe(interest)
      expect(months.at(-1)).toMatchObject({ month: any.months, invested, balance: total })
      expect(years.at(-1)).toMatchObject({ year: Math.ceil(any.months / 12), invested, balance: total })
      expect(invested).toBeLessThanOrEqual(total)
    }),
  )
})

test('grows with the rate, the months, the contribution, and the earlier day', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      fc.nat(1000_00),
      (any, faster, more) => {
        const total = totalOf(any)
        if (total > maxTotal / 100) return
        expect(
          totalOf({ ...any, rate: { ...any.rate, value: any.rate.value + faster } }),
        ).toBeGreaterThanOrEqual(total)
        expect(totalOf({ ...any, months: any.months + 1 })).toBeGreaterThanOrEqual(total)
        expect(
          totalOf({ ...any, monthlyContribution: any.monthlyContribution + more }),
        ).toBeGreaterThanOrEqual(total)
        expect(totalOf({ ...any, contributionAt: 'start' })).toBeGreaterThanOrEqual(
          totalOf({ ...any, contributionAt: 'end' }),
        )
      },
    ),
  )
})

test('without interest it is the exact sum', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const still = { ...any, rate: { ...any.rate, value: 0 }, contributionGrowth: 0 }
      const answer = calculateCompound({ solveFor: 'total', ...still })
      const total = any.initial + any.monthlyContribution * any.months
      expect(answer).toMatchObject({ ok: true, total, interest: 0 })
    }),
  )
})

test('the contribution it finds is the smallest that reaches the goal', () => {
  fc.assert(
    fc.property(ordinaryPlan, fc.integer({ min: 1, max: 10_000_000_00 }), (any, goal) => {
      const reaches = (monthlyContribution: number) => totalOf({ ...any, monthlyContribution }) >= goal
      const answer = calculateCompound({ solveFor: 'contribution', goal, ...any })
      if (!answer.ok) return answer.reason === 'contribution-not-needed' && reaches(0)
      const { monthlyContribution } = answer.plan
      return answer.total >= goal && reaches(monthlyContribution) && !reaches(monthlyContribution - 1)
    }),
  )
})

test('the months it finds are the fewest that reach the goal', () => {
  fc.assert(
    fc.property(ordinaryPlan, (any) => {
      const goal = totalOf(any)
      const reaches = (months: number) => totalOf({ ...any, months }) >= goal
      const answer = calculateCompound({ solveFor: 'months', goal, ...any })
      if (!answer.ok) return answer.reason === 'already-reached' && any.initial >= goal
      const { months } = answer.plan
      return answer.total >= goal && months <= any.months && (months === 1 || !reaches(months - 1))
    }),
  )
})

test('the rate it finds gives back the goal, to the centavo', () => {
  fc.assert(
    fc.property(ordinaryPlan, (any) => {
      const { total: goal, annualRate, interest } = projected(any)
      const answer = calculateCompound({ solveFor: 'rate', goal, ...any })
      if (!answer.ok) return answer.reason === 'rate-not-needed' && interest === 0
      return answer.total === goal && answer.annualRate <= annualRate + 1e-12
    }),
  )
})

function projected(input: Plan): Projection {
  const answer = calculateCompound({ solveFor: 'total', ...input })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
