import { expect, test } from 'vitest'
import type { CoinRow } from '../catalogue/asset-rows.ts'
import { tagsOf } from './CoinList.tsx'
import { coinColumns, filteredCoins, inReais, repeatedCodes, weekRows } from './coin-columns.ts'

const bitcoin: CoinRow = {
  id: 'bitcoin',
  code: 'BTC',
  name: 'Bitcoin',
  isStablecoin: false,
  hasPage: true,
  price: 500_000,
  hour: 0.001,
  day: -0.02,
  week: 0.05,
  marketCap: 1e13,
  volume: 2e11,
  trend: { prices: [476_190, 480_000, 500_000], low: 470_000, high: 510_000 },
  pricedAt: '2026-11-18T17:00:00.000Z',
}
const tiny = { ...bitcoin, id: 'tiny', code: 'TINY', price: 0.00000617, trend: null, volume: 49_999_999 }
const dollars = { symbol: 'US$', reais: 5 } as const

const textsOf = (row: CoinRow, shown: Parameters<typeof coinColumns>[1]) =>
  Object.fromEntries(coinColumns([bitcoin], shown).map(({ label, cellOf }) => [label, cellOf(row).text]))

test('amounts in reais, and in dollars at the rate; changes stay those of the price in reais', () => {
  expect(textsOf(bitcoin, inReais)).toMatchObject({ Preço: '500.000,00', Volume: '200\u00A0bi' })
  expect(textsOf(bitcoin, dollars)).toMatchObject({
    Preço: '100.000,00',
    'Valor de mercado': '2,00\u00A0tri',
    Volume: '40,0\u00A0bi',
    // 510.000 ÷ 470.000 − 1
    Oscilação: '8,5\u00A0%',
  })
  expect(
    coinColumns([bitcoin], dollars)
      .find(({ label }) => label === '7 dias')
      ?.cellOf(bitcoin).value,
  ).toBe(0.05)
  expect(textsOf(tiny, dollars).Preço).toBe('0,00000123')
})

test('a column that no row fills is not there', () => {
  const labels = coinColumns([{ ...bitcoin, trend: null, week: null }], inReais).map(({ label }) => label)
  expect(labels).not.toContain('Oscilação')
  expect(labels).not.toContain('7 dias')
})

test('the numbers of the lines, for the coins that have one', () => {
  expect(weekRows([bitcoin, tiny], dollars)).toEqual([
    ['BTC', '95.238,00', '94.000,00', '102.000,00', '100.000,00'],
  ])
})

test('the largest are counted without the stablecoins that are left out', () => {
  const rows = [bitcoin, { ...bitcoin, id: 'tether', code: 'USDT', isStablecoin: true }, tiny]
  const codes = (filter: Parameters<typeof filteredCoins>[1]) =>
    filteredCoins(rows, filter).map(({ code }) => code)
  expect(codes({ search: '', most: 2, withStablecoins: true })).toEqual(['BTC', 'USDT'])
  expect(codes({ search: '', most: 2, withStablecoins: false })).toEqual(['BTC', 'TINY'])
  expect(codes({ search: 'BÍTC', most: 9, withStablecoins: true })).toEqual(['BTC', 'USDT', 'TINY'])
})

test('a code of two coins is told, by its own', () => {
  expect([...repeatedCodes([bitcoin, tiny, { ...tiny, id: 'other-tiny' }])]).toEqual(['TINY'])
})

test('risks: a currency behind it, one issuer, little traded; a volume that is not said is none', () => {
  expect(tagsOf(bitcoin)).toEqual([])
  expect(tagsOf({ ...bitcoin, id: 'tether', isStablecoin: true })).toEqual(['stablecoin', 'issuer'])
  expect(tagsOf(tiny)).toEqual(['volume'])
  expect(tagsOf({ ...tiny, volume: null })).toEqual([])
})
