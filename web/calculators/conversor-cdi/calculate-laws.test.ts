import fc from 'fast-check'
import { test } from 'vitest'
import { termOfDays } from '#web/finance/calendar/term.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { type CdiConversionInput, calculateCdiConversion } from './calculate.ts'

const indexes = { annualCdi: 0.1365, annualIpca: 0.0422 }
const anyQuestion: fc.Arbitrary<CdiConversionInput> = fc.record({
  amount: fc.integer({ min: 100, max: 100_000_000_00 }),
  paper: fc.oneof(
    fc
      .double({ min: 0, max: 3, noNaN: true })
      .map((share) => ({ kind: 'cdi-share' as const, share, ...indexes })),
    fc.double({ min: 0, max: 1, noNaN: true }).map((annualRate) => ({ kind: 'fixed' as const, annualRate })),
    fc
      .double({ min: 0, max: 0.3, noNaN: true })
      .map((realRate) => ({ kind: 'ipca-plus' as const, realRate, ...indexes })),
  ),
  exempt: fc.boolean(),
  indexes: fc.constant(indexes),
  term: fc.integer({ min: 1, max: 18_250 }).map(termOfDays),
  date: fc.constant('2027-11-23' as const),
})

test('adds up, is finite, and the net is never above the gross', () => {
  fc.assert(
    fc.property(anyQuestion, (any) => {
      const answer = calculateCdiConversion(any)
      if (!answer.ok) return answer.reason === 'too-large'
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        answer.netAnnualRate <= answer.annualRate + 1e-12 &&
        any.amount <= answer.total
      )
    }),
  )
})

test('a taxed paper at its own exempt equivalent, and back, is itself', () => {
  fc.assert(
    fc.property(anyQuestion, (any) => {
      const answer = calculateCdiConversion({ ...any, exempt: false })
      if (!answer.ok) return answer.reason === 'too-large'
      const paper = { kind: 'fixed', annualRate: answer.exempt.fixed } as const
      const back = calculateCdiConversion({ ...any, paper, exempt: true })
      if (!back.ok) return back.reason === 'too-large'
      return Math.abs(back.taxed.fixed - answer.annualRate) <= 1e-7 * (1 + answer.annualRate)
    }),
  )
})
