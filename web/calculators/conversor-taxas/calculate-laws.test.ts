import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateRate, type RateInput, ratePeriods } from './calculate.ts'

const period = fc.constantFrom(...ratePeriods)
const rate = fc.double({ min: -0.99, max: 10, noNaN: true })
const anyInput: fc.Arbitrary<RateInput> = fc.oneof(
  fc.record({ kind: fc.constant('effective' as const), rate, from: period, to: period }),
  fc.record({
    kind: fc.constant('nominal' as const),
    rate,
    from: period,
    to: period,
    compounding: period,
  }),
)

test('never NaN nor infinite: a rate that no number holds is refused', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateRate(input)
      return !answer.ok || everyNumberIn(answer).every(Number.isFinite)
    }),
  )
})

test('there and back is the same rate', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.5, max: 1, noNaN: true }), period, period, (start, from, to) => {
      const there = calculateRate({ kind: 'effective', rate: start, from, to })
      if (!there.ok || there.rate < -0.999_999) return
      const back = calculateRate({ kind: 'effective', rate: there.rate, from: to, to: from })
      expect(back.ok && Math.abs(back.rate - start) <= 1e-9 * (1 + Math.abs(start))).toBe(true)
    }),
  )
})

test('a higher rate is higher in every base', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.5, noNaN: true }),
      fc.double({ min: 1e-6, max: 0.5, noNaN: true }),
      fc.constantFrom('year', 'semester', 'month'),
      (low, more, from) => {
        const [a, b] = [low, low + more].map((one) =>
          calculateRate({ kind: 'effective', rate: one, from, to: from }),
        )
        if (!(a?.ok && b?.ok)) return false
        return a.equivalents.every((one, index) => one.rate < (b.equivalents[index]?.rate ?? 0))
      },
    ),
  )
})
