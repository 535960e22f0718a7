import { expect, test } from 'vitest'
import { sample, sampleText } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals, provesRows, rowsOf } from '../../../tests/source-answers.ts'
import { parseStock, parseStockList } from './brapi.ts'

provesOrigins('brapi', {
  'composed/error_400_range_plan.composed.json':
    'composed: a public test: "Verified live: limit.current = [1d,5d,1mo,3mo]; 6mo is a 400"; other keys composed',
  'composed/error_401_missing_token.composed.json':
    'composed: code MISSING_TOKEN seen live 2026-09-23 for MXRF11 without token (LucianoAMagalhaes/finance-hubs); message composed; {"error":true,"message":...} envelope as in a public file',
  'composed/error_403_plan.composed.json':
    'composed: code FEATURE_NOT_AVAILABLE and status 403 as handled by three public clients of brapi; message composed',
  'composed/error_404_not_found.composed.json': 'composed: a public file',
  'composed/quote_PETR4_dividends.composed.json':
    'composed: `?dividends=true&modules=defaultKeyStatistics`: fields of brapi-dev/brapi-typescript src/resources/quote.ts and brapi-python types/{dividends_data,default_key_statistics_entry}.py; P/L 6.81, P/VP 1.15 and market value seen live on 2026-02-20 (a public list of tests: there `dividendYield` and `priceEarnings` come null), the payment of 0.30845 in a public example; other numbers composed',
  'composed/quote_list.composed.json':
    'composed: field list from brapi-dev/brapi-python src/brapi/types/quote_list_response.py @7dbc1b4 (2026-07-12)',
  'composed/v2_currency.composed.json':
    'composed: brapi-python types/v2/currency_retrieve_response.py: an AwesomeAPI pass-through with other key names; all strings',
  'composed/v2_prime-rate.composed.json': 'composed: brapi-python types/v2/prime_rate_retrieve_response.py',
  'composed/v2_stocks_quote.composed.json':
    'composed: GET /api/v2/stocks/quote?symbols=; envelope requestedSymbol/symbol/changed/data from brapi.dev/docs/acoes/dados-financeiros and two public files',
  'error_400_INVALID_RANGE_2026-08-11.json': 'verbatim: a public file: "envelope real de violação de plano"',
  'quote_EGIE3_2025-08-01_before_opening.json':
    'verbatim: a public notes file: asked 2025-08-01T10:49Z, before the opening: day high, low, volume and 52-week low are 0',
  'quote_PETR4_2025-05-02.docs.json':
    'verbatim-doc: https://brapi.dev/llms-full.txt. "took" was a STRING here',
  'quote_PETR4_2026-06-10_trimmed.json':
    'verbatim: Go test: "captured ... live 2026-06-10, trimmed". "took" is now a NUMBER',
  'quote_PETR4_VALE3_1mo_2025-07-21.results.json':
    'verbatim: andreb308/inoa-challenge frontend/src/lib/mockData.ts @319d942 (elements PETR4 and VALE3 of results[]; envelope dropped by that repo). historicalDataPrice.date = 10:00 São Paulo (13:00Z)',
  'quote_VALE3_prevclose_equals_price_2026-09-08.json':
    'verbatim: Rust test, "o caso medido": after the close previousClose == price; derive prev = price - change',
})

provesRefusals('brapi', [
  {
    good: 'quote_PETR4_2025-05-02.docs.json',
    parse: (answer) => parseStock(answer, 'PETR4'),
    signed: /Change|Volume|marketCap|priceEarnings/,
  },
  {
    good: 'composed/quote_PETR4_dividends.composed.json',
    parse: (answer) => parseStock(answer, 'PETR4'),
    signed: /Change|olume|marketCap|priceEarnings|trailing|priceToBook/,
  },
  {
    good: 'composed/quote_list.composed.json',
    parse: parseStockList,
    signed: /change|volume|cap/,
  },
])

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

// As composed.
const [listed] = (sample('brapi/composed/quote_list.composed.json') as { stocks: object[] }).stocks
provesRows('brapi', 'stocks.0.close', (wrong) =>
  parseStockList({ stocks: rowsOf(listed, { close: 0 }, wrong) }),
)
