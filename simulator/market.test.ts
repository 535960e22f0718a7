import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marketStart, tickAt } from './market.ts'

const brasilia = (text: string) => new Date(`${text}-03:00`)
const instants = fc.date({
  min: brasilia('2025-10-01T00:00'),
  max: brasilia('2028-12-01T00:00'),
  noInvalidDate: true,
})

describe('tickAt', () => {
  test('goes through the dated closes', () => {
    expect(tickAt(brasilia('2026-10-02T17:00'))).toMatchObject({
      ask: 5.2238,
      bid: 5.2232,
      previousAsk: 5.2079,
    })
    expect(tickAt(brasilia('2026-03-03T18:00'))).toMatchObject({ ask: 5.287, previousAsk: 5.2001 })
  })

  test('is the same in every run', () => {
    expect(tickAt(brasilia('2026-11-18T14:00:30'))).toEqual(tickAt(brasilia('2026-11-18T14:00')))
    expect(tickAt(brasilia('2026-11-18T14:01'))).not.toEqual(tickAt(brasilia('2026-11-18T14:00')))
  })

  test.each([
    '2026-11-19T17:00',
    '2026-11-19T23:59',
    '2026-11-20T14:00',
    '2026-11-21T10:00',
    '2026-11-23T08:59',
  ])('is frozen at the close of 19/11 on %s', (text) => {
    expect(tickAt(brasilia(text)).pricedAt).toEqual(brasilia('2026-11-19T17:00'))
    expect(tickAt(brasilia(text))).toEqual(tickAt(brasilia('2026-11-19T17:00')))
  })

  test('opens at the close before', () => {
    const opening = tickAt(brasilia('2026-11-23T09:00'))
    expect(opening.ask).toBe(tickAt(brasilia('2026-11-19T17:00')).ask)
    expect(opening.pricedAt).toEqual(brasilia('2026-11-23T09:00'))
  })

  test('at any instant buys below what it sells, inside the day, near where it was a minute ago', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        const { bid, ask, low, high, pricedAt } = tickAt(instant)
        expect(bid).toBeLessThan(ask)
        expect(low).toBeLessThanOrEqual(bid)
        expect(high).toBeGreaterThanOrEqual(ask)
        expect(pricedAt.getTime()).toBeLessThanOrEqual(instant.getTime())
        expect(ask).toBeGreaterThan(4)
        expect(ask).toBeLessThan(7)
        const before = tickAt(new Date(instant.getTime() - 60_000)).ask
        expect(Math.abs(ask / before - 1)).toBeLessThan(0.005)
      }),
    )
  })

  test('does not exist before the seed or beyond the calendar', () => {
    expect(() => tickAt(brasilia('2025-09-29T12:00'))).toThrow(RangeError)
    expect(() => tickAt(brasilia('2029-01-02T12:00'))).toThrow(RangeError)
    expect(tickAt(brasilia(`${marketStart}T12:00`)).previousAsk).toBe(5.3229)
  })
})
