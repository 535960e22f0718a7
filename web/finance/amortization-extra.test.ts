import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateSchedule } from './amortization.ts'
import { calculateExtra, scheduleWithExtras } from './amortization-extra.ts'
import { monthlyRateFrom } from './interest.ts'

const loan = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }
const april = { loan, paid: 24, extra: 30_000_00 }

test('Price: R$ 30.000 after instalment 24 (facts/07 fin-o-05)', () => {
  expect(calculateExtra({ system: 'price', ...april })).toEqual({
    ok: true,
    balanceBefore: 296_170_07,
    balanceAfter: 266_170_07,
    keepingTerm: { months: 336, amortization: 158_15, instalment: 2280_62 },
    keepingInstalment: { months: 228, monthsSaved: 108 },
  })
})

test('SAC: R$ 30.000 after instalment 24 (facts/07 fin-o-06)', () => {
  expect(calculateExtra({ system: 'sac', ...april })).toEqual({
    ok: true,
    balanceBefore: 280_000_00,
    balanceAfter: 250_000_00,
    keepingTerm: { months: 336, amortization: 744_05, instalment: 2737_58 },
    // 250.000,00 ÷ 833,33… is exactly 300, though not in binary arithmetic.
    keepingInstalment: { months: 300, monthsSaved: 36 },
  })
})

test('the whole balance ends the loan, and a centavo more is refused', () => {
  const all = { system: 'price', loan, paid: 24 } as const
  expect(calculateExtra({ ...all, extra: 296_170_07 })).toMatchObject({
    ok: true,
    balanceAfter: 0,
    keepingInstalment: { months: 0, monthsSaved: 336 },
  })
  expect(calculateExtra({ ...all, extra: 296_170_08 })).toEqual({ ok: false, reason: 'exceeds-balance' })
})

test.each([-1, 0.5, 360])('%d is not a number of instalments paid', (paid) => {
  expect(() => calculateExtra({ system: 'sac', loan, paid, extra: 1_00 })).toThrow(RangeError)
})

test('R$ 500 a month on 400.000 at 11,19 %: 211 months and 485.498,59 of interest (spec/pages.md §13)', () => {
  const big = { principal: 400_000_00, monthlyRate: monthlyRateFrom(0.1119), months: 360 }
  const { rows, totalInterest } = scheduleWithExtras('price', big, () => 500_00, 'instalment')
  expect(rows.length).toBe(211)
  expect(totalInterest).toBe(485_498_59)
})

test('one extra payment in the schedule is the closed form', () => {
  const once = (month: number) => (month === 24 ? 30_000_00 : 0)
  expect(scheduleWithExtras('price', loan, once, 'instalment').rows.length).toBe(24 + 228)
  expect(scheduleWithExtras('sac', loan, once, 'instalment').rows.length).toBe(24 + 300)
  const lowered = scheduleWithExtras('price', loan, once, 'term').rows
  expect(lowered.length).toBe(360)
  expect(lowered[24]?.instalment).toBe(2280_62)
  expect(scheduleWithExtras('sac', loan, once, 'term').rows[24]?.instalment).toBe(2737_58)
})

const inputs = {
  system: fc.constantFrom('price' as const, 'sac' as const),
  keep: fc.constantFrom('instalment' as const, 'term' as const),
  loan: fc.record({
    principal: fc.integer({ min: 1000_00, max: 50_000_000_00 }),
    monthlyRate: fc.double({ min: 0, max: 0.2, noNaN: true }),
    months: fc.integer({ min: 1, max: 420 }),
  }),
  extra: fc.integer({ min: 0, max: 100_000_00 }),
}

test('with extras every row still adds up, the end is zero, and the interest is not more than without', () => {
  fc.assert(
    fc.property(inputs.system, inputs.keep, inputs.loan, inputs.extra, (system, keep, someLoan, extra) => {
      const { rows, totalInterest, totalPaid } = scheduleWithExtras(system, someLoan, () => extra, keep)
      let owed = someLoan.principal
      let paid = 0
      for (const row of rows) {
        owed -= row.amortization + row.extra
        paid += row.instalment + row.extra
        if (row.balance !== owed) throw new Error('the balance does not follow')
        if (row.instalment !== row.interest + row.amortization) throw new Error('a row does not add up')
        if (Math.min(row.interest, row.amortization, row.extra) < 0) throw new Error('negative')
      }
      expect(owed).toBe(0)
      expect(paid).toBe(totalPaid)
      // The same centavo may fall on either side.
      expect(totalInterest).toBeLessThanOrEqual(calculateSchedule(system, someLoan).totalInterest + 1)
    }),
    { numRuns: 1000 },
  )
})
