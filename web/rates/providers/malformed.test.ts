import { describe, expect, test } from 'vitest'
import { sample, sampleText } from '../../../tests/provider-samples.ts'
import { isSourceError } from '../source-error.ts'
import { sources } from '../sources.ts'
import { parseAwesomeApi, parseAwesomeApiMinutes } from './awesomeapi.ts'
import { parseCotahist } from './b3-cotahist.ts'
import { parseFocus } from './bcb-focus.ts'
import { parsePtax } from './bcb-ptax.ts'
import { parseSgs } from './bcb-sgs.ts'
import { parseBinance, parseBinanceCandles } from './binance.ts'
import { parseStock, parseStockList } from './brapi.ts'
import { parseHolidays, parseRate } from './brasilapi.ts'
import { parseCoinChart, parseCoinMarket, parseCoins } from './coingecko.ts'
import { parseEuroReference, parseFrankfurter } from './frankfurter.ts'
import { parseMercadoBitcoin, parseMercadoBitcoinCandles } from './mercado-bitcoin.ts'
import { parseBond } from './tesouro-transparente.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** What a field may hold that is not what it holds: the catalogue of market/README §6. */
const wrongValues: Json[] = [
  null,
  true,
  '',
  '-',
  'NaN',
  'Infinity',
  '1,5',
  '1.234,56',
  '1e3',
  '0',
  0,
  '-5.2',
  -5.2,
  {},
  [],
  'hoje',
  '2026-13-45',
  9e99,
]

const wrongWholes: Json[] = [null, true, 0, '', 'null', [], {}, [null], [[]], { value: null }, { error: 'x' }]

type Provider = {
  good: string
  parse: (answer: unknown) => unknown
  /** Fields that may be zero or negative. */
  signed?: RegExp
  /** A wrong row is left out, and what is wrong with it told only where there is no other. */
  byRow?: true
}

const json: Record<string, Provider> = {
  awesomeapi: {
    good: 'awesomeapi/last_USD-BRL_2026-10-05.json',
    parse: (answer) => parseAwesomeApi(answer, 'USD-BRL'),
    signed: /varBid$/,
  },
  'awesomeapi, minutes': {
    good: 'awesomeapi/sequential_USD-BRL_2020-03-30.docs.json',
    parse: (answer) => parseAwesomeApiMinutes(answer, 'USD-BRL'),
    signed: /varBid$/,
  },
  'bcb-ptax': { good: 'bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json', parse: parsePtax },
  'bcb-sgs': {
    good: 'bcb-sgs/433_ipca_2026-09-25.json',
    parse: (answer) => parseSgs(answer, '2026-12-31'),
    signed: /valor$/,
  },
  'bcb-focus': {
    good: 'bcb-focus/ExpectativasMercadoAnuais_2026-09-25.partial.json',
    parse: (answer) => parseFocus(answer, 'IPCA'),
    signed: /Mediana|numeroRespondentes$/,
  },
  frankfurter: {
    good: 'frankfurter/v2_rate_EUR_USD.docs.json',
    parse: (answer) => parseFrankfurter(answer, 'EUR-USD'),
  },
  'frankfurter, reference': {
    good: 'frankfurter/v2_rates_2024-01-15.docs.json',
    parse: (answer) => parseEuroReference(answer, ['USD', 'GBP']),
  },
  brasilapi: { good: 'brasilapi/composed/feriados_2026.computed.json', parse: parseHolidays },
  'brasilapi, rates': {
    good: 'brasilapi/composed/taxas.composed.json',
    parse: (answer) => parseRate(answer, 'Selic'),
  },
  'coingecko, coins': {
    good: 'coingecko/coins_markets_usd_top10_2026-02-27.json',
    parse: parseCoins,
    signed: /_cap|volume|_24h|change/,
    byRow: true,
  },
  'coingecko, a week of prices': {
    good: 'coingecko/composed/coins_markets_sparkline.composed.json',
    parse: parseCoins,
    signed: /_cap|volume|_24h|change/,
  },
  'coingecko, all coins': { good: 'coingecko/global_2023-12-21.partial.json', parse: parseCoinMarket },
  'coingecko, chart': { good: 'coingecko/market_chart_brl.json', parse: parseCoinChart },
  'mercado-bitcoin': {
    good: 'mercado-bitcoin/composed/tickers_ns_date.composed.json',
    parse: (answer) => parseMercadoBitcoin(answer, ['BTC-BRL', 'ETH-BRL']),
  },
  binance: {
    good: 'binance/composed/ticker_24hr_BTCBRL.composed.json',
    parse: (answer) => parseBinance(answer, 'BTC-BRL'),
  },
  'mercado-bitcoin, candles': {
    good: 'mercado-bitcoin/composed/candles_BTC-BRL_1d.composed.json',
    parse: (answer) => parseMercadoBitcoinCandles(answer, 'BTC-BRL'),
  },
  'binance, candles': {
    good: 'binance/composed/klines_BTCBRL_1d.composed.json',
    parse: parseBinanceCandles,
  },
  'brapi, quote': {
    good: 'brapi/quote_PETR4_2025-05-02.docs.json',
    parse: (answer) => parseStock(answer, 'PETR4'),
    signed: /Change|Volume|marketCap|priceEarnings/,
  },
  'brapi, what was paid': {
    good: 'brapi/composed/quote_PETR4_dividends.composed.json',
    parse: (answer) => parseStock(answer, 'PETR4'),
    signed: /Change|olume|marketCap|priceEarnings|trailing|priceToBook/,
  },
  'brapi, list': {
    good: 'brapi/composed/quote_list.composed.json',
    parse: parseStockList,
    signed: /change|volume|cap/,
  },
}

