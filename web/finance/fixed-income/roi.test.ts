import fc from 'fast-check'
import { expect, test } from 'vitest'
import { netPresentValue } from '../interest/internal-rate.ts'
import { calculateDatedPayback, calculatePayback, calculateRoi, netCdi } from './roi.ts'

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

const cdi = { annualCdi: 0.1365, date: '2026-11-20' } as const

test.each([
  // By hand: 13,65 % less the tax of the term, in one year with no power to take.
  { months: 12, irRate: 0.175, net: 0.1365 * 0.825 },
  { months: 6, irRate: 0.2, net: (1 + (1.1365 ** 0.5 - 1) * 0.8) ** 2 - 1 },
  { months: 5, irRate: 0.225, net: (1 + (1.1365 ** (5 / 12) - 1) * 0.775) ** 2.4 - 1 },
  { months: 36, irRate: 0.15, net: (1 + (1.1365 ** 3 - 1) * 0.85) ** (1 / 3) - 1 },
])('$months months pay $irRate', ({ months, irRate, net }) => {
  const answer = netCdi({ ...cdi, months })
  expect(answer).toMatchObject({ ok: true, irRate, netAnnualRate: expect.closeTo(net, 12) })
})

test('no table before 2005, no term of zero, nothing on a CDI of zero', () => {
  expect(netCdi({ ...cdi, months: 12, date: '1990-01-01' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => netCdi({ ...cdi, months: 0 })).toThrow(RangeError)
  expect(netCdi({ ...cdi, months: 12, annualCdi: 0 })).toMatchObject({ netAnnualRate: 0, grossFactor: 1 })
})
