import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateExchangeMonth } from './renda-variavel.ts'

const date = '2026-11-20'
const quiet = { date, shareSales: 0, shareResult: 0 } as const

test.each([
  {
    input: { shareSales: 19_999_99, shareResult: 4000_00 },
    expected: { areSharesExempt: true, common: { tax: 0, lossCarried: 0 }, due: 0, isBelowMinimum: true },
    from: 'gc-o-07',
  },
  {
    input: { shareSales: 20_000_00, shareResult: 4000_00, commonLoss: 1000_00 },
    expected: { areSharesExempt: true, common: { base: 0, tax: 0, lossCarried: 1000_00 } },
    from: 'no limite; o ganho isento não consome prejuízo',
  },
  {
    input: { shareSales: 20_000_01, shareResult: 4000_00, commonLoss: 1000_00 },
    expected: { areSharesExempt: false, common: { base: 3000_00, tax: 450_00, lossCarried: 0 } },
    from: 'um centavo acima',
  },
  {
    input: { shareSales: 15_000_00, shareResult: -2000_00, otherCommonResult: 500_00 },
    expected: { areSharesExempt: false, common: { base: 0, tax: 0, lossCarried: 1500_00 } },
    from: 'o prejuízo de um mês abaixo de 20 mil conta',
  },
  {
    input: { shareSales: 50_000_00, shareResult: 6000_00, commonLoss: 1500_00, commonWithheld: 2_50 },
    expected: { common: { base: 4500_00, tax: 675_00 }, due: 672_50, isBelowMinimum: false },
    from: 'gc-o-08',
  },
  {
    input: { shareSales: 15_000_00, shareResult: 2000_00, otherCommonResult: 1000_00, fiiResult: -800_00 },
    expected: { areSharesExempt: true, common: { tax: 150_00 }, fii: { tax: 0, lossCarried: 800_00 } },
    from: 'gc-o-09: ETF paga, prejuízo de FII só com FII',
  },
  {
    input: { ...quiet, dayTradeResult: 3000_00, commonLoss: 5000_00, dayTradeWithheld: 30_00 },
    expected: { common: { lossCarried: 5000_00 }, dayTrade: { tax: 600_00 }, due: 570_00 },
    from: 'gc-o-10: prejuízo comum não compensa day trade',
  },
  {
    input: {
      ...quiet,
      dayTradeResult: 1000_00,
      dayTradeLoss: 400_00,
      fiiResult: 500_00,
      fiiLoss: 700_00,
      commonWithheld: 200_00,
    },
    expected: {
      dayTrade: { tax: 120_00, lossCarried: 0 },
      fii: { tax: 0, lossCarried: 200_00 },
      due: 0,
      withheldCarried: 80_00,
    },
    from: 'retido a mais',
  },
  {
    input: { ...quiet, fiiResult: 49_95 },
    expected: { fii: { tax: 9_99 }, due: 9_99, isBelowMinimum: true },
    from: '20 % de 49,95: espera os próximos meses',
  },
  {
    input: { ...quiet, fiiResult: 50_00 },
    expected: { due: 10_00, isBelowMinimum: false },
    from: 'dez reais se pagam',
  },
])('$from', ({ input, expected }) => {
  expect(calculateExchangeMonth({ date, ...input })).toMatchObject({ ok: true, ...expected })
})

test('no table before 2005', () => {
  expect(calculateExchangeMonth({ ...quiet, date: '2005-01-01' })).toMatchObject({ ok: true })
  expect(calculateExchangeMonth({ ...quiet, date: '2004-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('what is due and what is carried add up; each kind keeps result − loss = base − loss carried', () => {
  const result = fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })
  const amount = fc.nat({ max: 500_000_00 })
  fc.assert(
    fc.property(
      result,
      result,
      amount,
      amount,
      amount,
      (otherCommonResult, dayTradeResult, commonLoss, dayTradeLoss, commonWithheld) => {
        const month = { otherCommonResult, dayTradeResult, commonLoss, dayTradeLoss, commonWithheld }
        const taxed = calculateExchangeMonth({ ...quiet, ...month })
        if (!taxed.ok) return false
        const { common, dayTrade, fii, due, withheldCarried } = taxed
        return (
          common.base - common.lossCarried === otherCommonResult - commonLoss &&
          dayTrade.base - dayTrade.lossCarried === dayTradeResult - dayTradeLoss &&
          due - withheldCarried === common.tax + dayTrade.tax + fii.tax - commonWithheld &&
          due >= 0 &&
          withheldCarried >= 0
        )
      },
    ),
  )
})

test('a larger gain never gives less tax', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -100_000_00, max: 100_000_00 }),
      fc.nat({ max: 50_000_00 }),
      (gain, more) => {
        const lower = calculateExchangeMonth({ ...quiet, shareSales: 30_000_00, shareResult: gain })
        const higher = calculateExchangeMonth({ ...quiet, shareSales: 30_000_00, shareResult: gain + more })
        return lower.ok && higher.ok && lower.due <= higher.due
      },
    ),
  )
})

test.each([0.5, Number.NaN])('refuses %s', (wrong) => {
  expect(() => calculateExchangeMonth({ ...quiet, shareResult: wrong })).toThrow(RangeError)
  expect(() => calculateExchangeMonth({ ...quiet, fiiResult: wrong })).toThrow(RangeError)
  expect(() => calculateExchangeMonth({ ...quiet, commonLoss: -1 })).toThrow(RangeError)
  expect(() => calculateExchangeMonth({ ...quiet, dayTradeWithheld: -1 })).toThrow(RangeError)
})
