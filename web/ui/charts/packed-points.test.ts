import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Points, packPoints, sayPoint, unpackPoints, writeValue } from './packed-points.ts'

const reais = { decimals: 4, prefix: 'R$\u00A0', suffix: '' }
const pointsOf = (names: readonly string[], ...lines: (readonly number[])[]): Points => ({
  names,
  series: lines.map((values, index) => ({ label: `linha ${index}`, values })),
  format: reais,
  scale: { base: 5.1, top: 5.3 },
})

test.each<Points>([
  pointsOf(['2026-11-19'], [5.2238]),
  pointsOf(['2026-02-27', '2026-03-02', '2027-01-04'], [5.2238, 5.1, 0.00001234], [1, 1, 1]),
  pointsOf(
    ['2026-11-18T15:21:00.000Z', '2026-11-18T15:22:03.417Z', '2026-11-19T00:00:00.000Z'],
    [513_422.17, 513_400, 1e21],
  ),
  pointsOf(['hoje', '1 ano; e meio', '2 anos'], [-1.5, 0, 1 / 3]),
  pointsOf(['2026-01-01', 'fim'], [1, 2]),
  { ...pointsOf(['', 'b'], [1, 2]), scale: { base: 1, top: 10, isLogarithmic: true } },
])('points come back as they were: $names', (points) => {
  expect(unpackPoints(packPoints(points))).toEqual(points)
})

test('any values and any steps come back as they were, to the last bit', () => {
  const value = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((one) => one + 0),
    fc.integer({ min: 0, max: 10 ** 10 }).map((units) => units / 10 ** 4),
  )
  const days = fc.array(fc.tuple(fc.integer({ min: 1, max: 20 }), value), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(days, (list) => {
      let at: IsoDate = '2026-01-01'
      const names = list.map(([step]) => {
        at = addDays(at, step)
        return at
      })
      const points = pointsOf(
        names,
        list.map(([, one]) => one),
      )
      expect(unpackPoints(packPoints(points))).toEqual(points)
    }),
  )
})

test('a point weighs a fifth of what it does as an object', () => {
  const names = Array.from({ length: 100 }, (_, index) => addDays('2026-01-01', index))
  const values = names.map((_, index) => 5 + index / 1000)
  const asObjects = JSON.stringify(names.map((at, index) => ({ at, price: values[index] })))
  expect(packPoints(pointsOf(names, values)).length).toBeLessThan(asObjects.length / 5)
})

test('a point is said with its moment in Brasília, and with the mark of each line where there are several', () => {
  expect(sayPoint(pointsOf(['2026-11-19T17:35:00.000Z'], [5.2238]), 0)).toEqual([
    '19/11/2026, 14:35: R$\u00A05,2238',
  ])
  // The second line is shorter.
  expect(sayPoint(pointsOf(['hoje', '1 ano'], [1, 2], [3]), 1)).toEqual([
    '1 ano',
    '● linha 0: R$\u00A02,0000',
  ])
  expect(sayPoint(pointsOf(['2026-11-19'], [1], [3]), 0)).toEqual([
    '19/11/2026',
    '● linha 0: R$\u00A01,0000',
    '■ linha 1: R$\u00A03,0000',
  ])
})

test('the sign stands before the unit', () => {
  expect(writeValue(-1234.5, { prefix: 'R$\u00A0', decimals: 2 })).toBe('−R$\u00A01.234,50')
  expect(writeValue(13.65, { suffix: '\u00A0%', decimals: 1 })).toBe('13,7\u00A0%')
})
