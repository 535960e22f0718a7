import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateForeignIncome } from './foreign-income.ts'

const year = 2026

test.each([
  {
    input: { income: 20_000_00, lossesOfTheYear: 5000_00, taxPaidAbroad: 1200_00 },
    expected: { base: 15_000_00, tax: 2250_00, credit: 1200_00, due: 1050_00, lossCarried: 0 },
    from: 'gc-o-13',
  },
  {
    input: { income: 20_000_00, taxPaidAbroad: 6000_00 },
    expected: { tax: 3000_00, credit: 3000_00, due: 0 },
    from: 'crédito limitado ao imposto daqui (30 % retidos nos Estados Unidos)',
  },
  {
    input: { income: 20_000_00, lossesOfTheYear: 5000_00, earlierLosses: 18_000_00 },
    expected: { base: 0, due: 0, lossCarried: 3000_00 },
    from: 'a perda que sobra vai para os próximos anos',
  },
])('$from', ({ input, expected }) => {
  expect(calculateForeignIncome({ year, ...input })).toMatchObject({ ok: true, ...expected })
})

test('no table before 2024', () => {
  expect(calculateForeignIncome({ year: 2024, income: 100_00 })).toMatchObject({ due: 15_00 })
  expect(calculateForeignIncome({ year: 2023, income: 100_00 })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('the parts add up', () => {
  const amount = fc.nat({ max: 10_000_000_00 })
  fc.assert(
    fc.property(amount, amount, amount, (income, earlierLosses, taxPaidAbroad) => {
      const paid = calculateForeignIncome({ year, income, earlierLosses, taxPaidAbroad })
      if (!paid.ok) return false
      const isWhole = paid.credit + paid.due === paid.tax && paid.credit <= taxPaidAbroad && paid.due >= 0
      return isWhole && paid.base - paid.lossCarried === income - earlierLosses
    }),
  )
})

test.each([-1, 0.5, Number.NaN])('refuses %s', (wrong) => {
  expect(() => calculateForeignIncome({ year, income: wrong })).toThrow(RangeError)
  expect(() => calculateForeignIncome({ year, income: 1, taxPaidAbroad: wrong })).toThrow(RangeError)
  expect(() => calculateForeignIncome({ year: wrong, income: 1 })).toThrow(RangeError)
})
