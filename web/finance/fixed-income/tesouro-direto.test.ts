import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDaysFrom } from '../calendar/term.ts'
import { tesouroBonds } from '../tables/fixed-income/tesouro-direto.ts'
import {
  bondPayments,
  earnedCouponShare,
  incomeBondCustody,
  indexedBondPrice,
  ltnPrice,
  presentShare,
  projectVna,
  tesouroCustodyFee,
} from './tesouro-direto.ts'

const annualRate = fc.double({ min: 0.0001, max: 0.4, noNaN: true })
const businessDays = fc.integer({ min: 0, max: 10_000 })

test.each([
  { rate: 0.2733, businessDays: 134, price: 879_43, from: 'Tesouro Nacional, exemplo da LTN (rf-o-06)' },
  { rate: 0.25, businessDays: 252, price: 800_00, from: 'um ano exato: 1.000 ÷ 1,25' },
  { rate: 0.12, businessDays: 504, price: 797_19, from: '1.000 ÷ 1,2544 = 797,1938, truncado' },
  { rate: 0.135, businessDays: 0, price: 1000_00, from: 'no vencimento' },
])('LTN at $rate, $businessDays days → $price ($from)', ({ rate, businessDays: days, price }) => {
  expect(ltnPrice(rate, days)).toBe(price)
})

test('Tesouro IPCA+ 2015 of the Tesouro Nacional example (rf-o-07): 1.776,77', () => {
  const vna = projectVna({
    lastVna: 2097.583332,
    projectedIpca: 0.0053,
    daysSince15th: 19,
    daysInPeriod: 31,
  })
  expect(vna).toBe(2104.390122)
  expect(indexedBondPrice(vna, 0.0517, 846)).toEqual({ quotation: 84.4317, price: 1776_77 })
})

test('Tesouro Selic with ágio (rf-o-08), and above its VNA with deságio', () => {
  expect(indexedBondPrice(18_500.123456, 0.0005, 700)).toEqual({ quotation: 99.8612, price: 18_474_44 })
  expect(indexedBondPrice(18_500.123456, -0.0005, 700).quotation).toBeGreaterThan(100)
})

test('on the 15th the VNA is the last one, cut to 6 decimals', () => {
  const period = { lastVna: 2097.5833329, projectedIpca: 0.0053, daysInPeriod: 31 }
  expect(projectVna({ ...period, daysSince15th: 0 })).toBe(2097.583332)
  expect(projectVna({ ...period, daysSince15th: 31 })).toBe(2108.700524)
})

test('a higher rate or a longer term never raises the price', () => {
  fc.assert(
    fc.property(annualRate, annualRate, businessDays, businessDays, (one, other, days, more) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)]
      const cheaper = ltnPrice(high, days) <= ltnPrice(low, days)
      const { price } = indexedBondPrice(2104.390122, low, days)
      return (
        cheaper &&
        ltnPrice(low, days + more) <= ltnPrice(low, days) &&
        indexedBondPrice(2104.390122, high, days + more).price <= price
      )
    }),
  )
})

test('refuses the impossible', () => {
  expect(() => ltnPrice(-1, 252)).toThrow(RangeError)
  expect(() => ltnPrice(0.1, 1.5)).toThrow(RangeError)
  expect(() => indexedBondPrice(0, 0.05, 252)).toThrow(RangeError)
  const period = { lastVna: 2000, projectedIpca: 0.005 }
  expect(() => projectVna({ ...period, daysSince15th: 0, daysInPeriod: 0 })).toThrow(RangeError)
  expect(() => projectVna({ ...period, daysSince15th: 32, daysInPeriod: 31 })).toThrow(RangeError)
})

const [rules] = tesouroBonds
const payments = (bond: Parameters<typeof bondPayments>[0], maturity: `${number}-${number}-${number}`) =>
  rules ? bondPayments(bond, maturity, '2026-11-23', rules) : []

test('coupons fall each six months back from the maturity, the last one with the face value', () => {
  expect(payments('prefixado-juros', '2028-01-01').map(({ day, share }) => [day, share])).toEqual([
    // 01/01/2027 is a holiday, a Friday; 01/01/2028 a Saturday.
    ['2027-01-04', 0.04880885],
    ['2027-07-01', 0.04880885],
    ['2028-01-03', 0.04880885],
    ['2028-01-03', 1],
  ])
})

