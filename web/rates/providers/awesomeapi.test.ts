import { describe, expect, test } from 'vitest'
import { sample, sampleText } from '../../../tests/provider-samples.ts'
import { provesOrigins, provesRefusals } from '../../../tests/source-answers.ts'
import { isSourceError, type SourceError } from '../source-error.ts'
import { parseAwesomeApi, parseAwesomeApiDaily, parseAwesomeApiMinutes } from './awesomeapi.ts'

provesOrigins('awesomeapi', {
  'composed/error_429_quota.composed.json':
    'composed: the status is attested, the body is not; too many requests',
  'composed/error_522_cloudflare.html':
    'composed: the status is attested (economy-api #53, #54); source down',
  'daily_USD-BRL_2022-12-20.json':
    'recorded, first two rows; `bid` of the second lies outside `low`…`high`; `/json/daily/USD-BRL/30`',
  'daily_USD-BRL_period_2018_ms.docs.json':
    'sample of the documentation; timestamps in milliseconds; `/json/daily/USD-BRL/?start_date…`',
  'error_404_CoinNotExists.json': 'recorded: HTTP 404 for the whole batch; a batch with one unknown pair',
  'last_USD-BRL_2025-06-17.json':
    'recorded: Python test mock copied from a live answer; `/json/last/USD-BRL`',
  'last_USD-BRL_2026-10-05.json':
    'recorded: README of a student project (UNIFEG) that calls the live API; `/json/last/USD-BRL`',
  'last_USD-BRL_EUR-BRL_2020-06-02.json':
    'sample of github.com/awesomeapibrasil/economy-api, README; `/json/last/USD-BRL,EUR-BRL`',
  'last_USD-BRL_EUR-BRL_BTC-BRL_2021-04-13.docs.json':
    'sample of docs.awesomeapi.com.br/api-de-moedas; `/json/last/USD-BRL,EUR-BRL,BTC-BRL`',
  'last_USD-BRL_EUR-BRL_BTC-BRL_2026-09-17.partial.json':
    'partial: `bid`, `pctChange`, `create_date` recorded; `high`, `low`, `ask`, `varBid`, `timestamp` filled in; the same',
  'sequential_USD-BRL_2020-03-30.docs.json':
    'sample of docs.awesomeapi.com.br/api-de-moedas; rows come three minutes apart; `/USD-BRL/5`',
})

provesRefusals('awesomeapi', [
  {
    good: 'last_USD-BRL_2026-10-05.json',
    parse: (answer) => parseAwesomeApi(answer, 'USD-BRL'),
    signed: /varBid$/,
  },
  {
    good: 'sequential_USD-BRL_2020-03-30.docs.json',
    parse: (answer) => parseAwesomeApiMinutes(answer, 'USD-BRL'),
    signed: /varBid$/,
  },
])

const recorded = (name: string) => JSON.parse(sampleText(`awesomeapi/${name}.json`))

const good = {
  code: 'USD',
  codein: 'BRL',
  name: 'Dólar Americano/Real Brasileiro',
  high: '5.222',
  low: '4.9529',
  varBid: '-0.2232',
  pctChange: '-4.274227',
  bid: '4.9988',
  ask: '4.9993',
  timestamp: '1791239406',
  create_date: '2026-10-05 19:30:06',
}

const without = (name: keyof typeof good) =>
  Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))

