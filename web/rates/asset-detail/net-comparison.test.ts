import { expect, test } from 'vitest'
import type { IsoDate } from '#web/finance/core/money.ts'
import { indicatorsBeside, lastMonths, netOfCdi, netOfSale } from './net-comparison.ts'

test('one period for all: each line begins again at the amount', () => {
  const compared = {
    days: ['2025-01-02', '2026-05-18', '2026-11-18'] as const,
    asset: [1000, 2000, 3000],
    cdi: [1000, 1100, 1210],
    others: [[1000, 500, 250]],
  }
  expect(lastMonths({ ...compared, days: [...compared.days] }, 6, 1000)).toEqual({
    days: ['2026-05-18', '2026-11-18'],
    asset: [1000, 1500],
    cdi: [1000, 1100],
    others: [[1000, 500]],
  })
  expect(lastMonths({ ...compared, days: [...compared.days] }, 1, 1000)).toBeNull()
})

// Lei 11.033/2004, arts. 2º and 3º: 15 %, shares exempt up to 20.000 a month; Lei 8.668/1993: 20 % of a fund. By hand.
test.each([
  ['acao', 20_000_00, 20_000_00],
  ['acao', 20_000_01, 18_500_01],
  ['etf', 15_000_00, 14_250_00],
  ['fii', 15_000_00, 14_000_00],
  ['cripto', 35_000_00, 35_000_00],
  ['fii', 9000_00, 9000_00],
] as const)('%s sold for %i, bought for R$ 10.000: %i after tax', (kind, value, net) => {
  expect(netOfSale(kind, 10_000_00, value, '2026-11-18')).toBe(net)
})

test('the CDI after the tax of fixed income: 15 % after two years', () => {
  expect(netOfCdi(1000_00, 1300_00, '2024-01-02', '2026-11-18')).toBe(1255_00)
})

test('indicators stand in one row with their days; multiples older than six months are not shown', () => {
  const facts = (priceEarnings: number, updatedOn: IsoDate) => ({
    ...{ yearChange: null, dividendYield: 0.1, priceEarnings, priceToBook: null, balanceOn: null },
    ...({ updatedOn, day: '2026-11-18', simulated: true, fetchedAt: '2026-11-18T12:00:00.000Z' } as const),
  })
  const known = [
    { class: 'acao', facts: facts(5.7, '2025-01-31') },
    { class: 'acao', facts: facts(8, '2026-11-01') },
  ] as const
  expect(indicatorsBeside(known, '2026-11-28')).toEqual([
    ['DY em 12 meses, bruto', '10,0\u00A0%, de 18/11/2026', '10,0\u00A0%, de 18/11/2026'],
    ['P/L', 'sem dado recente', '8,0, de 01/11/2026'],
  ])
  expect(indicatorsBeside([null, null], '2026-11-28')).toEqual([])
})