test('RendA+ pays 240 months, Educa+ 60, each an equal share', () => {
  const renda = payments('renda-mais', '2050-01-15')
  expect([renda.length, renda.at(-1)?.day]).toEqual([240, '2069-12-16'])
  expect(renda.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(payments('educa-mais', '2035-01-15')).toHaveLength(60)
})

test('a bond at the rate of its coupon is worth its face value on a coupon day', () => {
  const bond = payments('prefixado-juros', '2036-11-23')
  // A semester has about 126 business days.
  expect(presentShare(bond, 0.1, '2026-11-23', businessDaysFrom('2026-11-23'))).toBeCloseTo(1, 2)
})

test('half of a semester has earned half of its coupon', () => {
  expect(earnedCouponShare('2028-01-01', '2027-07-01')).toBe(0)
  expect(earnedCouponShare('2028-01-01', '2027-10-01')).toBeCloseTo(0.5, 2)
})

const date = '2026-11-20'

test.each([
  { bond: 'selic', averageBalance: 25_000_00, days: 365, base: 15_000_00, fee: 30_00, from: 'rf-o-15' },
  { bond: 'selic', averageBalance: 10_000_00, days: 365, base: 0, fee: 0, from: 'no limite da isenção' },
  {
    bond: 'ipca',
    averageBalance: 25_000_00,
    days: 365,
    base: 25_000_00,
    fee: 50_00,
    from: '0,20 % de 25.000',
  },
  { bond: 'prefixado', averageBalance: 1000_00, days: 73, base: 1000_00, fee: 40, from: 'um quinto do ano' },
] as const)('$bond, $averageBalance for $days days → $fee ($from)', ({ base, fee, from: _, ...input }) => {
  expect(tesouroCustodyFee({ ...input, date })).toEqual({ ok: true, base, fee })
})

test('a longer term or a larger balance never pays less', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 })
  const days = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(cents, cents, days, days, (averageBalance, rise, term, more) => {
      const lower = tesouroCustodyFee({ bond: 'selic', averageBalance, days: term, date })
      const higher = tesouroCustodyFee({
        bond: 'selic',
        averageBalance: averageBalance + rise,
        days: term + more,
        date,
      })
      return lower.ok && higher.ok && lower.fee <= higher.fee
    }),
  )
})

test('has no answer before the table, and refuses the impossible', () => {
  const input = { bond: 'ipca', averageBalance: 1000_00, days: 365, date } as const
  expect(tesouroCustodyFee({ ...input, date: '2024-12-30' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => tesouroCustodyFee({ ...input, days: 0.5 })).toThrow(RangeError)
  expect(() => tesouroCustodyFee({ ...input, averageBalance: -1 })).toThrow(RangeError)
})

test('trap: custódia 0,30 %. A year of R$ 10.000 in IPCA+ pays R$ 20, not R$ 30', () => {
  const fee = tesouroCustodyFee({ bond: 'ipca', averageBalance: 10_000_00, days: 365, date })
  expect(fee).toMatchObject({ ok: true, fee: 20_00 })
})

test.each([
  ['renda-mais', 9 * 365, 45_00, '0,50 % a.a. antes de 10 anos'],
  ['renda-mais', 10 * 365, 20_00, '0,20 % de 10 a 20 anos'],
  ['renda-mais', 20 * 365, 20_00, '0,10 % depois de 20 anos'],
  ['educa-mais', 7 * 365, 14_00, '0,20 % de 7 a 14 anos'],
] as const)('%s sold after %i days of R$ 1.000 pays %i (%s)', (bond, days, fee, _) => {
  const periods = [{ averageBalance: 1000_00, days }]
  expect(incomeBondCustody({ bond, periods, date })).toMatchObject({ ok: true, fee })
})

test('RendA+ held to the maturity: free up to 6 minimum wages, 0,10 % on the part above', () => {
  const periods = [{ averageBalance: 100_000_00, days: 365 }]
  const custody = (incomeInWages: number) =>
    incomeBondCustody({ bond: 'renda-mais', periods, date, incomeInWages })
  expect(custody(6)).toMatchObject({ fee: 0 })
  expect(custody(12)).toMatchObject({ fee: 50_00 })
  expect(incomeBondCustody({ bond: 'renda-mais', periods, date: '2024-12-30' })).toMatchObject({ ok: false })
})
