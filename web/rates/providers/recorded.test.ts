import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sample, samplesOf, sampleText } from '../../../tests/provider-samples.ts'
import { sources } from '../sources.ts'
import { parseAwesomeApiDaily, parseAwesomeApiMinutes } from './awesomeapi.ts'
import { parseCotahist } from './b3-cotahist.ts'
import { parseFocus } from './bcb-focus.ts'
import { parsePtax } from './bcb-ptax.ts'
import { parseSgs } from './bcb-sgs.ts'
import { parseBinance } from './binance.ts'
import { parseStock, parseStockList } from './brapi.ts'
import { parseHolidays, parseRate } from './brasilapi.ts'
import { parseCoinChart, parseCoinMarket, parseCoins } from './coingecko.ts'
import { parseEcbDays, parseEuroReference, parseFrankfurter } from './frankfurter.ts'
import { parseMercadoBitcoin } from './mercado-bitcoin.ts'
import { newestBonds } from './tesouro-transparente.ts'

describe('a kept answer', () => {
  const lists = `${sampleText('SOURCES.md')}${sampleText('awesomeapi/SOURCES.md')}`

  test.each(Object.keys(sources))('of %s is there, and SOURCES.md says where each comes from', (source) => {
    const names = samplesOf(source)
    expect(names).not.toEqual([])
    expect(names.filter((name) => !lists.includes(name))).toEqual([])
  })
})

test('the answers of every source are read here', () => {
  const code = readFileSync(import.meta.filename, 'utf8')
  expect(Object.keys(sources).filter((source) => !code.includes(`from './${source}.ts'`))).toEqual([])
})

describe('one wrong row of many', () => {
  const [coin] = sample('coingecko/coins_markets_usd_top10_2026-02-27.json') as object[]
  const [ticker] = sample('mercado-bitcoin/composed/tickers_ns_date.composed.json') as object[]
  const [listed] = (sample('brapi/composed/quote_list.composed.json') as { stocks: object[] }).stocks // as composed
  /** A row 26 times, each of another asset, `wrong` of them with the price of what was not traded. */
  const rows = (row: object | undefined, zero: object, wrong: number) =>
    Array.from({ length: 26 }, (_, index) => ({
      ...row,
      ...{ id: `${index}`, pair: `${index}-BRL`, stock: `${index}` },
      ...(index < wrong && zero),
    }))
  const pairsFrom = (first: number) => Array.from({ length: 26 }, (_, index) => `${index}-BRL`).slice(first)

  const lists: [string, string, (wrong: number) => unknown[]][] = [
    ['CoinGecko', '0.current_price', (wrong) => parseCoins(rows(coin, { current_price: 0 }, wrong))],
    ['brapi', 'stocks.0.close', (wrong) => parseStockList({ stocks: rows(listed, { close: 0 }, wrong) })],
    [
      'Mercado Bitcoin',
      '0.last',
      (wrong) => parseMercadoBitcoin(rows(ticker, { last: '0.00000000' }, wrong), pairsFrom(wrong)),
    ],
  ]

  test.each(lists)('%s: it is left out, and half of them are another format', (_, field, parse) => {
    expect(parse(0)).toHaveLength(26)
    expect(parse(1)).toHaveLength(25)
    expect(parse(12)).toHaveLength(14)
    expect(() => parse(13)).toThrow(`${field}: não é positivo`)
  })

  test('AwesomeAPI: a minute whose spread is crossed is left out', () => {
    const minutes = sample('awesomeapi/sequential_USD-BRL_2020-03-30.docs.json') as object[]
    const crossed = minutes.with(1, { ...minutes[1], ask: '5.1925' })
    expect(parseAwesomeApiMinutes(crossed, 'USD-BRL')).toHaveLength(4)
  })
})

async function* linesOf(text: string) {
  yield* text.split('\n')
}

test('AwesomeAPI: days of Brasília, oldest first, two rows of a day once', () => {
  const days = parseAwesomeApiDaily(sample('awesomeapi/daily_USD-BRL_period_2018_ms.docs.json'))
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
  expect(parseAwesomeApiDaily(sample('awesomeapi/daily_USD-BRL_2022-12-20.json')).length).toBeGreaterThan(0)
})

