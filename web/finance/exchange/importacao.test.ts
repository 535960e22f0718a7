import fc from 'fast-check'
import { expect, test } from 'vitest'
import { states } from '../tables/exchange/icms-importacao.ts'
import { importCost } from './importacao.ts'

type Input = Parameters<typeof importCost>[0]

function cost(input: Partial<Input>) {
  return importCost({
    date: '2026-11-20',
    state: 'SP',
    product: 0,
    freight: 0,
    insurance: 0,
    exchangeRate: 5.3,
    isCompliant: true,
    goods: 'common',
    dispatchFee: 0,
    spread: 0,
    payment: 'goods-import',
    ...input,
  })
}

const vectors: { from: string; input: Partial<Input>; expected: object }[] = [
  {
    from: 'imp-o-01',
    input: { product: 40_00, freight: 5_00 },
    expected: {
      dutyUsd: 0,
      value: 238_50,
      duty: 0,
      icmsRate: 0.17,
      icmsBase: 287_35,
      icms: 48_85,
      total: 287_35,
    },
  },
  {
    from: 'imp-o-02',
    input: { state: 'RJ', product: 100_00, exchangeRate: 5.2238 },
    expected: { dutyUsd: 30_00, value: 522_38, duty: 156_71, icmsBase: 818_18, icms: 139_09, total: 818_18 },
  },
  {
    from: 'imp-o-03, the day before the MP',
    input: { date: '2026-05-11', product: 40_00, freight: 5_00 },
    expected: { dutyUsd: 9_00, duty: 47_70, icms: 58_62, total: 344_82 },
  },
  {
    from: 'imp-o-04, freight counts in the US$ 50',
    input: { state: 'CE', product: 48_00, freight: 4_00 },
    expected: { dutyUsd: 1_20, duty: 6_36, icmsRate: 0.2, icms: 70_49, total: 352_45 },
  },
  {
    from: 'imp-o-05, outside the programme',
    input: { product: 40_00, freight: 5_00, isCompliant: false, dispatchFee: 15_00 },
    expected: { dutyUsd: 27_00, duty: 143_10, icms: 78_16, dispatchFee: 15_00, total: 474_76 },
  },
  {
    from: 'imp-o-06, MG stayed at 17 %',
    input: { state: 'MG', product: 300_00, freight: 20_00, payment: 'card', spread: 0.04 },
    expected: { dutyUsd: 162_00, icmsRate: 0.17, icms: 523_23, spread: 67_84, iof: 61_73, total: 3207_40 },
  },
  {
    from: 'imp-o-07, ICMS before 01/04/2025',
    input: { date: '2025-03-31', state: 'BA', product: 60_00, exchangeRate: 5.74 },
    expected: { dutyUsd: 16_00, value: 344_40, duty: 91_84, icmsRate: 0.17, icms: 89_35, total: 525_59 },
  },
  {
    from: 'imp-o-08, ICMS from 01/04/2025',
    input: { date: '2025-04-01', state: 'BA', product: 60_00, exchangeRate: 5.74 },
    expected: { icmsRate: 0.2, icms: 109_06, total: 545_30 },
  },
  {
    from: 'spec/pages.md §4: US$ 45, in dollars',
    input: { product: 45_00, exchangeRate: 1 },
    expected: { dutyUsd: 0, icms: 9_22, total: 54_22 },
  },
  {
    from: 'spec/pages.md §4: US$ 100, in dollars',
    input: { product: 100_00, exchangeRate: 1 },
    expected: { dutyUsd: 30_00, icms: 26_63, total: 156_63 },
  },
  {
    from: 'spec/pages.md §4: US$ 100 outside, in dollars',
    input: { product: 100_00, exchangeRate: 1, isCompliant: false },
    expected: { total: 192_77 },
  },
  {
    from: 'spec/pages.md §4: US$ 50,00 costs 60,24 dollars, at 100 so that no centavo is rounded',
    input: { product: 50_00, exchangeRate: 100 },
    expected: { duty: 0, total: 6024_10 },
  },
  {
    from: 'spec/pages.md §4: US$ 50,01 costs 60,26: no cliff',
    input: { product: 50_01, exchangeRate: 100 },
    expected: { dutyUsd: 1, duty: 60, total: 6026_02 },
  },
]

