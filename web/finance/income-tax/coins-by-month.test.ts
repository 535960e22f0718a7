import { expect, test } from 'vitest'
import { byMonthInWords, monthsWithinLimit } from './coins-by-month.ts'

const date = '2026-11-28'

// Lei 9.250/1995, art. 22, II: R$ 35.000,00 a month, by hand.
test.each([
  [35_000_00, 0, undefined],
  [35_000_01, 0, { months: 2, startsNow: true }],
  [48_000_00, 0, { months: 2, startsNow: true }],
  [105_000_00, 0, { months: 3, startsNow: true }],
  [48_000_00, 30_000_00, { months: 3, startsNow: true }],
  [20_000_00, 40_000_00, { months: 1, startsNow: false }],
])('%i with %i of others in the month', (sale, otherSales, months) => {
  const split = monthsWithinLimit({ sale, otherSales, date })
  expect(split && { months: split.months, startsNow: split.startsNow }).toEqual(months)
})

test('all at once against by month, in words', () => {
  const words = (sale: number, otherSales: number, tax: number) =>
    byMonthInWords({ sale, otherSales, date }, tax).replaceAll('\u00A0', ' ')
  expect(words(48_000_00, 0, 2550_00)).toBe(
    'Tudo neste mês, o imposto é de R$ 2.550,00; em 2 meses, sem passar de R$ 35.000,00 em nenhum, é zero, mas o preço muda no caminho.',
  )
  expect(words(20_000_00, 40_000_00, 1500_00)).toContain('a partir do mês que vem, em 1 mês,')
  expect(words(48_000_00, 0, 0)).toBe('')
})
