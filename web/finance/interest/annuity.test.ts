import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  annuityFactor,
  contributionForGoal,
  monthsRoundedDown,
  monthsRoundedUp,
  paymentsIn,
  priceInstalment,
} from './annuity.ts'
import { futureValue } from './savings.ts'

const goal = { initial: 50_000_00, monthlyRate: 0.004867551, months: 240, contributionAt: 'end' } as const

test('R$ 1.851,72 a month make a million in 240 months (facts/09 pl-o-03)', () => {
  expect(contributionForGoal(1_000_000_00, goal)).toBe(1851_72)
})

test('a goal that the initial amount reaches alone asks for nothing', () => {
  expect(contributionForGoal(50_000_00, goal)).toBe(0)
})

test.each([0, -1, 1.5, Number.NaN])('%d is not a number of months', (months) => {
  expect(() => contributionForGoal(1_00, { ...goal, months })).toThrow(RangeError)
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a rate', (impossible) => {
  expect(() => annuityFactor(impossible, 1)).toThrow(RangeError)
  expect(() => paymentsIn(1_00, 1_00, impossible)).toThrow(RangeError)
})

test('a rate of almost 0 loses no precision', () => {
  // By series: n − i·n·(n + 1) ÷ 2. The textbook form gives 0.
  expect(annuityFactor(1e-17, 360)).toBeCloseTo(360 - (1e-17 * 360 * 361) / 2, 12)
  expect(annuityFactor(0, 360)).toBe(360)
})

test('months: what binary arithmetic left over is not a month', () => {
  expect([monthsRoundedUp(300.0000000001), monthsRoundedUp(300.01), monthsRoundedUp(0)]).toEqual([
    300, 301, 0,
  ])
  expect([monthsRoundedDown(299.9999999999), monthsRoundedDown(299.99)]).toEqual([300, 299])
})

test('the contribution for a goal reaches it, within half a centavo a month', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_00 })
  const rate = fc.double({ min: 0, max: 0.1, noNaN: true })
  const at = fc.constantFrom('end' as const, 'start' as const)
  fc.assert(
    fc.property(amount, amount, rate, fc.integer({ min: 1, max: 480 }), at, (target, initial, i, n, when) => {
      const plan = { initial, monthlyRate: i, months: n, contributionAt: when }
      const contribution = contributionForGoal(target, plan)
      const total = futureValue({ ...plan, contribution })
      const half = futureValue({ ...plan, initial: 0, contribution: 0.5 })
      expect(total).toBeGreaterThanOrEqual(target - half * 1.000001 - 1e-6 * target)
      expect(contribution === 0 ? target : total).toBeLessThanOrEqual(
        target + half * 1.000001 + 1e-6 * target,
      )
    }),
  )
})

test('the instalment of n months is paid n times', () => {
  const loan = fc.record({
    principal: fc.integer({ min: 1_00, max: 50_000_000_00 }),
    monthlyRate: fc.double({ min: 0, max: 0.05, noNaN: true }),
    months: fc.integer({ min: 1, max: 240 }),
  })
  fc.assert(
    fc.property(loan, ({ principal, monthlyRate, months }) => {
      const instalment = priceInstalment({ principal, monthlyRate, months })
      expect(paymentsIn(principal, instalment, monthlyRate)).toBeCloseTo(months, 5)
    }),
  )
})