test.each(vectors)('$from', ({ input, expected }) => {
  expect(cost(input)).toMatchObject({ ok: true, ...expected })
})

test.each([
  { date: '2024-07-31', dutyUsd: 0, large: 60_00 },
  { date: '2024-08-01', dutyUsd: 10_00, large: 40_00 },
  { date: '2026-05-11', dutyUsd: 10_00, large: 40_00 },
  { date: '2026-05-12', dutyUsd: 0, large: 30_00 },
] as const)('on $date US$ 50 pays $dutyUsd and US$ 100 pays $large', ({ date, dutyUsd, large }) => {
  expect(cost({ date, product: 50_00 })).toMatchObject({ dutyUsd })
  expect(cost({ date, product: 100_00 })).toMatchObject({ dutyUsd: large })
})

test('the simplified regime ends at US$ 3.000, for a medicine at US$ 10.000', () => {
  const outside = { ok: false, reason: 'above-ceiling', ceiling: 3_000_00 }
  expect(cost({ product: 3_000_00 })).toMatchObject({ ok: true, dutyUsd: 1_770_00 })
  expect(cost({ product: 2_900_00, freight: 60_00, insurance: 40_01 })).toEqual(outside)
  expect(cost({ product: 3_001_00, isCompliant: false })).toEqual(outside)
  expect(cost({ product: 10_000_00, goods: 'medicine', isCompliant: false })).toMatchObject({
    ok: true,
    duty: 0,
  })
  expect(cost({ product: 10_000_01, goods: 'medicine' })).toEqual(outside)
})

test('a book pays neither duty nor ICMS, and the card still pays IOF (CF, art. 150, VI, "d")', () => {
  const book = cost({ product: 100_00, goods: 'book', isCompliant: false, exchangeRate: 5, payment: 'card' })
  expect(book).toMatchObject({ ok: true, duty: 0, icms: 0, iof: 17_50, total: 517_50 })
})

test('ICMS is 20 % in nine states', () => {
  const raised = states.filter((state) => {
    const result = cost({ state, product: 10_00 })
    return result.ok && result.icmsRate === 0.2
  })
  expect(raised).toEqual(['AC', 'AL', 'BA', 'CE', 'PB', 'PI', 'RN', 'RR', 'SE'])
  expect(states).toHaveLength(27)
})

test('the card’s IOF is that of the day', () => {
  const on = (date: Input['date']) => cost({ date, product: 100_00, exchangeRate: 5, payment: 'card' })
  expect(on('2025-07-16')).toMatchObject({ iof: 16_90 })
  expect(on('2025-07-17')).toMatchObject({ iof: 17_50 })
})

test('no table before the programme; no rate of zero, no negative price', () => {
  expect(cost({ date: '2023-07-31', product: 10_00 })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(() => cost({ product: 10_00, exchangeRate: 0 })).toThrow(RangeError)
  expect(() => cost({ product: -1 })).toThrow(RangeError)
  expect(() => cost({ product: 10_00, spread: Number.NaN })).toThrow(RangeError)
})

const dollars = fc.integer({ min: 0, max: 2_990_00 })
const exchangeRate = fc.double({ min: 0.01, max: 20, noNaN: true })
const state = fc.constantFrom(...states)

test('the lines add up, are whole centavos, and one dollar more never costs less', () => {
  fc.assert(
    fc.property(dollars, exchangeRate, state, fc.boolean(), (product, rate, uf, isCompliant) => {
      const input = {
        product,
        exchangeRate: rate,
        state: uf,
        isCompliant,
        spread: 0.04,
        payment: 'card',
      } as const
      const one = cost(input)
      const more = cost({ ...input, product: product + 100 })
      if (!(one.ok && more.ok)) return false
      const lines = [one.value, one.duty, one.icms, one.dispatchFee, one.spread, one.iof]
      return (
        lines.every((line) => Number.isInteger(line) && line >= 0) &&
        lines.reduce((sum, line) => sum + line, 0) === one.total &&
        one.total <= more.total &&
        Math.abs(one.icms - one.icmsBase * one.icmsRate) <= 1
      )
    }),
  )
})
