import { expect, test } from 'vitest'
import { businessDaysFrom } from '../calendar/term.ts'
import { tesouroBonds } from '../tables/fixed-income/tesouro-direto.ts'
import { bondPayments, earnedCouponShare, presentShare } from './tesouro-bonds.ts'

const [rules] = tesouroBonds
const payments = (bond: Parameters<typeof bondPayments>[0], maturity: `${number}-${number}-${number}`) =>
  rules ? bondPayments(bond, maturity, '2026-11-23', rules) : []

test('coupons fall each six months back from the maturity, the last one with the face value', () => {
  expect(payments('prefixado-juros', '2028-01-01').map(({ day, share }) => [day, share])).toEqual([
    ['2027-01-01', 0.04880885],
    ['2027-07-01', 0.04880885],
    ['2028-01-01', 0.04880885],
    ['2028-01-01', 1],
  ])
})

test('RendA+ pays 240 months, Educa+ 60, each an equal share', () => {
  const renda = payments('renda-mais', '2050-01-15')
  expect([renda.length, renda.at(-1)?.day]).toEqual([240, '2069-12-15'])
  expect(renda.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(payments('educa-mais', '2035-01-15')).toHaveLength(60)
})

test('a bond at the rate of its coupon is worth its face value on a coupon day', () => {
  const bond = payments('prefixado-juros', '2036-11-23')
  // Beyond the calendar a semester is 126 business days but for rounding.
  expect(presentShare(bond, 0.1, '2026-11-23', businessDaysFrom('2026-11-23'))).toBeCloseTo(1, 2)
})

test('half of a semester has earned half of its coupon', () => {
  expect(earnedCouponShare('2028-01-01', '2027-07-01')).toBe(0)
  expect(earnedCouponShare('2028-01-01', '2027-10-01')).toBeCloseTo(0.5, 2)
})
