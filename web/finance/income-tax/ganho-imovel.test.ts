import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { calculatePropertySale } from './ganho-imovel.ts'

const home = { boughtOn: '2014-07-18', soldOn: '2026-11-10', cost: 380_000_00, sale: 720_000_00 } as const

test.each([
  {
    input: { boughtOn: '2000-01-09', soldOn: '2006-02-05', cost: 60_000_00, sale: 100_000_00 },
    expected: { gain: 40_000_00, months1: 71, months2: 3, base: 25_885_18, tax: 3882_78 },
    from: 'exemplo publicado: apoiotributario.blogspot.com (2009)',
  },
  {
    input: home,
    expected: { gain: 340_000_00, months1: 0, months2: 149, factor1: 1, base: 202_017_86, tax: 30_302_68 },
    from: 'gc-o-02',
  },
  {
    input: { ...home, reinvested: 540_000_00 },
    expected: { reinvestedFraction: 0.75, gainAfterFactors: 202_017_86, base: 50_504_47, tax: 7575_67 },
    from: 'gc-o-03: três quartos do preço em outro imóvel',
  },
  {
    input: { ...home, reinvested: 800_000_00 },
    expected: { reinvestedFraction: 1, base: 0, tax: 0, exemption: 'none' },
    from: 'mais que o preço em outro imóvel',
  },
  {
    input: { boughtOn: '1985-05-20', soldOn: '2026-06-15', cost: 90_000_00, sale: 900_000_00 },
    expected: { purchaseReduction: 0.2, reducedGain: 648_000_00, months1: 119, months2: 247, tax: 20_124_01 },
    from: 'gc-o-05',
  },
  {
    input: { ...home, sale: 300_000_00 },
    expected: { gain: 0, loss: 80_000_00, base: 0, tax: 0 },
    from: 'prejuízo',
  },
  {
    input: { ...home, cost: 0, sale: 0, saleExpenses: 1, reinvested: 1 },
    expected: { gain: 0, loss: 1, reinvestedFraction: 0, tax: 0 },
    from: 'vendido por nada',
  },
] as const)('$from', ({ input, expected }) => {
  expect(calculatePropertySale(input)).toMatchObject({ ok: true, ...expected })
})

test('the factors of the published example', () => {
  const sale = calculatePropertySale({ boughtOn: '2000-01-09', soldOn: '2006-02-05', cost: 0, sale: 1 })
  expect(sale).toMatchObject({
    factor1: expect.closeTo(0.653948, 6),
    factor2: expect.closeTo(0.989573, 6),
  })
})

// Lei 7.713/1988, art. 18: 5 % for 1988, five more for each year before, all of it up to 1969.
test.each([
  ['1989-01-01', 0],
  ['1988-12-31', 0.05],
  ['1970-06-01', 0.95],
  ['1969-12-31', 1],
  ['1950-01-01', 1],
] as const)('bought on %s: %d of the gain goes away', (boughtOn, reduction) => {
  const sale = calculatePropertySale({ boughtOn, soldOn: '2026-11-10', cost: 0, sale: 1_000_000_00 })
  expect(sale).toMatchObject({
    purchaseReduction: expect.closeTo(reduction, 12),
    reducedGain: Math.round(1_000_000_00 * (1 - reduction)),
  })
})

test.each([
  ['2005-11-30', '2005-12-01', 1, 1],
  ['2005-12-01', '2005-12-31', 0, 1],
  ['2026-11-10', '2026-11-10', 0, 1],
  ['1996-01-31', '2005-11-30', 119, 0],
  ['1995-12-31', '2005-11-01', 119, 0],
  ['2005-10-02', '2005-10-20', 1, 0],
] as const)('%s to %s: m1 %i, m2 %i', (boughtOn, soldOn, months1, months2) => {
  expect(calculatePropertySale({ boughtOn, soldOn, cost: 0, sale: 1 })).toMatchObject({ months1, months2 })
})

test.each([
  [440_000_00, true, 'only-property'],
  [440_000_01, true, 'none'],
  [440_000_00, false, 'none'],
] as const)('sold for %i, only property %s: %s', (sale, isOnlyProperty, exemption) => {
  const result = calculatePropertySale({ ...home, cost: 250_000_00, sale, isOnlyProperty })
  expect(result).toMatchObject({ exemption, gain: sale - 250_000_00 })
  expect(result.ok && result.tax === 0).toBe(exemption === 'only-property')
})

test('no table for sales before the two factors', () => {
  const sale = { boughtOn: '2001-01-01', cost: 0, sale: 1 } as const
  expect(calculatePropertySale({ ...sale, soldOn: '2005-10-14' })).toMatchObject({ ok: true })
  expect(calculatePropertySale({ ...sale, soldOn: '2005-10-13' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('the longer it was owned, the less tax; base never above the gain', () => {
  const amount = fc.nat({ max: 50_000_000_00 })
  fc.assert(
    fc.property(amount, amount, fc.nat({ max: 20_000 }), fc.nat({ max: 1000 }), (cost, sale, days, more) => {
      const sold = { soldOn: '2026-11-10', cost, sale } as const
      const shorter = calculatePropertySale({ ...sold, boughtOn: addDays('2026-11-10', -days) })
      const longer = calculatePropertySale({ ...sold, boughtOn: addDays('2026-11-10', -days - more) })
      if (!(shorter.ok && longer.ok)) return false
      const shrinks = shorter.gain >= shorter.reducedGain && shorter.reducedGain >= shorter.base
      return shrinks && longer.tax <= shorter.tax && longer.tax >= 0
    }),
  )
})

test('the more goes into another home, the less tax', () => {
  const amount = fc.nat({ max: 800_000_00 })
  fc.assert(
    fc.property(amount, amount, (reinvested, more) => {
      const less = calculatePropertySale({ ...home, reinvested: reinvested + more })
      const all = calculatePropertySale({ ...home, reinvested })
      return less.ok && all.ok && less.tax <= all.tax
    }),
  )
})

test('refuses a sale before the purchase and what is not money', () => {
  expect(() => calculatePropertySale({ ...home, soldOn: '2014-07-17' })).toThrow(RangeError)
  for (const wrong of [-1, 0.5, Number.NaN]) {
    expect(() => calculatePropertySale({ ...home, reinvested: wrong })).toThrow(RangeError)
    expect(() => calculatePropertySale({ ...home, cost: wrong })).toThrow(RangeError)
  }
})
