import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import type { ChartRange } from '../chart-ranges.ts'
import { packRange, unpackRange } from './packed-range.ts'

const range = { id: '1M', measure: 'fechamento', source: 'bcb-sgs', simulated: false } as const

test.each<{ points: ChartRange['points'] }>([
  { points: [] },
  { points: [{ at: '2026-11-19', price: 5.2238 }] },
  {
    points: [
      { at: '2026-02-27', price: 5.2238 },
      { at: '2026-03-02', price: 5.1 },
      { at: '2027-01-04', price: 0.00001234 },
    ],
  },
  {
    points: [
      { at: '2026-11-18T15:21:00.000Z', price: 513_422.17 },
      { at: '2026-11-18T15:22:03.417Z', price: 513_400 },
      { at: '2026-11-19T00:00:00.000Z', price: 1e21 },
    ],
  },
])('the points come back as they were: %j', ({ points }) => {
  expect(unpackRange(packRange({ ...range, points }))).toEqual({ ...range, points })
})

test('any prices and any steps come back as they were, to the last bit', () => {
  const price = fc.oneof(
    fc.double({ min: 0, max: 1e6, noNaN: true }),
    fc.integer({ min: 0, max: 10 ** 10 }).map((units) => units / 10 ** 4),
  )
  const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), price), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(days, (list) => {
      let at: `${number}-${number}-${number}` = '2026-01-01'
      const points = list.map(([step, one]) => {
        at = addDays(at, step)
        return { at, price: one }
      })
      expect(unpackRange(packRange({ ...range, points }))).toEqual({ ...range, points })
    }),
  )
})

test('a point weighs a fifth of what it does as an object', () => {
  const points = Array.from({ length: 100 }, (_, index) => {
    return { at: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10), price: 5 + index / 1000 }
  }) as ChartRange['points']
  const packed = JSON.stringify(packRange({ ...range, points }))
  expect(packed.length).toBeLessThan(JSON.stringify({ ...range, points }).length / 5)
})