describe('parseAwesomeApi', () => {
  test('reads a recorded answer', () => {
    const price = parseAwesomeApi(recorded('last_USD-BRL_2026-10-05'), 'USD-BRL')
    expect(price).toMatchObject({
      bid: 4.9988,
      ask: 4.9993,
      low: 4.9529,
      high: 5.222,
      change: -0.2232,
      pricedAt: '2026-10-05T22:30:06.000Z',
    })
    // The source says -4.274227 %.
    expect(price.changeFraction).toBeCloseTo(-0.04274227, 6)
  })

  test.each([
    ['last_USD-BRL_2025-06-17', 'USD-BRL', 5.4959],
    ['last_USD-BRL_EUR-BRL_2020-06-02', 'USD-BRL', 5.2279],
    ['last_USD-BRL_EUR-BRL_2020-06-02', 'EUR-BRL', 5.8462],
    ['last_USD-BRL_EUR-BRL_BTC-BRL_2021-04-13.docs', 'BTC-BRL', 359973.9],
    ['last_USD-BRL_EUR-BRL_BTC-BRL_2026-09-17.partial', 'EUR-BRL', 5.8849],
  ])('%s holds %s at %d, and the change agrees with the source', (name, pair, bid) => {
    const price = parseAwesomeApi(recorded(name), pair)
    const said = Number(recorded(name)[pair.replace('-', '')].pctChange)
    expect(price.bid).toBe(bid)
    expect(Math.abs((price.changeFraction ?? Number.NaN) * 100 - said)).toBeLessThan(0.01)
  })

  test('reads milliseconds, and a bid outside low and high, as the daily rows of 2018 and 2022 have them', () => {
    const [old] = recorded('daily_USD-BRL_period_2018_ms.docs')
    expect(parseAwesomeApi({ USDBRL: old }, 'USD-BRL').pricedAt).toBe('2018-09-28T12:09:00.000Z')
    const [, frozen] = recorded('daily_USD-BRL_2022-12-20')
    expect(parseAwesomeApi({ USDBRL: { code: 'USD', codein: 'BRL', ...frozen } }, 'USD-BRL').high).toBe(
      5.2934,
    )
  })

  test('ignores fields it does not know', () => {
    expect(parseAwesomeApi({ USDBRL: { ...good, extra: null }, XYZ: 1 }, 'USD-BRL').bid).toBe(4.9988)
  })

  test.each([
    ['null', null, ''],
    ['an array', [good], ''],
    ['a text', 'ok', ''],
    ['empty', {}, 'USDBRL'],
    ['another pair', { EURBRL: good }, 'USDBRL'],
    ['pair null', { USDBRL: null }, 'USDBRL'],
    ['error envelope', recorded('error_404_CoinNotExists'), 'USDBRL'],
    ['no code', { USDBRL: without('code') }, 'USDBRL.code'],
    ['other code', { USDBRL: { ...good, code: 'CAD' } }, 'USDBRL.code'],
    ['other codein', { USDBRL: { ...good, codein: 'BRLT' } }, 'USDBRL.codein'],
    ['no bid', { USDBRL: without('bid') }, 'USDBRL.bid'],
    ['bid empty', { USDBRL: { ...good, bid: '' } }, 'USDBRL.bid'],
    ['bid blank', { USDBRL: { ...good, bid: ' ' } }, 'USDBRL.bid'],
    ['bid a number', { USDBRL: { ...good, bid: 4.9988 } }, 'USDBRL.bid'],
    ['bid null', { USDBRL: { ...good, bid: null } }, 'USDBRL.bid'],
    ['bid NaN', { USDBRL: { ...good, bid: 'NaN' } }, 'USDBRL.bid'],
    ['bid Infinity', { USDBRL: { ...good, bid: 'Infinity' } }, 'USDBRL.bid'],
    ['bid with a comma', { USDBRL: { ...good, bid: '4,9988' } }, 'USDBRL.bid'],
    ['bid with thousands', { USDBRL: { ...good, bid: '4.998.8' } }, 'USDBRL.bid'],
    ['bid exponent', { USDBRL: { ...good, bid: '4.9e0' } }, 'USDBRL.bid'],
    ['bid hexadecimal', { USDBRL: { ...good, bid: '0x5' } }, 'USDBRL.bid'],
    ['bid a dash', { USDBRL: { ...good, bid: '-' } }, 'USDBRL.bid'],
    ['bid zero', { USDBRL: { ...good, bid: '0.0000' } }, 'USDBRL.bid'],
    ['bid negative', { USDBRL: { ...good, bid: '-4.9988' } }, 'USDBRL.bid'],
    ['bid endless', { USDBRL: { ...good, bid: '9'.repeat(400) } }, 'USDBRL.bid'],
    ['no ask', { USDBRL: without('ask') }, 'USDBRL.ask'],
    ['ask below bid', { USDBRL: { ...good, ask: '4.9987' } }, 'USDBRL.ask'],
    ['ask far above bid', { USDBRL: { ...good, ask: '5.1' } }, 'USDBRL.ask'],
    ['ask ten-fold', { USDBRL: { ...good, ask: '49.993' } }, 'USDBRL.ask'],
    ['no high', { USDBRL: without('high') }, 'USDBRL.high'],
    ['high below low', { USDBRL: { ...good, high: '4.9' } }, 'USDBRL.high'],
    ['low empty', { USDBRL: { ...good, low: '' } }, 'USDBRL.low'],
    ['no varBid', { USDBRL: without('varBid') }, 'USDBRL.varBid'],
    ['varBid in percent', { USDBRL: { ...good, varBid: '-4.2%' } }, 'USDBRL.varBid'],
    ['varBid above bid', { USDBRL: { ...good, varBid: '5' } }, 'USDBRL.varBid'],
    ['no timestamp', { USDBRL: without('timestamp') }, 'USDBRL.timestamp'],
    ['timestamp a number', { USDBRL: { ...good, timestamp: 1791239406 } }, 'USDBRL.timestamp'],
    ['timestamp in words', { USDBRL: { ...good, timestamp: '2026-10-05 19:30:06' } }, 'USDBRL.timestamp'],
    ['timestamp of eleven digits', { USDBRL: { ...good, timestamp: '17912394060' } }, 'USDBRL.timestamp'],
  ])('refuses %s and names the field', (_, answer, field) => {
    const refusal = refusalOf(() => parseAwesomeApi(answer, 'USD-BRL'))
    expect(refusal.reason).toBe('format')
    expect(refusal.field).toBe(field)
    expect(refusal.message).toContain(field)
  })
})

