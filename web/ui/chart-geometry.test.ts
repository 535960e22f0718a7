import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, heightOf, linePath, positionOf, scaleFromZero, spread } from './chart-geometry.ts'

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

const scale = scaleFromZero(80)

test('places values in per cent, from the top and from the left', () => {
  expect([0, 40, 80].map((value) => heightOf(value, scale))).toEqual([100, 50, 0])
  expect([0, 1, 2].map((index) => positionOf(index, 3))).toEqual([0, 50, 100])
  expect(positionOf(0, 1)).toBe(0)
})

test('draws a line, an area down to zero, and an area between two lines', () => {
  expect(linePath([0, 40, 80], scale)).toBe('M0 100L50 50L100 0')
  expect(areaPath([40, 80], undefined, scale)).toBe('M0 50L100 0L100 100L0 100Z')
  expect(areaPath([80, 80], [40, 0], scale)).toBe('M0 0L100 0L100 100L0 50Z')
})

test('moves labels apart only when they are too close', () => {
  expect(spread([10, 60], 18)).toEqual([10, 60])
  expect(spread([50, 50], 18)).toEqual([50, 68])
  expect(spread([95, 98], 18)).toEqual([82, 100])
})

test('labels that fit end up apart, inside, and in the same order', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(heights, (given) => {
      const moved = spread(given, 18)
      const pairs = given.map((height, index) => ({ height, moved: moved[index] ?? 0 }))
      pairs.sort((a, b) => a.height - b.height || a.moved - b.moved)
      for (const pair of pairs) {
        expect(pair.moved).toBeGreaterThanOrEqual(0)
        expect(pair.moved).toBeLessThanOrEqual(100)
      }
      for (const [index, pair] of pairs.slice(1).entries()) {
        expect(pair.moved - (pairs[index]?.moved ?? 0)).toBeGreaterThanOrEqual(18)
      }
    }),
  )
})
