import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netPresentValue } from '../interest/internal-rate.ts'
import { calculateDatedPayback, calculatePayback, calculateRoi } from './roi.ts'

test('10.000 that become 18.500 in 4 years: 85 %, 16,6253 % a year (facts/09 pl-o-07)', () => {
  expect(calculateRoi({ invested: 10_000_00, final: 18_500_00, years: 4 })).toEqual({
    roi: expect.closeTo(0.85, 12),
    annualRate: expect.closeTo(0.166253, 6),
  })
})

test('a total loss is −100 %, in all and per year', () => {
  expect(calculateRoi({ invested: 1_00, final: 0, years: 2 })).toEqual({ roi: -1, annualRate: -1 })
})

test.each([
  { invested: 0, final: 1_00, years: 1 },
  { invested: 1_00, final: -1, years: 1 },
  { invested: 1_00, final: 1_00, years: 0 },
])('%o is not an investment', (input) => {
  expect(() => calculateRoi(input)).toThrow(RangeError)
})

test.each([
  { flows: [-100_00, 50_00, 50_00], rate: 0, periods: 2, from: 'exato' },
  { flows: [-100_00, 60_00, 60_00], rate: 0, periods: 1 + 40 / 60, from: 'dentro do segundo período' },
  { flows: [-100_00, 110_00], rate: 0.1, periods: 1, from: 'descontado a 10 %' },
  {
    flows: [-100_00, 200_00, -150_00, 60_00],
    rate: 0,
    periods: 2 + 50 / 60,
    from: 'volta a dever e paga de novo',
  },
  { flows: [100_00, 1], rate: 0, periods: 0, from: 'nunca deveu' },
])('payback: $periods ($from)', ({ flows, rate, periods }) => {
  expect(calculatePayback(flows, rate)).toEqual({ ok: true, periods: expect.closeTo(periods, 9) })
})

test('what does not come back has no payback', () => {
  expect(calculatePayback([-100_00, 99_00], 0)).toEqual({ ok: false, reason: 'not-paid-back' })
  expect(calculatePayback([-100_00, 100_00], 0.01)).toEqual({ ok: false, reason: 'not-paid-back' })
  expect(calculatePayback([], 0)).toEqual({ ok: false, reason: 'not-paid-back' })
})

test('it is paid back exactly when the present value of everything is not negative', () => {
  const flows = fc.array(fc.integer({ min: -1000_00, max: 1000_00 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(flows, fc.double({ min: 0, max: 1, noNaN: true }), (amounts, rate) => {
      const value = netPresentValue(rate, amounts)
      fc.pre(Math.abs(value) > 1e-6)
      expect(calculatePayback(amounts, rate).ok).toBe(value > 0)
    }),
  )
})

test.each([
  { amounts: [-100_00, 60_00, 60_00], rate: 0, days: 730, from: 'no segundo ano' },
  { amounts: [-100_00, 110_00, 0], rate: 0.1, days: 365, from: 'descontado a 10 %, exato' },
  { amounts: [-100_00, 200_00, -150_00], rate: 0, days: undefined, from: 'volta a dever' },
  { amounts: [100_00, -50_00, 0], rate: 0, days: 0, from: 'nunca deveu' },
])('dated payback: $days ($from)', ({ amounts, rate, days }) => {
  const dates = ['2025-11-20', '2026-11-20', '2027-11-20'] as const
  const flows = dates.map((date, index) => ({ date, amount: amounts[index] ?? 0 }))
  const expected = days === undefined ? { ok: false, reason: 'not-paid-back' } : { ok: true, days }
  expect(calculateDatedPayback(flows.toReversed(), rate)).toEqual(expected)
})
