import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareExchange, totalExchangeValue } from './vet.ts'

const today = '2026-11-20'

test('US$ 1.000 at 5,45 with 3,5 % (facts/08 imp-o-09)', () => {
  const result = totalExchangeValue({ amount: 1000_00, rate: 5.45, iofRate: 0.035, fee: 0 })
  expect(result).toMatchObject({ converted: 5450_00, iof: 190_75, total: 5640_75 })
  expect(result.vet).toBeCloseTo(5.64075, 10)
})

test('the fee counts, without IOF on it', () => {
  expect(totalExchangeValue({ amount: 100_00, rate: 5, iofRate: 0.035, fee: 10_00 })).toMatchObject({
    iof: 17_50,
    total: 527_50,
    vet: 5.275,
  })
})

const travel = [
  { label: 'cartao de credito', operation: 'card', spread: 0.05, fee: 0 },
  { label: 'conta global', operation: 'own-account', spread: 0.01, fee: 0 },
  { label: 'especie', operation: 'cash', spread: 0.06, fee: 0 },
] as const

test('US$ 2.000 in three ways (facts/09 pl-o-11)', () => {
  const result = compareExchange({ amount: 2000_00, commercialRate: 5.3, date: today, options: travel })
  expect(result).toMatchObject({
    ok: true,
    options: [{ total: 11_519_55 }, { total: 11_080_71 }, { total: 11_629_26 }],
    cheapest: 'conta global',
  })
})

test('in the days without the decree the cash and the account had the advantage of 1,1 %', () => {
  const result = compareExchange({
    amount: 2000_00,
    commercialRate: 5.3,
    date: '2025-07-10',
    options: travel,
  })
  expect(result).toMatchObject({ options: [{ iofRate: 0.0338 }, { iofRate: 0.011 }, { iofRate: 0.011 }] })
})

test('golden case of spec/pages.md §1: US$ 100 at the PTAX 5,2238', () => {
  const options = [
    { label: 'cartão', operation: 'card', spread: 0.04, fee: 0 },
    { label: 'espécie', operation: 'cash', spread: 0.055, fee: 0 },
    { label: 'conta', operation: 'own-account', spread: 0.02, fee: 0 },
    { label: 'investimento', operation: 'investment', spread: 0.015, fee: 0 },
  ] as const
  const result = compareExchange({ amount: 100_00, commercialRate: 5.2238, date: today, options })
  expect(result).toMatchObject({
    options: [
      { converted: 543_28, iof: 19_01, total: 562_29 },
      { total: 570_40 },
      { total: 551_48 },
      { total: 536_05 },
    ],
    cheapest: 'investimento',
  })
})

test('of two equal totals the first is the cheapest', () => {
  const option = { operation: 'cash', spread: 0.01, fee: 0 } as const
  const options = [
    { label: 'a', ...option },
    { label: 'b', ...option },
  ]
  expect(compareExchange({ amount: 1_00, commercialRate: 5, date: today, options })).toMatchObject({
    cheapest: 'a',
  })
})

test('a way without a rate on that day refuses the comparison', () => {
  expect(compareExchange({ amount: 1_00, commercialRate: 5, date: '2018-03-02', options: travel })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('nothing to exchange or to compare is nobody’s', () => {
  expect(() => totalExchangeValue({ amount: 0, rate: 5, iofRate: 0, fee: 0 })).toThrow(RangeError)
  expect(() => totalExchangeValue({ amount: 1, rate: Number.NaN, iofRate: 0, fee: 0 })).toThrow(RangeError)
  expect(() => compareExchange({ amount: 1_00, commercialRate: 5, date: today, options: [] })).toThrow(
    RangeError,
  )
})

test('the effective rate is never under the rate charged but for the rounding of a centavo, and parts add up', () => {
  const rate = fc.double({ min: 0.001, max: 100, noNaN: true })
  const iofRate = fc.double({ min: 0, max: 0.1, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_00 }),
      rate,
      iofRate,
      fc.nat(5000_00),
      (amount, r, iof, fee) => {
        const result = totalExchangeValue({ amount, rate: r, iofRate: iof, fee })
        return (
          result.converted + result.iof + result.fee === result.total &&
          Number.isFinite(result.vet) &&
          result.vet >= r - 0.51 / amount
        )
      },
    ),
  )
})