describe('AwesomeAPI, minute by minute', () => {
  const body = sample('awesomeapi/sequential_USD-BRL_2020-03-30.docs.json')

  test('the selling price at each instant, oldest first: minutes are not always one apart', () => {
    expect(parseAwesomeApiMinutes(body, 'USD-BRL')).toEqual([
      { at: '2020-03-30T20:46:39.000Z', price: 5.192 },
      { at: '2020-03-30T20:49:39.000Z', price: 5.1936 },
      { at: '2020-03-30T20:52:40.000Z', price: 5.194 },
      { at: '2020-03-30T20:55:49.000Z', price: 5.194 },
      { at: '2020-03-30T20:58:48.000Z', price: 5.1945 },
    ])
  })

  test('another pair is refused by its name, and so is an answer that says no name', () => {
    expect(() => parseAwesomeApiMinutes(body, 'EUR-BRL')).toThrow('0.code')
    expect(() => parseAwesomeApiMinutes([(body as object[])[1]], 'USD-BRL')).toThrow('0.code')
    expect(() => parseAwesomeApiMinutes([], 'USD-BRL')).toThrow()
  })

  test('an instant that comes twice is one point', () => {
    const [newest, ...others] = body as object[]
    const twice = parseAwesomeApiMinutes([newest, { ...newest, ask: '9.9' }, ...others], 'USD-BRL')
    expect(twice).toEqual(parseAwesomeApiMinutes(body, 'USD-BRL'))
  })
})

describe('Banco Central, PTAX', () => {
  test('the closes of a week, oldest first, with the time of Brasília', () => {
    const closes = parsePtax(sample('bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json'))
    expect(closes).toHaveLength(5)
    expect(closes[0]).toEqual({
      day: '2026-03-02',
      buy: 5.1995,
      sell: 5.2001,
      publishedAt: '2026-03-02T16:09:26.000Z',
    })
  })

  test('the close alone, under its old name too, of the bulletins of a day', () => {
    const closes = parsePtax(sample('bcb-ptax/CotacaoMoedaDia_USD_2023-06-27.json'))
    expect(closes.map(({ day }) => day)).toEqual(['2023-06-27'])
  })

  test('one close a day, in whatever order and however often they come', () => {
    const answer = sample('bcb-ptax/CotacaoMoedaPeriodo_USD_2026-03-01_2026-03-07.json') as {
      value: unknown[]
    } // as recorded
    const repeated = { value: [...answer.value.toReversed(), ...answer.value] }
    expect(parsePtax(repeated)).toEqual(parsePtax(answer))
  })

  test('nothing on a weekend', () => {
    expect(parsePtax(sample('bcb-ptax/composed/CotacaoMoedaDia_weekend_empty.json'))).toEqual([])
  })

  test('an answer without the buying rate is refused', () => {
    const projected = sample('bcb-ptax/CotacaoMoedaPeriodo_micros_2026-09-18_21.json')
    expect(() => parsePtax(projected)).toThrow('value.0.cotacaoCompra')
  })
})

describe('Banco Central, SGS', () => {
  test('the Selic target is not of days to come', () => {
    const answer = sample('bcb-sgs/432_ultimos3_future_dates_2026-10-05.json')
    expect(parseSgs(answer, '2026-10-05')).toEqual([])
    expect(parseSgs(answer, '2026-11-03').at(-1)).toEqual({ day: '2026-11-03', value: 13.75 })
  })

  test.each([
    ['12_cdi_diario', 0.050788],
    ['433_ipca_2026-09-25', -0.32],
    ['13522_ipca_12m_2026-09-25', 4.22],
    ['4389_cdi_anual_2026-09-25', 13.65],
    ['1_dolar_ptax_venda_recorte_2026-10-05', 5.2238],
    ['432_selic_meta_recorte_2026-10-05', 13.75],
  ])('%s ends with %s', (name, value) => {
    const points = parseSgs(sample(`bcb-sgs/${name}.json`), '2026-10-05')
    expect(points.map(({ day }) => day)).toEqual(points.map(({ day }) => day).toSorted())
    expect(points.at(-1)?.value).toBe(value)
  })

  test('a period says its last day', () => {
    const [period] = parseSgs(sample('bcb-sgs/composed/226_tr.composed.json'), '2026-10-05')
    expect(period).toEqual({ day: '2026-10-01', until: '2026-11-01', value: 0.1734 })
  })

  test('of two values of a day the later one holds', () => {
    const revised = [
      { data: '01/08/2026', valor: '-0.32' },
      { data: '01/08/2026', valor: '-0.30' },
    ]
    expect(parseSgs(revised, '2026-10-05')).toEqual([{ day: '2026-08-01', value: -0.3 }])
  })

  test.each(['error_404_no_values', 'error_406_window_10y', 'error_400_invalid_date'])(
    '%s is no series',
    (name) => {
      expect(() => parseSgs(sample(`bcb-sgs/${name}.json`), '2026-10-05')).toThrow()
    },
  )
})

test('Banco Central, Focus: the newest median of each year', () => {
  const [first] = parseFocus(sample('bcb-focus/ExpectativasMercadoAnuais_2026-09-25.partial.json'), 'IPCA')
  expect(first).toEqual({ day: '2026-09-25', year: 2026, median: 4.9915, respondents: 150 })
})

