import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { assets } from './assets.ts'
import { barsBetween, tickAt } from './market.ts'
import { marketEnd, marketStart } from './sessions.ts'

const brasilia = (text: string) => new Date(`${text}-03:00`)
const instants = fc.date({
  min: brasilia('2025-10-01T00:00'),
  max: brasilia('2036-12-01T00:00'),
  noInvalidDate: true,
})

describe('tickAt', () => {
  test('goes through the dated closes', () => {
    expect(tickAt('USD-BRL', brasilia('2026-10-02T17:00'))).toMatchObject({
      ask: 5.2238,
      bid: 5.2232,
      previousAsk: 5.2079,
    })
    expect(tickAt('USD-BRL', brasilia('2026-03-03T18:00'))).toMatchObject({ ask: 5.287, previousAsk: 5.2001 })
  })

  test('is the same in every run', () => {
    expect(tickAt('USD-BRL', brasilia('2026-11-18T14:00:30'))).toEqual(
      tickAt('USD-BRL', brasilia('2026-11-18T14:00')),
    )
    expect(tickAt('USD-BRL', brasilia('2026-11-18T14:01'))).not.toEqual(
      tickAt('USD-BRL', brasilia('2026-11-18T14:00')),
    )
  })

  test.each([
    '2026-11-19T17:00',
    '2026-11-19T23:59',
    '2026-11-20T14:00',
    '2026-11-21T10:00',
    '2026-11-23T08:59',
  ])('is frozen at the close of 19/11 on %s', (text) => {
    expect(tickAt('USD-BRL', brasilia(text)).pricedAt).toEqual(brasilia('2026-11-19T17:00'))
    expect(tickAt('USD-BRL', brasilia(text))).toEqual(tickAt('USD-BRL', brasilia('2026-11-19T17:00')))
  })

  test('opens at the close before', () => {
    const opening = tickAt('USD-BRL', brasilia('2026-11-23T09:00'))
    expect(opening.ask).toBe(tickAt('USD-BRL', brasilia('2026-11-19T17:00')).ask)
    expect(opening.pricedAt).toEqual(brasilia('2026-11-23T09:00'))
  })

  test('at any instant buys below what it sells, inside the day, near where it was a minute ago', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { bid, ask, low, high, pricedAt } = tickAt('USD-BRL', instant)
        expect(bid).toBeLessThan(ask)
        expect(low).toBeLessThanOrEqual(bid)
        expect(high).toBeGreaterThanOrEqual(ask)
        expect(pricedAt.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(ask).toBeGreaterThan(4)
        expect(ask).toBeLessThan(7)
        const before = tickAt('USD-BRL', new Date(instant.getTime() - 60_000)).ask
        expect(Math.abs(ask / before - 1)).toBeLessThan(0.005)
      }),
    )
  })

  test('does not exist before the simulated years or beyond them, nor for what is not simulated', () => {
    expect(() => tickAt('USD-BRL', brasilia('2021-01-03T12:00'))).toThrow(RangeError)
    expect(() => tickAt('USD-BRL', brasilia('2037-01-02T12:00'))).toThrow(RangeError)
    expect(() => tickAt('XXX-BRL', brasilia('2026-11-18T12:00'))).toThrow('XXX-BRL')
  })
})

test('the exchange and coins follow their own hours', () => {
  const holiday = brasilia('2026-11-20T14:00')
  expect(tickAt('PETR4', holiday).pricedAt).toEqual(brasilia('2026-11-19T18:00'))
  expect(tickAt('BTC-BRL', holiday).pricedAt).toEqual(holiday)
})

test('crosses agree: the euro in reais is the euro in dollars times the dollar', () => {
  const at = brasilia('2026-11-18T14:00')
  const product = tickAt('EUR-USD', at).ask * tickAt('USD-BRL', at).ask
  expect(tickAt('EUR-BRL', at).ask).toBeCloseTo(product, 3)
})

test('what follows another moves with it', () => {
  // Months in which both markets have the same holidays.
  const closes = (key: string) =>
    barsBetween(key, '2027-01-04', '2027-09-30', brasilia('2027-10-01T12:00')).map(({ close }) =>
      Math.log(close),
    )
  const returns = (logs: number[]) => logs.slice(1).map((log, index) => log - (logs[index] ?? 0))
  const correlation = (one: number[], other: number[]) => {
    const product = one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0)
    const size = (values: number[]) => Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
    return product / size(one) / size(other)
  }
  expect(correlation(returns(closes('PETR4')), returns(closes('^BVSP')))).toBeGreaterThan(0.4)
  expect(correlation(returns(closes('^BVSP')), returns(closes('USD-BRL')))).toBeLessThan(-0.2)
  expect(correlation(returns(closes('ETH-BRL')), returns(closes('BTC-BRL')))).toBeGreaterThan(0.6)
})

test.each([...assets.keys()])('%s has a price in every simulated year', (key) => {
  for (const day of [`${marketStart}T14:00`, '2023-06-15T14:00', '2026-11-18T14:00', `${marketEnd}T14:00`]) {
    const { bid, ask, low, high } = tickAt(key, brasilia(day))
    expect(bid).toBeGreaterThan(0)
    expect(bid).toBeLessThan(ask)
    expect(low).toBeLessThanOrEqual(high)
  }
})
