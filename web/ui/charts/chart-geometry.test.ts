import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  areaPath,
  heightOf,
  linePath,
  positionOf,
  scaleAround,
  scaleFromZero,
  scaleLogarithmic,
  tickLabel,
  widestGap,
} from './chart-geometry.ts'

test.each([
  { largest: 76216.34, ticks: [0, 20000, 40000, 60000, 80000] },
  { largest: 80000, ticks: [0, 20000, 40000, 60000, 80000] },
  { largest: 100423.46, ticks: [0, 50000, 100000, 150000] },
  { largest: 4, ticks: [0, 1, 2, 3, 4] },
  { largest: 0, ticks: [0, 1] },
])('an axis up to $largest has the lines $ticks', ({ largest, ticks }) => {
  expect(scaleFromZero(largest).ticks).toEqual(ticks)
})

test('the axis holds the largest value, in at most four steps, and wastes less than one', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e12, noNaN: true }), (largest) => {
      const { top, ticks } = scaleFromZero(largest)
      const step = ticks[1] ?? 0
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(top).toBeGreaterThanOrEqual(largest * (1 - 1e-9))
      expect(top - largest).toBeLessThan(step)
      expect(ticks.at(-1)).toBeCloseTo(top, 6)
    }),
  )
})

test('refuses a negative or endless axis', () => {
  expect(() => scaleFromZero(-1)).toThrow(RangeError)
  expect(() => scaleFromZero(Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

test.each([
  { lowest: 5.1195, highest: 5.2395, ticks: [5.1, 5.15, 5.2, 5.25] },
  { lowest: 498_000, highest: 512_300, ticks: [495_000, 500_000, 505_000, 510_000, 515_000] },
  { lowest: 5.2, highest: 5.2, ticks: [5.19, 5.195, 5.2, 5.205, 5.21] },
])('an axis around $lowest to $highest has the lines $ticks', ({ lowest, highest, ticks }) => {
  expect(scaleAround(lowest, highest).ticks).toEqual(ticks)
})

test('the axis around prices holds them all, and they fill more than half of it', () => {
  const price = fc.double({ min: 1e-8, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)]
      const scale = scaleAround(lowest, highest)
      expect(scale.ticks.length).toBeLessThanOrEqual(6)
      for (const end of [lowest, highest]) {
        expect(heightOf(end, scale)).toBeGreaterThanOrEqual(-0.01)
        expect(heightOf(end, scale)).toBeLessThanOrEqual(100.01)
      }
    }),
  )
})

test('prices that moved fill almost half of their axis, or more', () => {
  const price = fc.double({ min: 1e-8, max: 1e9, noNaN: true })
  const factor = fc.double({ min: 1.003, max: 50, noNaN: true })
  fc.assert(
    fc.property(price, factor, (lowest, times) => {
      const { base, top } = scaleAround(lowest, lowest * times)
      expect((lowest * (times - 1)) / (top - base)).toBeGreaterThan(0.45)
    }),
  )
})

test('an axis that does not begin at zero has its floor at the bottom', () => {
  const around = scaleAround(5.1195, 5.2395)
  expect([5.1, 5.175, 5.25].map((price) => heightOf(price, around))).toEqual([100, 50, 0])
})

test('refuses an axis around what is no price', () => {
  expect(() => scaleAround(0, 1)).toThrow(RangeError)
  expect(() => scaleAround(2, 1)).toThrow(RangeError)
  expect(() => scaleAround(1, Number.POSITIVE_INFINITY)).toThrow(RangeError)
})

const scale = scaleFromZero(80)

test('places values in per cent, from the top and from the left', () => {
  expect([0, 40, 80].map((value) => heightOf(value, scale))).toEqual([100, 50, 0])
  expect([0, 1, 2].map((index) => positionOf(index, 3))).toEqual([0, 50, 100])
  expect(positionOf(0, 1)).toBe(0)
})

test('draws a line, an area down to zero, and an area between two lines', () => {
  expect(linePath([0, 40, 80], scale)).toBe('M0 100l50-50l50-50')
  expect(linePath([40, 39.9, 48.3], scale)).toBe('M0 50l50 .1l50-10.5')
  expect(areaPath([40, 80], undefined, scale)).toBe('M0 50l100-50L100 100L0 100Z')
  expect(areaPath([80, 80], [40, 0], scale)).toBe('M0 0l100 0L100 100L0 50Z')
})

test.each([
  { ticks: [5.1, 5.15, 5.2], top: 5.2, labels: ['5,10', '5,15', '5,20'] },
  { ticks: [0, 50_000, 100_000], top: 100_000, labels: ['0', '50\u00A0mil', '100\u00A0mil'] },
  { ticks: [10_000, 10_500], top: 10_500, labels: ['10,0\u00A0mil', '10,5\u00A0mil'] },
  { ticks: [0, 500_000, 1_000_000], top: 1e6, labels: ['0,0', '0,5\u00A0mi', '1,0\u00A0mi'] },
  { ticks: [-200, 0, 200], top: 200, labels: ['−200', '0', '200'] },
])('the lines $ticks are told apart by $labels', ({ ticks, top, labels }) => {
  expect(ticks.map((tick) => tickLabel(tick, { ticks, top }))).toEqual(labels)
})

test('names stand where the lines are farthest apart, between the quarters, or nowhere', () => {
  const lines = (one: number[], other: number[]) => [
    { label: 'SAC', values: one },
    { label: 'Price', values: other },
  ]
  const debts = lines([80, 60, 40, 20, 0], [80, 70, 60, 30, 0])
  expect(widestGap(debts, scale)).toMatchObject({ index: 2, lowest: 'SAC' })
  expect(widestGap(lines([80, 1, 2, 3, 0], [80, 2, 3, 4, 80]), scale)).toBeUndefined()
})

test.each([
  { lowest: 95_000, highest: 640_000, ticks: [50_000, 100_000, 200_000, 500_000, 1_000_000] },
  { lowest: 0.00000123, highest: 0.4, ticks: [1e-6, 1e-5, 1e-4, 1e-3, 0.01, 0.1, 1] },
  { lowest: 5.1195, highest: 5.2395, ticks: [5.1, 5.15, 5.2, 5.25] },
])('a logarithmic axis around $lowest to $highest has the lines $ticks', ({ lowest, highest, ticks }) => {
  expect(scaleLogarithmic(lowest, highest).ticks).toEqual(ticks)
})

test('a logarithmic axis holds all prices, and doubling is as high from anywhere', () => {
  const price = fc.double({ min: 1e-8, max: 1e9, noNaN: true })
  fc.assert(
    fc.property(price, price, (one, other) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)]
      const scale = scaleLogarithmic(lowest, highest)
      for (const end of [lowest, highest]) {
        expect(heightOf(end, scale)).toBeGreaterThanOrEqual(-0.01)
        expect(heightOf(end, scale)).toBeLessThanOrEqual(100.01)
      }
      const rise = (from: number) => heightOf(from, scale) - heightOf(from * 2, scale)
      expect(rise(lowest)).toBeCloseTo(rise(highest), 1)
    }),
  )
})