test('Frankfurter: the pair that was asked for, and no other', () => {
  const answer = sample('frankfurter/v2_rate_EUR_USD.docs.json')
  expect(parseFrankfurter(answer, 'EUR-USD')).toEqual({ day: '2026-03-25', rate: 1.1568 })
  expect(() => parseFrankfurter(answer, 'USD-BRL')).toThrow('base')
})

test('Frankfurter, reference: every quote that was asked for, of one day', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json')
  const read = parseEuroReference(answer, ['USD', 'GBP'])
  expect(read).toEqual({ day: '2024-01-15', rates: { USD: 1.089, GBP: 0.8623 } })
  expect(() => parseEuroReference(answer, ['USD', 'BRL'])).toThrow('quote')
  const [first, ...others] = answer as object[]
  const wrong = (row: object) => () => parseEuroReference([first, ...others, row], ['USD'])
  expect(wrong({ date: '2024-01-16', base: 'EUR', quote: 'BRL', rate: 5 })).toThrow('3.date')
  expect(wrong({ date: '2024-01-15', base: 'USD', quote: 'BRL', rate: 5 })).toThrow('3.base')
  expect(wrong({ date: '2024-01-15', base: 'EUR', quote: 'USD', rate: 5 })).toThrow('3.quote')
})

test('Frankfurter, days: each that has every quote, oldest first', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json') as { date: string; quote: string }[]
  const dayBefore = answer.map((row) => ({ ...row, date: '2024-01-12' }))
  const halfDay = answer.filter(({ quote }) => quote === 'USD').map((row) => ({ ...row, date: '2024-01-16' }))
  const read = parseEcbDays([...answer, ...halfDay, ...dayBefore], ['USD', 'GBP'])
  const rates = { USD: 1.089, GBP: 0.8623 }
  expect(read).toEqual([
    { day: '2024-01-12', rates },
    { day: '2024-01-15', rates },
  ])
})

test('Frankfurter, reference: of the other currencies those that the bank still has', () => {
  const answer = sample('frankfurter/v2_rates_2024-01-15.docs.json') as object[]
  const others = ['GBP', 'RUB', 'JPY']
  expect(parseEuroReference(answer, ['USD'], others)).toEqual({
    day: '2024-01-15',
    rates: { USD: 1.089, GBP: 0.8623 },
  })
  const givenUp = { date: '2022-03-01', base: 'EUR', quote: 'RUB', rate: 117.2 }
  expect(parseEuroReference([givenUp, ...answer], ['USD'], others)).toEqual(
    parseEuroReference(answer, ['USD'], others),
  )
  expect(() => parseEuroReference([...answer, { ...givenUp, base: 'USD' }], ['USD'], others)).toThrow(
    '3.base',
  )
})

test('BrasilAPI: the holidays of a year, Consciência Negra among them', () => {
  const days = parseHolidays(sample('brasilapi/composed/feriados_2026.computed.json')).map(({ day }) => day)
  expect(days).toContain('2026-11-20')
  expect(days).toEqual(days.toSorted())
  expect(new Set(days).size).toBe(days.length)
})

test('BrasilAPI: a rate by its name, and no other', () => {
  const answer = sample('brasilapi/composed/taxas.composed.json') as object[]
  const names = ['Selic', 'CDI', 'IPCA'] as const
  expect(names.map((name) => parseRate(answer, name))).toEqual([13.75, 13.65, 4.22])
  expect(() => parseRate(answer.slice(1), 'Selic')).toThrow('Selic: ausente')
  expect(() => parseRate([{ nome: 'Selic', valor: 0 }], 'Selic')).toThrow('Selic: não é positivo')
  expect(parseRate([{ nome: 'IPCA', valor: -0.1 }], 'IPCA')).toBe(-0.1)
})

describe('CoinGecko', () => {
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
})

describe('Mercado Bitcoin', () => {
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
})

