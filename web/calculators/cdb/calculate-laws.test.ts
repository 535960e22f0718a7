import fc from 'fast-check'
import { test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/test-numbers.ts'
import { type CdbInput, calculateCdb } from './calculate.ts'

const rate = (max: number) => fc.double({ min: 0, max, noNaN: true })
const indexes = { annualCdi: 0.1365, annualIpca: 0.0458 }
const others = { isLiquid: true, otherDeposits: 0, selicTarget: 0.1375, monthlyTr: 0.001668 }
const anyCdb: fc.Arbitrary<CdbInput> = fc
  .record({
    amount: fc.integer({ min: 100, max: 10_000_000_00 }),
    paper: fc.oneof(
      rate(3).map((share) => ({ kind: 'cdi-share' as const, share, ...indexes })),
      rate(0.3).map((spread) => ({ kind: 'cdi-plus' as const, spread, ...indexes })),
      rate(1).map((annualRate) => ({ kind: 'fixed' as const, annualRate })),
      rate(0.3).map((realRate) => ({ kind: 'ipca-plus' as const, realRate, ...indexes })),
    ),
    days: fc.integer({ min: 1, max: 1500 }),
  })
  .map(({ days, ...any }) => ({
    ...any,
    monthlyContribution: 0,
    annualCdi: 0.1365,
    date: '2026-11-23',
    maturity: addDays('2026-11-23', days),
    ...others,
  }))

test('adds up, is finite, and never leaves more than the gross nor less than what was applied', () => {
  fc.assert(
    fc.property(anyCdb, (any) => {
      const answer = calculateCdb(any)
      if (!answer.ok) return false
      const { lines, total, gross, iof, ir, net, fgc } = answer
      const sum = lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === total &&
        total === net &&
        net === gross - iof - ir &&
        any.amount <= net &&
        fgc.covered + fgc.excess === gross
      )
    }),
  )
})

test('a higher rate never leaves less, nor does a larger amount', () => {
  fc.assert(
    fc.property(
      anyCdb,
      fc.integer({ min: 0, max: 1_000_000_00 }),
      rate(0.5),
      fc.boolean(),
      (any, more, annualRate, isRate) => {
        const paper = { kind: 'fixed', annualRate } as const
        const base = calculateCdb({ ...any, paper })
        const better = isRate
          ? { paper: { ...paper, annualRate: annualRate * 1.1 } }
          : { amount: any.amount + more }
        const larger = calculateCdb({ ...any, paper, ...better })
        return base.ok && larger.ok && base.net <= larger.net
      },
    ),
  )
})

test('contributions: every application comes back with its yield', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 1, max: 400 }), (monthly, days) => {
      const answer = calculateCdb({
        amount: 1000_00,
        monthlyContribution: monthly,
        paper: { kind: 'fixed', annualRate: 0.13 },
        annualCdi: 0.1365,
        date: '2026-11-23',
        maturity: addDays('2026-11-23', days),
        ...others,
      })
      return answer.ok && answer.invested <= answer.net && answer.net <= answer.gross
    }),
  )
})
