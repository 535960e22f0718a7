import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateIndependence, withdrawalDuration } from './financial-independence.ts'

const plan = {
  monthlyExpense: 6000_00,
  withdrawalRate: 0.04,
  wealth: 150_000_00,
  contribution: 3000_00,
  realReturn: 0.05,
}

test('R$ 6.000 a month at 4 %: 1.800.000, in 259 months (facts/09 pl-o-05)', () => {
  expect(calculateIndependence(plan)).toEqual({ target: 1_800_000_00, time: { ok: true, months: 259 } })
})

test.each([
  { withdrawalRate: 0.03, target: 2_000_000_00 },
  { withdrawalRate: 0.035, target: 1_714_285_71 },
  { withdrawalRate: 0.04, target: 1_500_000_00 },
])('R$ 60.000 a year at $withdrawalRate: $target (spec/pages.md §20)', ({ withdrawalRate, target }) => {
  expect(calculateIndependence({ ...plan, monthlyExpense: 5000_00, withdrawalRate }).target).toBe(target)
})

test('who has enough waits no month, and who never will is told so', () => {
  expect(calculateIndependence({ ...plan, wealth: 1_800_000_00 }).time).toEqual({ ok: true, months: 0 })
  expect(calculateIndependence({ ...plan, wealth: 0, contribution: 0 }).time).toEqual({
    ok: false,
    reason: 'unreachable',
  })
})

test('800.000 bear 218 withdrawals of 5.000 at 0,3 % a month (facts/09 pl-o-06)', () => {
  expect(withdrawalDuration(800_000_00, 5000_00, 0.003)).toEqual({ isPerpetual: false, months: 218 })
})

test('a withdrawal of the interest alone is perpetual; one of a centavo more is not', () => {
  expect(withdrawalDuration(1_000_000_00, 5000_00, 0.005)).toEqual({ isPerpetual: true })
  expect(withdrawalDuration(1_000_000_00, 5000_01, 0.005)).toMatchObject({ isPerpetual: false })
})

test.each([
  { rate: 0, months: 10, from: 'divisão' },
  { rate: -0.01, months: 9, from: '1000 menos 1 % ao mês' },
])('1.000 in withdrawals of 100 at $rate: $months ($from)', ({ rate, months }) => {
  expect(withdrawalDuration(1000_00, 100_00, rate)).toEqual({ isPerpetual: false, months })
})

test('without a withdrawal or a rate there is no question', () => {
  expect(() => withdrawalDuration(1000_00, 0, 0.01)).toThrow(RangeError)
  expect(() => calculateIndependence({ ...plan, withdrawalRate: 0 })).toThrow(RangeError)
})

test('the withdrawals counted leave less than one more', () => {
  const amount = fc.integer({ min: 1_00, max: 1_000_000_00 })
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.oneof(
        fc.constant(0),
        fc.integer({ min: -2000, max: 2000 }).map((n) => n / 100_000),
      ),
      (wealth, withdrawal, rate) => {
        const duration = withdrawalDuration(wealth, withdrawal, rate)
        if (duration.isPerpetual || duration.months > 2000) return
        let balance = wealth
        for (let month = 0; month < duration.months; month++) balance = balance * (1 + rate) - withdrawal
        const noise = 1e-6 * (wealth + withdrawal)
        expect(balance).toBeGreaterThanOrEqual(-noise)
        expect(balance * (1 + rate)).toBeLessThan(withdrawal + noise)
      },
    ),
  )
})
