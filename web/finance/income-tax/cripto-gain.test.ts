import { expect, test } from 'vitest'
import { calculateCryptoMonth } from './cripto-gain.ts'

const date = '2026-11-20'

test.each([
  [35_000_00, 9000_00, { isExempt: true, tax: 0 }, 'gc-o-11'],
  [35_000_01, 9000_00, { isExempt: false, tax: 1350_00 }, 'gc-o-12'],
  [35_000_01, -9000_00, { isExempt: false, tax: 0 }, 'prejuízo'],
  [9_000_000_00, 7_000_000_00, { isExempt: false, tax: 1_100_000_00 }, 'faixas do ganho de capital, gc-o-06'],
])('sales of %i, gain of %i: %o (%s)', (monthSales, gain, expected) => {
  expect(calculateCryptoMonth({ monthSales, gain, date })).toMatchObject({ ok: true, ...expected })
})

test('no table before 08/2019', () => {
  const month = { monthSales: 1, gain: 1 }
  expect(calculateCryptoMonth({ ...month, date: '2019-08-01' })).toMatchObject({ ok: true })
  expect(calculateCryptoMonth({ ...month, date: '2019-07-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test.each([-0.5, Number.NaN])('refuses %s', (wrong) => {
  expect(() => calculateCryptoMonth({ monthSales: wrong, gain: 1, date })).toThrow(RangeError)
  expect(() => calculateCryptoMonth({ monthSales: 1, gain: wrong, date })).toThrow(RangeError)
})
