import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { crossings, daySights, hitDays, isReached, look } from './alerts.ts'

const below = { condition: 'below', threshold: 5 } as const
const above = { condition: 'above', threshold: 5 } as const
const change = { condition: 'change', threshold: 0.02 } as const

const days = (...prices: number[]) =>
  daySights(prices.map((close, index) => ({ day: addDays('2026-11-02', index), close })))
const firing = (alert: Parameters<typeof crossings>[0], ...prices: number[]) =>
  crossings(alert, days(...prices)).map(({ day }) => day.slice(8))

test('fires when the price reaches the threshold, and not again while it stays there', () => {
  expect(firing(below, 5.2, 5.1, 5, 4.9, 4.8)).toEqual(['04'])
  expect(firing(above, 4.8, 5, 5.1)).toEqual(['03'])
})

test('a price that trembles around the threshold fires once; one that went 0.3 % away fires again', () => {
  expect(firing(below, 5.1, 4.99, 5.01, 4.99, 5.014, 4.99)).toEqual(['03'])
  expect(firing(below, 5.1, 4.99, 5.016, 4.99)).toEqual(['03', '05'])
  expect(firing(above, 4.9, 5.01, 4.984, 5.01)).toEqual(['03', '05'])
})

test('a change counts either way, and an unknown one never fires', () => {
  expect(firing(change, 5, 5.2, 5.2, 5)).toEqual(['03', '05'])
  expect(isReached(change, { price: 5, changeFraction: null })).toBe(false)
})

test('counts the days, and leaves out the one whose change is unknown', () => {
  expect(hitDays(below, days(5.2, 5, 4.9, 5.1))).toEqual({ hits: 2, of: 4 })
  expect(hitDays(change, days(5, 5.2, 5.21))).toEqual({ hits: 1, of: 2 })
  expect(hitDays(below, [])).toEqual({ hits: 0, of: 0 })
})

const anyPrices = fc.array(fc.double({ min: 4.5, max: 5.5, noNaN: true }), { maxLength: 60 })
const anyAlert = fc.constantFrom(below, above)

test('between two firings the price went away by more than the hysteresis', () => {
  fc.assert(
    fc.property(anyAlert, anyPrices, (alert, prices) => {
      const seen = days(...prices)
      const fired = crossings(alert, seen)
      for (const day of fired) expect(isReached(alert, day)).toBe(true)
      for (const [index, day] of fired.slice(1).entries()) {
        const between = seen.filter((other) => other.day > (fired[index]?.day ?? '') && other.day < day.day)
        const away = between.some(({ price }) =>
          alert.condition === 'below' ? price > 5 * 1.003 : price < 5 * 0.997,
        )
        expect(away).toBe(true)
      }
    }),
  )
})

test('it fires at all exactly when the price was there at all', () => {
  fc.assert(
    fc.property(anyAlert, anyPrices, (alert, prices) => {
      const seen = days(...prices)
      expect(crossings(alert, seen).length > 0).toBe(seen.some((day) => isReached(alert, day)))
    }),
  )
})

test('what was seen before does not depend on what comes after', () => {
  fc.assert(
    fc.property(anyAlert, anyPrices, fc.nat(60), (alert, prices, cut) => {
      const seen = days(...prices)
      const early = crossings(alert, seen.slice(0, cut))
      expect(crossings(alert, seen).slice(0, early.length)).toEqual(early)
    }),
  )
})

test('a look that fires leaves the alert disarmed', () => {
  fc.assert(
    fc.property(
      anyAlert,
      fc.boolean(),
      fc.double({ min: 4, max: 6, noNaN: true }),
      (alert, isArmed, price) => {
        const { fires, isArmed: next } = look(alert, isArmed, { price, changeFraction: null })
        expect(fires && next).toBe(false)
      },
    ),
  )
})
