import fc from 'fast-check'
import { test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateTesouro } from './calculate.ts'
import type { TesouroInput } from './calculate-position.ts'

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Maturities of up to two years: a property over decades of coupons would not be cheap. */
const anyBond: fc.Arbitrary<TesouroInput> = fc
  .record({
    bond: fc.constantFrom(
      'selic' as const,
      'prefixado' as const,
      'ipca' as const,
      'prefixado-juros' as const,
      'ipca-juros' as const,
    ),
    amount: fc.integer({ min: 30_00, max: 10_000_000_00 }),
    annualRate: rate(-0.05, 0.25),
    indexRate: rate(0, 0.3),
    days: fc.integer({ min: 1, max: 800 }),
    soldAfter: fc.option(fc.integer({ min: 1, max: 800 }), { nil: undefined }),
    saleRate: rate(-0.05, 0.25),
  })
  .map(({ days, soldAfter, saleRate, ...any }) => ({
    ...any,
    indexRate: any.bond.startsWith('prefixado') ? 0 : any.indexRate,
    monthlyContribution: 0,
    otherBalance: 0,
    date: '2026-11-23',
    maturity: addDays('2026-11-23', days),
    ...(soldAfter !== undefined &&
      soldAfter <= days && { sale: { day: addDays('2026-11-23', soldAfter), annualRate: saleRate } }),
  }))

test('lines and payments add up, everything is finite, and the net is never above the gross', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      const answer = calculateTesouro(any)
      if (!answer.ok) return false
      const { lines, total, payments, gross, net, iof, ir, custody } = answer
      return (
        lines.reduce((sum, { amount }) => sum + amount, 0) === total &&
        payments.reduce((sum, payment) => sum + payment.gross, 0) === gross &&
        net === gross - iof - ir - custody &&
        total === net &&
        net <= gross &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('held to the maturity at a rate of zero or more, a bond never pays less than it cost', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      const answer = calculateTesouro({ ...any, annualRate: Math.abs(any.annualRate), sale: undefined })
      // A centavo for each payment that was rounded.
      return answer.ok && answer.gross >= answer.invested - answer.payments.length
    }),
  )
})

test('a higher rate on the day of the sale never gives more', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      if (!any.sale) return
      const answer = calculateTesouro(any)
      if (!answer.ok) return false
      const gross = answer.scenarios.map((scenario) => scenario.gross)
      return gross.every((amount, at) => at === 0 || amount <= (gross[at - 1] ?? 0))
    }),
  )
})