/** The answer with one thing wrong in it, for every field and every wrong value, and with each field taken away. */
function broken(value: Json, path: string[] = []): { at: string; wrong: Json; body: Json }[] {
  const at = path.join('.')
  const replaced = wrongValues.filter((wrong) => wrong !== value).map((wrong) => ({ at, wrong, body: wrong }))
  return [...(path.length > 0 ? replaced : []), ...brokenInside(value, path)]
}

function brokenInside(value: Json, path: string[]): ReturnType<typeof broken> {
  if (Array.isArray(value)) {
    // The first rows say all: the others are read by the same schema.
    return value.slice(0, 2).flatMap((item, index) =>
      broken(item, [...path, String(index)]).map((inner) => ({
        ...inner,
        body: value.with(index, inner.body),
      })),
    )
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, item]) => {
    const { [name]: _, ...without } = value
    const inside = broken(item, [...path, name])
    return [
      { at: [...path, name].join('.'), wrong: 'ausente', body: without },
      ...inside.map((inner) => ({ ...inner, body: { ...value, [name]: inner.body } })),
    ]
  })
}

/** Numbers that are wrong for a price, and fair for a change or a count. */
const fairNumbers: Json[] = ['0', 0, '-5.2', -5.2]

/** What came of a body: refused with the field, refused without, read as before, or read as another number. */
function outcomeOf(parse: (answer: unknown) => unknown, body: Json, good: unknown) {
  try {
    return numbersOf(parse(body)).every((number) => numbersOf(good).includes(number)) ? 'same' : 'other'
  } catch (error) {
    if (!isSourceError(error)) throw error
    return error.field === undefined ? 'unnamed' : 'named'
  }
}

function numbersOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(numbersOf)
}

test('every source stands here', () => {
  const inText = ['tesouro-transparente', 'b3-cotahist']
  const given = [...Object.keys(json).map((name) => name.replace(/, .*/, '')), ...inText]
  expect([...new Set(given)].toSorted()).toEqual(Object.keys(sources).toSorted())
})

describe.each(Object.entries(json))('%s', (_, { good, parse, signed, byRow }) => {
  const whole = sample(good) as Json // parsed from JSON
  // Of more rows one may be wrong, and three are quicker to try than all.
  const body = byRow && Array.isArray(whole) ? whole.slice(0, 3) : whole
  const read = parse(body)

  test('no wrong value of any field becomes a number', () => {
    const cases = broken(body)
    expect(cases.length).toBeGreaterThan(40)
    const others = cases.filter((wrong) => outcomeOf(parse, wrong.body, read) === 'other')
    const unfair = others.filter(({ at, wrong }) => !(signed?.test(at) && fairNumbers.includes(wrong)))
    expect(unfair.map(({ at, wrong }) => [at, wrong])).toEqual([])
  })

  test('what is refused names its field', () => {
    const alone = byRow && Array.isArray(body) ? body.slice(0, 1) : body
    const outcomes = broken(alone).map((wrong) => outcomeOf(parse, wrong.body, read))
    expect(outcomes.filter((outcome) => outcome === 'named').length).toBeGreaterThan(10)
    expect(outcomes).not.toContain('unnamed')
  })

  test.each(wrongWholes)('%j in place of the answer gives nothing', (whole) => {
    expect(['named', 'unnamed', 'same']).toContain(outcomeOf(parse, whole, []))
  })
})

describe('tesouro-transparente', () => {
  const good = 'Tesouro Prefixado;01/01/2029;30/09/2026;13,21;13,33;754,10;753,20;753,20'
  const cells = good.split(';')
  const wrongCells = [
    '',
    '-',
    'NaN',
    '1.234,56',
    '1234.56',
    'R$ 5,00',
    '31/02/2026',
    '2026-09-30',
    '1e3',
    '99999999,00',
  ]
  const lines = [
    ...cells.flatMap((_, index) => wrongCells.map((wrong) => cells.with(index, wrong).join(';'))),
    good.slice(0, 40),
    `${good};1`,
    '<html>Just a moment…</html>',
  ]

  test.each(lines)('%s', (line) => {
    const outcome = outcomeOf(() => parseBond(line, 2), null, parseBond(good, 2))
    expect(['named', 'same']).toContain(outcome)
  })
})

describe('b3-cotahist', () => {
  const good = sampleText('b3-cotahist/COTAHIST_D04012016_excerpt.TXT')
  const lines = good.split(/\r?\n/)
  const at = lines.findIndex((line) => line.startsWith('01') && line.includes('ABEV3 '))
  const withText = (start: number, text: string) => {
    const line = lines[at] ?? ''
    return lines.with(at, line.slice(0, start - 1) + text + line.slice(start - 1 + text.length)).join('\n')
  }
  const starts = [3, 13, 57, 70, 83, 109, 153, 171, 211]
  const cases = [
    ...starts.flatMap((start) =>
      ['       ', '0000,00', '-000100', 'NaN    ', '1e30000'].map((text) => withText(start, text)),
    ),
    lines.slice(1).join('\n'),
    lines.slice(0, -2).join('\n'),
    '',
    '<html></html>',
    lines.with(at, (lines[at] ?? '').slice(0, 200)).join('\n'),
  ]

  test('there are enough of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(40)
  })

  test.each(cases)('case %#', (text) => {
    expect(['named', 'same']).toContain(outcomeOf(() => parseCotahist(text), null, parseCotahist(good)))
  })
})
