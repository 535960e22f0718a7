import { describe, expect, test } from 'vitest'
import { sample } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals, provesRows, rowsOf } from '../../../tests/source-answers.ts'
import { parseMercadoBitcoin, parseMercadoBitcoinCandles } from './mercado-bitcoin.ts'

provesOrigins('mercado-bitcoin', {
  'composed/candles_BTC-BRL_1d.composed.json':
    'composed: UDF columns t,o,h,l,c,v with strings: two public files (one "verified 2026-05-26")',
  'composed/error.composed.json': 'composed: UNVERIFIED shape',
  'composed/tickers_ns_date.composed.json':
    'composed: nanosecond "date" attested by a public test fixture (comment "# Nanose..."). Exceeds 2^53: parse as string/BigInt or divide by magnitude',
  'tickers_BTC-BRL_2021.docs.json':
    'verbatim-doc: API v4 docs sample as quoted in a public file. Strings with 8 decimals; date in SECONDS (int)',
})

provesRefusals('mercado-bitcoin', [
  {
    good: 'composed/tickers_ns_date.composed.json',
    parse: (answer) => parseMercadoBitcoin(answer, ['BTC-BRL', 'ETH-BRL']),
  },
  {
    good: 'composed/candles_BTC-BRL_1d.composed.json',
    parse: (answer) => parseMercadoBitcoinCandles(answer, 'BTC-BRL'),
  },
])

test.each([
  ['tickers_BTC-BRL_2021.docs', 144.07000004, '2021-11-05T10:14:39.000Z'],
  ['composed/tickers_ns_date.composed', 397795, '2026-09-17T22:30:05.000Z'],
])('%s: seconds or nanoseconds', (name, last, pricedAt) => {
  expect(parseMercadoBitcoin(sample(`mercado-bitcoin/${name}.json`), ['BTC-BRL'])[0]).toMatchObject({
    last,
    pricedAt,
  })
})

test('a pair that is missing is not found', () => {
  expect(() => parseMercadoBitcoin([], ['BTC-BRL'])).toThrow('BTC-BRL')
})

const [ticker] = sample('mercado-bitcoin/composed/tickers_ns_date.composed.json') as object[]
provesRows('mercado-bitcoin', '0.last', (wrong) =>
  parseMercadoBitcoin(
    rowsOf(ticker, { last: '0.00000000' }, wrong),
    Array.from({ length: 26 - wrong }, (_, index) => `${index + wrong}-BRL`),
  ),
)

const days = [
  { openedAt: '2026-09-15T00:00:00.000Z', close: 396120 },
  { openedAt: '2026-09-16T00:00:00.000Z', close: 395214 },
  { openedAt: '2026-09-17T00:00:00.000Z', close: 397795 },
]

type Columns = Record<'t' | 'o' | 'h' | 'l' | 'c' | 'v', (string | number)[]>

describe('candles', () => {
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