test('Binance: the pair that was asked for', () => {
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

describe('brapi', () => {
  test('a share, with its change since the close before', () => {
    const { quote } = parseStock(sample('brapi/quote_PETR4_2025-05-02.docs.json'), 'PETR4')
    expect(quote).toMatchObject({ price: 30.81, change: 0.82, pricedAt: '2025-05-02T20:07:46.000Z' })
    expect(quote.changeFraction).toBeCloseTo(0.02734, 5)
  })

  test('after the close the previous close equals the price, and is not believed', () => {
    const answer = sample('brapi/quote_VALE3_prevclose_equals_price_2026-09-08.json')
    const { quote } = parseStock(answer, 'VALE3')
    expect(quote.change).toBe(0.77)
    expect(quote.changeFraction).toBeCloseTo(0.77 / 78.62, 8)
  })

  test('without a change it follows from the close before, and is unknown when that equals the price', () => {
    const answer = sample('brapi/quote_PETR4_2026-06-10_trimmed.json')
    expect(parseStock(answer, 'PETR4').quote.change).toBe(0.62)
    const flat = JSON.parse(JSON.stringify(answer).replace('41.17', '41.79'))
    expect(parseStock(flat, 'PETR4').quote).toMatchObject({ change: null, changeFraction: null })
  })

  test('the sessions of a month are days of Brasília', () => {
    const results = sample('brapi/quote_PETR4_VALE3_1mo_2025-07-21.results.json')
    const { bars } = parseStock({ results }, 'PETR4')
    expect(bars[0]).toMatchObject({ day: '2025-06-23', close: 32 })
    expect(new Set(bars.map(({ day }) => day)).size).toBe(bars.length)
  })

  test('another symbol is refused', () => {
    expect(() => parseStock(sample('brapi/quote_PETR4_2025-05-02.docs.json'), 'AXIA3')).toThrow('symbol')
  })

  test('what was paid and the multiples, on a plan that has them', () => {
    const answer = sample('brapi/composed/quote_PETR4_dividends.composed.json')
    const { payouts, statistics, bars } = parseStock(answer, 'PETR4')
    expect(payouts).toEqual([
      {
        kind: 'jcp',
        label: 'JCP',
        heldOn: '2026-02-19',
        paidOn: '2026-03-20',
        isDeadline: false,
        gross: 0.31,
      },
      {
        kind: 'dividend',
        label: 'DIVIDENDO',
        heldOn: '2025-06-02',
        paidOn: '2025-09-22',
        isDeadline: false,
        gross: 0.30845,
      },
    ])
    expect(statistics).toEqual({
      priceEarnings: 6.81,
      priceToBook: 1.15,
      marketCap: 487_323_000_000,
      balanceOn: '2025-09-30',
      updatedOn: '2026-02-20',
    })
    expect(bars[0]).toMatchObject({ close: 37.02, adjusted: 36.7 })
  })

  test('on a plan without them they are absent, which is not zero', () => {
    const { payouts, statistics } = parseStock(sample('brapi/quote_PETR4_2026-06-10_trimmed.json'), 'PETR4')
    expect([payouts, statistics]).toEqual([null, null])
    // The ratio without a day of the answers of 2025.
    const before = parseStock(sample('brapi/quote_PETR4_2025-05-02.docs.json'), 'PETR4')
    expect(before.statistics).toMatchObject({ priceToBook: null, updatedOn: null })
    expect(before.statistics?.priceEarnings).toBeCloseTo(10.864, 3)
  })

  test('a day of Brasília in each of the forms that were seen, and no other', () => {
    const text = sampleText('brapi/composed/quote_PETR4_dividends.composed.json')
    const heldOn = (day: string) =>
      parseStock(JSON.parse(text.replace('2026-02-19T00:00:00.000Z', day)), 'PETR4').payouts?.[0]?.heldOn
    for (const form of ['2026-02-19', '2026-02-19T03:00:00.000Z', '2026-02-19 00:00:00+00']) {
      expect(heldOn(form)).toBe('2026-02-19')
    }
    for (const form of ['19/02/2026', '2026-02-30', '2026-02-19T21:00:00.000Z', '']) {
      expect(() => heldOn(form), form).toThrow('lastDatePrior')
    }
  })

  test('the list, one row an asset', () => {
    const answer = sample('brapi/composed/quote_list.composed.json') as { stocks: unknown[] } // as composed
    expect(parseStockList({ stocks: [...answer.stocks, answer.stocks[0]] })).toEqual(parseStockList(answer))
    expect(parseStockList(sample('brapi/composed/quote_list.composed.json'))[0]).toMatchObject({
      symbol: 'PETR4',
      close: 38.47,
      kind: 'stock',
    })
  })
})

test('Tesouro: the bonds of the newest day of a file in no order', async () => {
  const text = sampleText('tesouro-transparente/precotaxatesourodireto_excerpt_2026-09-30.csv')
  const bonds = await newestBonds(linesOf(text))
  expect(new Set(bonds.map(({ day }) => day)).size).toBe(1)
  expect(bonds).toContainEqual({
    kind: 'Tesouro Prefixado',
    maturity: '2029-01-01',
    day: '2026-09-30',
    investRate: 0.1321,
    redeemRate: 0.1333,
    investPrice: 754.1,
    redeemPrice: 753.2,
  })
})

test('B3: the cash market of a day, prices with their two implied decimals', () => {
  const sessions = parseCotahist(sampleText('b3-cotahist/COTAHIST_D04012016_excerpt.TXT'))
  expect(sessions.find(({ symbol }) => symbol === 'ABEV3')).toMatchObject({
    day: '2016-01-04',
    open: 17.73,
    high: 17.73,
    low: 17.21,
    close: 17.21,
  })
})