test('a step of the fourth decimal is no spread: a peso costs a third of a centavo', () => {
  const peso = { ...good, code: 'ARS', high: '0.0035', low: '0.0034', varBid: '0', bid: '0.0034' }
  const price = (ask: string) => parseAwesomeApi({ ARSBRL: { ...peso, ask } }, 'ARS-BRL')
  expect(price('0.0035')).toMatchObject({ bid: 0.0034, ask: 0.0035 })
  expect(() => price('0.0036')).toThrow('ARSBRL.ask')
})

test.each(['', '000', '000000', '000000000'])('a time in seconds and %j is of its instant', (rest) => {
  const answer = { USDBRL: { ...good, timestamp: `1791239406${rest}` } }
  expect(parseAwesomeApi(answer, 'USD-BRL').pricedAt).toBe('2026-10-05T22:30:06.000Z')
})

function refusalOf(attempt: () => unknown): SourceError {
  try {
    attempt()
  } catch (error) {
    if (isSourceError(error)) return error
    throw error
  }
  throw new Error('accepted')
}

test('days of Brasília, oldest first, two rows of a day once', () => {
  const days = parseAwesomeApiDaily(sample('awesomeapi/daily_USD-BRL_period_2018_ms.docs.json'))
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
  expect(new Set(days.map(({ day }) => day)).size).toBe(days.length)
  expect(parseAwesomeApiDaily(sample('awesomeapi/daily_USD-BRL_2022-12-20.json')).length).toBeGreaterThan(0)
})

describe('minute by minute', () => {
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

test('a minute whose spread is crossed is left out', () => {
  const minutes = sample('awesomeapi/sequential_USD-BRL_2020-03-30.docs.json') as object[]
  const crossed = minutes.with(1, { ...minutes[1], ask: '5.1925' })
  expect(parseAwesomeApiMinutes(crossed, 'USD-BRL')).toHaveLength(4)
})
