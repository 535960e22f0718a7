import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { parseBinanceCandles } from './binance.ts'
import { parseMercadoBitcoinCandles } from './mercado-bitcoin.ts'

const days = [
  { openedAt: '2026-09-15T00:00:00.000Z', close: 396120 },
  { openedAt: '2026-09-16T00:00:00.000Z', close: 395214 },
  { openedAt: '2026-09-17T00:00:00.000Z', close: 397795 },
]

type Columns = Record<'t' | 'o' | 'h' | 'l' | 'c' | 'v', (string | number)[]>

describe('Mercado Bitcoin', () => {
  const parse = (answer: unknown) => parseMercadoBitcoinCandles(answer, 'BTC-BRL')
  // The sample has these columns.
  const good = sample('mercado-bitcoin/composed/candles_BTC-BRL_1d.composed.json') as Columns

  test('the last price of each day, by when it opened', () => {
    expect(parse(good)).toEqual(days)
  })

  test('in no order and twice: oldest first, the later one holds', () => {
    const mixed = Object.fromEntries(
      Object.entries(good).map(([name, [one, two, three]]) => [name, [three, two, one, three]]),
    )
    expect(parse({ ...mixed, c: [...good.c.toReversed(), '399000.00000000'] })).toEqual(
      days.with(2, { openedAt: '2026-09-17T00:00:00.000Z', close: 399000 }),
    )
  })

  test.each([
    [{ c: good.c.slice(1) }, 'c: não tem um valor para cada horário'],
    [{ v: [...good.v, '1.0'] }, 'v: não tem um valor para cada horário'],
    [{ h: good.l, l: good.h }, 'h: menor que l'],
    [{ c: good.c.with(1, '3952140.00000000') }, 'c: fora de l e h'],
    [{ c: good.c.with(1, '395.21400000') }, 'c: fora de l e h'],
  ])('%j is refused by its column: %s', (wrong, words) => {
    expect(() => parse({ ...good, ...wrong })).toThrow(words)
  })

  test.each([
    ['no candles', { t: [], o: [], h: [], l: [], c: [], v: [] }],
    ['as for an unknown ticker', []],
  ])('a pair that is not traded is not found: %s', (_, answer) => {
    expect(() => parse(answer)).toThrow(expect.objectContaining({ reason: 'not-found' }))
  })
})

describe('Binance', () => {
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
