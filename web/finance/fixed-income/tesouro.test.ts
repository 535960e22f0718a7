import fc from 'fast-check'
import { expect, test } from 'vitest'
import { indexedBondPrice, ltnPrice, projectVna } from './tesouro.ts'

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
