import { expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals, provesRows, rowsOf } from '../../../tests/source-answers.ts'
import { parseCoinChart, parseCoinMarket, parseCoins } from './coingecko.ts'

provesOrigins('coingecko', {
  'coins_markets_usd_2026-09-12.json':
    'partial: exolinodev/dot-market-monitor tests/fixtures/coingecko_markets.json. Prices plausible/live; but all `*_date` fields lost ms and are shifted -8h, and `price_change_percentage_*_in_currency` look rounded: a processed recording',
  'coins_markets_usd_top10_2026-02-27.json':
    'verbatim: an assignment README quoting a live response of 2026-02-27T22:50Z',
  'composed/coins_markets_sparkline.composed.json':
    'composed: the row of solana of coins_markets_usd_2026-09-12.json with a `sparkline_in_7d` of 168 invented prices: the key and the count as in a public Swift file that quotes an answer to `sparkline=true` of 2022-02-23',
  'composed/error_10010_wrong_key.composed.json':
    'composed: codes 10002/10005/10010/10011 from docs.coingecko.com/docs/errors-and-rate-limits; envelope composed',
  'composed/error_429.composed.json':
    'composed: 429 + retry-after:34 observed keyless after ~8 calls/min (LucianoAMagalhaes/finance-hubs, 2026-09-24); body keys "status.error_message" / "error.status.error_message" as handled in ghostfolio coingecko.service.ts',
  'error_429_body_with_200.json': 'verbatim: four public files; one says that it also comes with HTTP 200',
  'global_2023-12-21.partial.json':
    'partial: an answer of /global quoted in a public Swift file (updated_at 1703201062), without most of its 60 currencies and one of its ten coins',
  'market_chart_brl.json':
    'partial: prices[] verbatim from a public README; market_caps/total_volumes composed',
  'simple_price_brl_2026-09-06.json':
    'verbatim: a public README ("resposta real de 06/09/2026"). The 5th id asked (dogecoin) is absent in the sample: missing ids are simply omitted',
  'simple_price_unknown_id.json': 'verbatim: a public file: an unknown id returns 200 with {}',
})

provesRefusals('coingecko', [
  {
    good: 'coins_markets_usd_top10_2026-02-27.json',
    parse: parseCoins,
    signed: /_cap|volume|_24h|change/,
    byRow: true,
  },
  {
    good: 'composed/coins_markets_sparkline.composed.json',
    parse: parseCoins,
    signed: /_cap|volume|_24h|change/,
  },
  { good: 'global_2023-12-21.partial.json', parse: parseCoinMarket },
  { good: 'market_chart_brl.json', parse: parseCoinChart },
])

test.each([
  ['coins_markets_usd_2026-09-12', 'ethereum', 2525.34, -0.0165422],
  ['coins_markets_usd_top10_2026-02-27', 'bitcoin', 65610, -0.0295991],
])('%s: %s at %d', (name, id, price, change) => {
  const coin = parseCoins(sample(`coingecko/${name}.json`)).find((row) => row.id === id)
  expect(coin).toMatchObject({ price })
  expect(coin?.change.day).toBeCloseTo(change, 7)
})

test('a week of prices: one of twelve hours, the last among them, and the extremes of all', () => {
  const [coin] = parseCoins(sample('coingecko/composed/coins_markets_sparkline.composed.json'))
  expect(coin?.week?.prices).toHaveLength(14)
  // The last of the 168 prices of the sample, and its smallest and largest.
  expect(coin?.week).toMatchObject({ low: 99.451356, high: 103.827231 })
  expect(coin?.week?.prices.at(-1)).toBe(101.178)
  const [without] = parseCoins(sample('coingecko/coins_markets_usd_top10_2026-02-27.json'))
  expect(without?.week).toBeNull()
})

test('all coins together, and the part of bitcoin', () => {
  expect(parseCoinMarket(sample('coingecko/global_2023-12-21.partial.json'))).toEqual({
    marketCap: 8457867000183.66,
    bitcoinShare: expect.closeTo(0.4960537150157383, 12),
    updatedAt: '2023-12-21T23:24:22.000Z',
  })
})

test('a change that the prices contradict gives way to the one in reais', () => {
  const [row] = sample('coingecko/coins_markets_usd_top10_2026-02-27.json') as Record<string, unknown>[]
  const dayOf = (change: object) => parseCoins([{ ...row, ...change }])[0]?.change.day
  const before = { current_price: 100, price_change_24h: -25 }
  const said = (percent: number) => ({ ...before, price_change_percentage_24h_in_currency: percent })
  expect(dayOf(said(-19.9))).toBeCloseTo(-0.199, 10)
  expect(dayOf(said(42))).toBeCloseTo(-0.2, 10)
  expect(dayOf({ ...said(42), price_change_24h: null })).toBeCloseTo(0.42, 10)
})

test('one row a coin and the largest first, whatever the order of the answer', () => {
  const rows = sample('coingecko/coins_markets_usd_top10_2026-02-27.json') as unknown[]
  expect(parseCoins([...rows.toReversed(), rows[0]])).toEqual(parseCoins(rows))
})

test('a chart, oldest first, one point an instant', () => {
  const answer = sample('coingecko/market_chart_brl.json') as { prices: unknown[] } // as composed
  const repeated = { prices: [...answer.prices.toReversed(), answer.prices[0]] }
  expect(parseCoinChart(repeated)).toEqual(parseCoinChart(answer))
  const points = parseCoinChart(sample('coingecko/market_chart_brl.json'))
  expect(points[0]).toEqual({ at: '2026-08-30T14:00:00.000Z', price: 409620.334 })
})

const [coin] = sample('coingecko/coins_markets_usd_top10_2026-02-27.json') as object[]
provesRows('coingecko', '0.current_price', (wrong) => parseCoins(rowsOf(coin, { current_price: 0 }, wrong)))
