import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isSourceError, type SourceError } from '../source-error.ts'
import { parseAwesomeApi } from './awesomeapi.ts'

const recorded = (name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../tests/fixtures/awesomeapi/${name}.json`, import.meta.url), 'utf8'),
  )

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
