import fc from 'fast-check'
import { expect, test } from 'vitest'
import { poupancaMonth } from './poupanca.ts'

const date = '2026-11-20'

test.each([
  {
    from: 'tx-o-09: Selic 13,75 %, TR de 22/09 a 22/10/2026 (BCB SGS 226)',
    input: { selicTarget: 0.1375, tr: 0.001668 },
    result: { additionalRate: 0.005, monthlyRate: 0.00667634, credit: 6_68 },
  },
  {
    from: 'tx-o-10: Circular BCB 3.595/2012, 0,4828 % ao mês com a Selic em 8,5 %',
    input: { selicTarget: 0.085, tr: 0 },
    result: { additionalRate: 0.00482804, monthlyRate: 0.00482804, credit: 4_83 },
  },
  {
    from: 'logo acima de 8,5 %',
    input: { selicTarget: 0.0875, tr: 0 },
    result: { additionalRate: 0.005, monthlyRate: 0.005, credit: 5_00 },
  },
])('$from', ({ input, result }) => {
  const month = poupancaMonth({ balance: 1000_00, date, ...input })
  expect(month).toMatchObject({ ok: true, credit: result.credit })
  const { additionalRate, monthlyRate } = month as Extract<typeof month, { ok: true }>
  expect(additionalRate).toBeCloseTo(result.additionalRate, 8)
  expect(monthlyRate).toBeCloseTo(result.monthlyRate, 8)
})

test('never pays more than TR + 0,5 %, nor less for a higher Selic', () => {
  const rate = fc.double({ min: 0, max: 0.4, noNaN: true })
  fc.assert(
    fc.property(rate, rate, fc.double({ min: 0, max: 0.01, noNaN: true }), (one, other, tr) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((selicTarget) => {
        const month = poupancaMonth({ balance: 1_000_000_00, selicTarget, tr, date })
        return month.ok ? month : undefined
      })
      if (!(low && high)) return false
      return low.credit <= high.credit && high.monthlyRate <= (1 + tr) * 1.005 - 1 + 1e-12
    }),
  )
})

test('the rule of deposits before 04/05/2012 is not here', () => {
  const input = { balance: 1000_00, selicTarget: 0.09, tr: 0 }
  expect(poupancaMonth({ ...input, date: '2012-05-03' })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(() => poupancaMonth({ ...input, balance: 0.5, date })).toThrow(RangeError)
  expect(() => poupancaMonth({ ...input, tr: Number.NaN, date })).toThrow(RangeError)
})
