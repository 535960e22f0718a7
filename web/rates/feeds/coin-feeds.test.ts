import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { assets } from '../catalogue/assets.ts'
import { coinMarket, coinPast, coins, coinYear, pointsOf } from './coin-feeds.ts'

const MONTH_SECONDS = 31 * 24 * 3600
/** Of the free plan (market/README §1.6). */
const MOST_CALLS = 10_000

test('in a month of 31 days the questions to CoinGecko fit its free plan, with room for those that fail', () => {
  const coinIds = assets.flatMap(({ coinId }) => coinId ?? [])
  // The worst: every feed is asked again as soon as it may be, and no exchange ever answers for any coin.
  const feeds = [coins(), coinMarket(), ...coinIds.map(coinYear)]
  for (const { attempts } of feeds) expect(attempts.map(({ source }) => source)).toEqual(['coingecko'])
  const calls = feeds.map(({ freshSeconds }) => Math.ceil(MONTH_SECONDS / freshSeconds))
  // 7,440 + 744 + 26 × 31 = 8,990.
  expect(calls.reduce((sum, count) => sum + count)).toBe(8990)
  expect(calls.reduce((sum, count) => sum + count)).toBeLessThan(0.9 * MOST_CALLS)
})

test('CoinGecko is asked by the feeds of that sum alone', () => {
  const asks = /\bfetch(Coins|CoinChart|CoinMarket)\(/
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|providers\/coingecko/.test(name))
    .filter((name) => asks.test(readFileSync(`web/${name}`, 'utf8')))
  expect(files).toEqual(['rates/feeds/coin-feeds.ts'])
})

test('a past comes from exchanges first, and by the day alone from CoinGecko', () => {
  const sourcesOf = (code: string, step: '1h' | '1d' | '1w') =>
    coinPast({ code, coinId: 'x' }, step).attempts.map(({ source }) => source)
  expect(sourcesOf('BTC', '1w')).toEqual(['mercado-bitcoin', 'binance'])
  expect(sourcesOf('BTC', '1d')).toEqual(['mercado-bitcoin', 'binance', 'coingecko'])
  expect(sourcesOf('AAVE', '1h')).toEqual(['mercado-bitcoin'])
})

const now = Date.parse('2026-11-19T22:30:00-03:00')

test.each([
  ['an hour that is over', '2026-11-19T15:00:00.000Z', '1h', '2026-11-19T16:00:00.000Z'],
  [
    'a day, whose midnight in UTC is of the day before in Brasília',
    '2026-11-17T00:00:00.000Z',
    '1d',
    '2026-11-17',
  ],
  ['a day that opens at midnight in Brasília', '2026-11-17T03:00:00.000Z', '1d', '2026-11-17'],
  ['a day that has just ended in UTC', '2026-11-19T00:00:00.000Z', '1d', '2026-11-19'],
  ['a week, on its last day', '2026-11-09T00:00:00.000Z', '1w', '2026-11-15'],
] as const)('%s', (_, openedAt, step, at) => {
  expect(pointsOf([{ openedAt, close: 5 }], step, now)).toEqual([{ at, price: 5 }])
})

test.each([
  ['1h', '2026-11-20T01:00:00.000Z'],
  ['1d', '2026-11-20T00:00:00.000Z'],
  ['1w', '2026-11-16T00:00:00.000Z'],
] as const)('a candle of %s that still runs is no point: its price is of now', (step, openedAt) => {
  expect(pointsOf([{ openedAt, close: 5 }], step, now)).toEqual([])
})
