import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateRetirement } from './calculate.ts'
import type { RetirementInput } from './question.ts'

const money = fc.nat({ max: 30_000_00 })
const anyone: fc.Arbitrary<RetirementInput> = fc
  .record({
    born: fc.nat({ max: 16_000 }),
    sex: fc.constantFrom('woman' as const, 'man' as const),
    contributedMonths: fc.nat({ max: 500 }),
    atReform: fc.double({ min: 0, max: 1, noNaN: true }),
    wasInsuredBeforeReform: fc.boolean(),
    mean: money,
    retireBy: fc.constantFrom('first' as const, 'best' as const),
    desiredIncome: money,
    incomeYears: fc.integer({ min: 1, max: 50 }),
    savings: fc.nat({ max: 1_000_000_00 }),
    annualReturn: fc.double({ min: 0, max: 0.3, noNaN: true }),
    inflation: fc.double({ min: 0, max: 0.15, noNaN: true }),
    plan: fc.constantFrom('PGBL' as const, 'VGBL' as const, 'livre' as const),
    taxableIncome: fc.nat({ max: 500_000_00 }),
    legalDeductions: fc.nat({ max: 50_000_00 }),
  })
  .map(({ born, atReform, ...rest }) => ({
    ...rest,
    date: '2026-11-20',
    regime: 'geral',
    goesOn: true,
    birth: addDays('1957-01-01', born),
    monthsAtReform: Math.floor(rest.contributedMonths * atReform),
  }))

test('someone who goes on paying always retires; statements add up; nothing is NaN', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const answer = calculateRetirement(input)
      if (!answer.ok) return false
      const { lines, total, complement } = answer
      const sums = [{ lines, total }, complement.capital].every(
        (one) => one.lines.reduce((sum, { amount }) => sum + amount, 0) === one.total,
      )
      const days = answer.rules.flatMap(({ metOn }) => (metOn === undefined ? [] : [metOn]))
      const isOrdered = days.every((day, index) => index === 0 || (days[index - 1] ?? day) <= day)
      return (
        sums &&
        isOrdered &&
        total >= (input.desiredIncome ?? 0) &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('whatever the form accepts is answered or refused', () => {
  const extremes = {
    annualReturn: fc.double({ min: 0, max: 0.5, noNaN: true }),
    inflation: fc.double({ min: 0, max: 0.3, noNaN: true }),
    savings: fc.nat({ max: 100_000_000_00 }),
    desiredIncome: fc.nat({ max: 1_000_000_00 }),
    mean: fc.nat({ max: 1_000_000_00 }),
    taxableIncome: fc.nat({ max: 100_000_000_00 }),
    legalDeductions: fc.nat({ max: 100_000_000_00 }),
    days: fc.nat({ max: 38_000 }),
    goesOn: fc.boolean(),
  }
  fc.assert(
    fc.property(anyone, fc.record(extremes), (input, { days, ...extreme }) => {
      const answer = calculateRetirement({ ...input, ...extreme, birth: addDays('1922-01-01', days) })
      return answer.ok
        ? everyNumberIn(answer).every(Number.isFinite)
        : ['too-large', 'no-rule-reached'].includes(answer.reason)
    }),
  )
})

test('the contribution reaches the capital that is needed, and does no more than that', () => {
  fc.assert(
    fc.property(anyone, (input) => {
      const answer = calculateRetirement(input)
      if (!answer.ok) throw new Error(answer.reason)
      const { capitalNeeded, capital, monthlyContribution, shortfall } = answer.complement
      const saved = capital.lines.find(({ key }) => key === 'contributions')?.amount ?? 0
      // One centavo a month with its yield, and the rounding of at most fifty lots, value and tax.
      const slack = saved / Math.max(1, monthlyContribution) + 100
      const isEnough = capital.total + shortfall >= capitalNeeded - slack
      const isLeast = monthlyContribution === 0 || capital.total <= capitalNeeded + slack
      expect([isEnough, isLeast]).toEqual([true, true])
    }),
  )
})

test('more savings never ask for a larger contribution, more income never for a smaller one', () => {
  fc.assert(
    fc.property(anyone, fc.nat({ max: 100_000_00 }), (input, more) => {
      const [now, saved, dearer] = [
        input,
        { ...input, savings: input.savings + more },
        { ...input, desiredIncome: (input.desiredIncome ?? 0) + more },
      ].map((one) => {
        const answer = calculateRetirement(one)
        return answer.ok ? answer.complement.monthlyContribution : Number.NaN
      })
      return saved !== undefined && now !== undefined && dearer !== undefined && saved <= now && dearer >= now
    }),
  )
})
