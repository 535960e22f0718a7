import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calculateCapitalGain,
  calculateCryptoMonth,
  capitalGainsSlices,
  capitalGainsTax,
} from './ganho-capital.ts'

const date = '2026-11-20'
const refusal = { ok: false, reason: 'no-table-in-force' }

test.each([
  [0, 0, 'sem ganho'],
  [200_000_00, 30_000_00, 'spec/pages.md §15: 300 → 500 mil'],
  [5_000_000_00, 750_000_00, 'fim da 1ª faixa'],
  [5_000_000_01, 750_000_00, 'um centavo: 17,5 % de 0,01 não chega a meio centavo'],
  [7_000_000_00, 1_100_000_00, 'gc-o-06'],
  [10_000_000_00, 1_625_000_00, 'fim da 2ª: 750.000 + 875.000'],
  [30_000_000_00, 5_625_000_00, 'fim da 3ª: + 4.000.000'],
  [40_000_000_00, 7_875_000_00, '4ª: + 2.250.000'],
])('%i → %i (%s)', (gain, tax) => {
  expect(capitalGainsTax(gain, date)).toMatchObject({ ok: true, tax })
})

test('one rate only before 2017, and no table before 1995', () => {
  expect(capitalGainsTax(7_000_000_00, '2017-01-01')).toMatchObject({ tax: 1_100_000_00 })
  expect(capitalGainsTax(7_000_000_00, '2016-12-31')).toMatchObject({ tax: 1_050_000_00 })
  expect(capitalGainsTax(1, '1994-12-31')).toEqual(refusal)
  expect(calculateCapitalGain({ cost: 0, sale: 1, date: '1994-12-31' })).toEqual(refusal)
})

test.each([
  {
    input: { cost: 30_000_00, sale: 50_000_00, saleExpenses: 2_000_00 },
    expected: { gain: 18_000_00, loss: 0, tax: 2700_00, exemption: 'none' },
    from: 'a corretagem da venda diminui o ganho',
  },
  {
    input: { cost: 50_000_00, sale: 30_000_00, saleExpenses: 1_000_00 },
    expected: { gain: 0, loss: 21_000_00, tax: 0, exemption: 'none' },
    from: 'prejuízo',
  },
  {
    input: { cost: 1_00, sale: 35_000_00, smallSale: { kind: 'goods', monthSales: 35_000_00 } },
    expected: { gain: 34_999_00, tax: 0, exemption: 'small-sale' },
    from: 'bens: no limite',
  },
  {
    input: { cost: 1_00, sale: 35_000_00, smallSale: { kind: 'goods', monthSales: 35_000_01 } },
    expected: { tax: 5249_85, exemption: 'none' },
    from: 'bens: um centavo acima, todo o ganho paga',
  },
  {
    input: {
      cost: 1_00,
      sale: 20_000_00,
      smallSale: { kind: 'over-the-counter-shares', monthSales: 20_000_01 },
    },
    expected: { tax: 2999_85, exemption: 'none' },
    from: 'ações de balcão',
  },
] as const)('$from', ({ input, expected }) => {
  expect(calculateCapitalGain({ ...input, date })).toMatchObject({ ok: true, ...expected })
})

test('there is no limit of small sales before 16/06/2005', () => {
  const smallSale = { kind: 'goods', monthSales: 10 } as const
  expect(calculateCapitalGain({ cost: 0, sale: 10, smallSale, date: '2005-06-16' })).toMatchObject({ tax: 0 })
  expect(calculateCapitalGain({ cost: 0, sale: 10, smallSale, date: '2005-06-15' })).toEqual(refusal)
})

test('more gain, more tax; never above the top rate', () => {
  fc.assert(
    fc.property(fc.nat({ max: 100_000_000_00 }), fc.nat({ max: 1_000_00 }), (gain, more) => {
      const lower = capitalGainsTax(gain, date)
      const higher = capitalGainsTax(gain + more, date)
      if (!(lower.ok && higher.ok)) return false
      return (
        lower.tax <= higher.tax && higher.tax - lower.tax <= more * 0.225 + 1 && lower.tax * 4 <= gain + 4
      )
    }),
  )
})

test.each([-1, 0.5, Number.NaN])('refuses %s', (wrong) => {
  expect(() => capitalGainsTax(wrong, date)).toThrow(RangeError)
  expect(() => calculateCapitalGain({ cost: wrong, sale: 1, date })).toThrow(RangeError)
  expect(() => calculateCapitalGain({ cost: 1, sale: wrong, date })).toThrow(RangeError)
  expect(() => calculateCapitalGain({ cost: 1, sale: 1, saleExpenses: wrong, date })).toThrow(RangeError)
  const smallSale = { kind: 'goods', monthSales: wrong } as const
  expect(() => calculateCapitalGain({ cost: 1, sale: 1, smallSale, date })).toThrow(RangeError)
})

test('the slices of a large gain, each at its rate (facts/04, gc-o-06)', () => {
  expect(capitalGainsSlices({ gain: 7_000_000_00, date: '2026-11-20' })).toEqual({
    ok: true,
    tax: 1_100_000_00,
    slices: [
      { amount: 5_000_000_00, rate: 0.15, tax: 750_000_00 },
      { amount: 2_000_000_00, rate: 0.175, tax: 350_000_00 },
    ],
  })
})

test('a second part of the same asset starts where the first one ended (Lei 8.981/1995, art. 21, § 3º)', () => {
  const second = capitalGainsSlices({ gain: 2_000_000_00, earlierGain: 4_000_000_00, date: '2026-11-20' })
  expect(second).toMatchObject({ tax: 150_000_00 + 175_000_00, slices: [{ rate: 0.15 }, { rate: 0.175 }] })
  expect(capitalGainsSlices({ gain: 0, date: '2026-11-20' })).toEqual({ ok: true, tax: 0, slices: [] })
})

test('slices always add up to the gain and to its tax', () => {
  const amount = fc.nat({ max: 60_000_000_00 })
  fc.assert(
    fc.property(amount, amount, (gain, earlierGain) => {
      const answer = capitalGainsSlices({ gain, earlierGain, date: '2026-11-20' })
      if (!answer.ok) return false
      const sum = (key: 'amount' | 'tax') => answer.slices.reduce((total, slice) => total + slice[key], 0)
      return sum('amount') === gain && sum('tax') === answer.tax
    }),
  )
})

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
