import fc from 'fast-check'
import { expect, test } from 'vitest'
import { closingPtax } from './ptax.ts'

test('four consultations (mk-o-07)', () => {
  const consultations = [
    { buy: 5.2201, sell: 5.2207 },
    { buy: 5.225, sell: 5.2256 },
    { buy: 5.2312, sell: 5.2318 },
    { buy: 5.219, sell: 5.2196 },
  ]
  expect(closingPtax(consultations)).toEqual({ buy: 5.2238, sell: 5.2244 })
})

test('two consultations, on 24 December; half a unit goes up', () => {
  const consultations = [
    { buy: 5.2201, sell: 5.1001 },
    { buy: 5.2202, sell: 5.1004 },
  ]
  expect(closingPtax(consultations)).toEqual({ buy: 5.2202, sell: 5.1003 })
})

test('within the lowest and the highest consultation', () => {
  const quote = fc.integer({ min: 1, max: 200_000 }).map((units) => units / 10_000)
  fc.assert(
    fc.property(fc.array(quote, { minLength: 1, maxLength: 4 }), (quotes) => {
      const { buy, sell } = closingPtax(quotes.map((one) => ({ buy: one, sell: one })))
      return buy === sell && Math.min(...quotes) <= buy && buy <= Math.max(...quotes)
    }),
  )
})

test.each([[[]], [[0]], [[-1]], [[Number.NaN]], [[Number.POSITIVE_INFINITY]]])('refuses %j', (quotes) => {
  expect(() => closingPtax(quotes.map((buy: number) => ({ buy, sell: 1 })))).toThrow(RangeError)
})
