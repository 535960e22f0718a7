import fc from 'fast-check'
import { test } from 'vitest'
import { businessDayFrom } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateLciLca, type LciLcaInput } from './calculate.ts'

const anyLci: fc.Arbitrary<LciLcaInput> = fc
  .record({
    paperKind: fc.constantFrom('lci' as const, 'lca' as const),
    amount: fc.integer({ min: 100, max: 10_000_000_00 }),
    share: fc.double({ min: 0, max: 3, noNaN: true }),
    days: fc.integer({ min: 1, max: 1500 }),
  })
  .map(({ share, days, ...any }) => ({
    ...any,
    monthlyContribution: 0,
    paper: { kind: 'cdi-share', share, annualCdi: 0.1365 },
    annualCdi: 0.1365,
    cdbShare: share,
    date: '2026-11-23',
    maturity: addDays('2026-11-23', days),
    isMonthlyCorrected: true,
    otherDeposits: 0,
    selicTarget: 0.1375,
    monthlyTr: 0.001668,
  }))

test('is refused below the minimum; otherwise adds up, without tax, and never leaves less than a CDB of the same rate', () => {
  fc.assert(
    fc.property(anyLci, (any) => {
      const answer = calculateLciLca(any)
      const paidOn = businessDayFrom(any.maturity)
      if (!answer.ok) return answer.reason === 'below-minimum-term' && paidOn < answer.earliest
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        answer.paidOn === paidOn &&
        paidOn >= answer.minimumTerm.earliest &&
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        answer.net === answer.gross &&
        answer.cdb !== undefined &&
        answer.cdb.difference >= 0
      )
    }),
  )
})

test('the CDB that equals it always pays more than the paper, and less than the linear rule says', () => {
  fc.assert(
    fc.property(anyLci, (any) => {
      const answer = calculateLciLca(any)
      if (!answer.ok) return
      return answer.breakEven.every(({ annualRate, share = 0, linearShare = 0 }) => {
        return annualRate >= answer.annualRate - 1e-12 && share <= linearShare + 1e-9
      })
    }),
  )
})
