import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { parseBinance, parseBinanceCandles } from './binance.ts'

provesOrigins('binance', {
  'composed/error_-1003_429.composed.json':
    'composed: errors.md code -1003; HTTP 429 then 418 ban, both with Retry-After',
  'composed/error_-1121.composed.json': 'composed: errors.md code -1121; HTTP 400',
  'composed/error_451_geo.composed.json':
    'composed: HTTP 451 for US cloud IPs (GitHub runners, Vercel iad1) - well-known; not re-verified here',
  'composed/klines_BTCBRL_1d.composed.json':
    'composed: the shape of klines.docs.json, with the prices of the candles of Mercado Bitcoin below',
  'composed/ticker_24hr_BTCBRL.composed.json':
    'composed: documented shape, synthetic numbers around a real price',
  'klines.docs.json':
    'verbatim-doc: binance/binance-spot-api-docs rest-api.md, comments stripped; last field unused',
  'ticker_24hr.docs.json':
    'verbatim-doc: binance/binance-spot-api-docs rest-api.md @a5e0bc3 (comments stripped)',
  'ticker_price_BTCBRL_2026-09-09.json':
    'verbatim: RendeBit documentation (live 200 on 2026-09-09, https://data-api.binance.vision)',
})

provesRefusals('binance', [
  {
    good: 'composed/ticker_24hr_BTCBRL.composed.json',
    parse: (answer) => parseBinance(answer, 'BTC-BRL'),
  },
  {
    good: 'composed/klines_BTCBRL_1d.composed.json',
    parse: parseBinanceCandles,
  },
])

test('the pair that was asked for', () => {
  const answer = sample('binance/composed/ticker_24hr_BTCBRL.composed.json')
  expect(parseBinance(answer, 'BTC-BRL')).toMatchObject({
    last: 397795,
    open: 395214,
    pricedAt: '2026-09-17T22:30:05.000Z',
  })
  expect(() => parseBinance(sample('binance/ticker_24hr.docs.json'), 'BTC-BRL')).toThrow('symbol')
  expect(() => parseBinance(sample('binance/composed/error_-1121.composed.json'), 'BTC-BRL')).toThrow(
    'symbol',
  )
})

const days = [
  { openedAt: '2026-09-15T00:00:00.000Z', close: 396120 },
  { openedAt: '2026-09-16T00:00:00.000Z', close: 395214 },
  { openedAt: '2026-09-17T00:00:00.000Z', close: 397795 },
]

describe('candles', () => {
  const good = sample('binance/composed/klines_BTCBRL_1d.composed.json') as (string | number)[][] // rows of a kline

  test('the same, in rows', () => {
    expect(parseBinanceCandles(good)).toEqual(days)
  })

  test('the sample of its documentation', () => {
    expect(parseBinanceCandles(sample('binance/klines.docs.json'))).toEqual([
      { openedAt: '2017-07-03T00:00:00.000Z', close: 0.015771 },
    ])
  })

  test.each([
    [4, '3961200.00000000', '0.4: fora da mínima e da máxima'],
    [2, '1.00000000', '0.2: menor que a mínima'],
    [0, '1789430400000', '0.0'],
  ])('a wrong value in place %d is refused by it', (place, wrong, words) => {
    expect(() => parseBinanceCandles(good.with(0, (good[0] ?? []).with(place, wrong)))).toThrow(words)
  })
})
