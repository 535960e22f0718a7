import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCents } from '../core/money.ts'
import { annualRateFrom, growthFactor, inTodaysMoney, monthlyRateFrom, realRateFrom } from './interest.ts'
import { calculateSavings, futureValue, monthsToGoal, seriesFactor } from './savings.ts'

const rate = fc.double({ min: 0, max: 1, noNaN: true })
const months = fc.integer({ min: 1, max: 720 })
const contributionAt = fc.constantFrom('end' as const, 'start' as const)

test('1 % a month is 12,68250301 % a year (facts/06-taxas.md, tx-o-02), not 12 %', () => {
  expect(annualRateFrom(0.01)).toBeCloseTo(0.1268250301, 10)
})

test('13,65 % a year is 1,0719830 % a month (spec/pages.md §11)', () => {
  expect(monthlyRateFrom(0.1365)).toBeCloseTo(0.01071983, 9)
})

test('13,65 % with inflation of 4,58 % is 8,67278638 % real (facts/06-taxas.md, tx-o-05)', () => {
  expect(realRateFrom(0.1365, 0.0458)).toBeCloseTo(0.0867278638, 10)
})

test('(1+i)^n and the series of 1 % over 120 months (facts/09-planejamento.md, steps of pl-o-01 and pl-o-02)', () => {
  expect(growthFactor(0.01, 120)).toBeCloseTo(3.30038689, 8)
  expect(seriesFactor(0.01, 120, 'end')).toBeCloseTo(230.03868946, 8)
  expect(seriesFactor(0.01, 120, 'start')).toBeCloseTo(232.33907635, 8)
})

test('the time to a goal: 170,785524 months (facts/09-planejamento.md, pl-o-04)', () => {
  const savings = {
    initial: 20_000_00,
    contribution: 1500_00,
    monthlyRate: 0.006,
    contributionAt: 'end',
  } as const
  const answer = monthsToGoal(500_000_00, savings)
  expect(answer).toEqual({ ok: true, months: expect.closeTo(170.785524, 6) })
})

test('a goal that nothing feeds is unreachable, and one already reached takes no time', () => {
  const idle = { contribution: 0, monthlyRate: 0.01, contributionAt: 'end' } as const
  expect(monthsToGoal(1_00, { ...idle, initial: 0 })).toEqual({ ok: false, reason: 'unreachable' })
  expect(monthsToGoal(1_00, { ...idle, initial: 1_00 })).toEqual({ ok: true, months: 0 })
})

test('at rate 0 the balance is the plain sum, and the time a division', () => {
  const savings = { initial: 100_00, contribution: 30_00, monthlyRate: 0, contributionAt: 'start' } as const
  expect(futureValue({ ...savings, months: 7 })).toBe(310_00)
  expect(monthsToGoal(310_00, savings)).toEqual({ ok: true, months: 7 })
})

test('a rate of almost 0 loses no precision', () => {
  // The textbook ((1 + i)ⁿ − 1) ÷ i gives 0 here. By series: n + i·n·(n − 1) ÷ 2.
  expect(seriesFactor(1e-17, 120, 'end')).toBeCloseTo(120, 12)
  expect(seriesFactor(1e-9, 120, 'end')).toBeCloseTo(120 + (1e-9 * 120 * 119) / 2, 12)
})

test('a year there and back is the same rate', () => {
  fc.assert(
    fc.property(rate, (annual) => {
      expect(annualRateFrom(monthlyRateFrom(annual))).toBeCloseTo(annual, 12)
    }),
  )
})

test('the balance in closed form is the balance month by month', () => {
  const contribution = fc.integer({ min: 0, max: 10_000_00 })
  fc.assert(
    fc.property(contribution, contribution, rate, months, contributionAt, (initial, paid, annual, n, at) => {
      const monthlyRate = monthlyRateFrom(annual)
      let balance = initial
      for (let month = 0; month < n; month++) {
        balance = at === 'end' ? balance * (1 + monthlyRate) + paid : (balance + paid) * (1 + monthlyRate)
      }
      const closed = futureValue({ initial, contribution: paid, monthlyRate, months: n, contributionAt: at })
      expect(Math.abs(closed - balance)).toBeLessThanOrEqual(1e-11 * balance)
    }),
  )
})

test('the balance after the months to a goal is the goal', () => {
  const amount = fc.integer({ min: 1_00, max: 10_000_00 })
  fc.assert(
    fc.property(
      amount,
      amount,
      amount,
      rate,
      contributionAt,
      (initial, contribution, missing, annual, at) => {
        const savings = { initial, contribution, monthlyRate: monthlyRateFrom(annual), contributionAt: at }
        const goal = initial + missing
        const answer = monthsToGoal(goal, savings)
        if (!answer.ok || savings.monthlyRate < 1e-300) return
        expect(roundCents(futureValue({ ...savings, months: answer.months }))).toBe(goal)
      },
    ),
  )
})

test('money of today: 100 after a year of 5 % buys 95,24, and nothing changes at 0 %', () => {
  expect(roundCents(inTodaysMoney(100_00, 0.05, 12))).toBe(95_24)
  expect(inTodaysMoney(100_00, 0, 720)).toBe(100_00)
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a rate', (impossible) => {
  expect(() => monthlyRateFrom(impossible)).toThrow(RangeError)
  expect(() => growthFactor(impossible, 1)).toThrow(RangeError)
  expect(() => inTodaysMoney(1_00, impossible, 1)).toThrow(RangeError)
})

const plan = { initial: 1000_00, contribution: 500_00, monthlyRate: 0.01, months: 120 } as const

test.each([
  { contributionAt: 'end', total: 118_319_73, interest: 57_319_73, from: 'facts/09 pl-o-01' },
  { contributionAt: 'start', total: 119_469_93, interest: 58_469_93, from: 'facts/09 pl-o-02' },
] as const)('contributions at the $contributionAt: $total ($from)', ({ contributionAt, total, interest }) => {
  expect(calculateSavings({ ...plan, contributionAt })).toEqual({ total, invested: 61_000_00, interest })
})

test.each([-1, 1.5, Number.NaN])('%d is not a number of months', (months) => {
  expect(() => calculateSavings({ ...plan, contributionAt: 'end', months })).toThrow(RangeError)
})
