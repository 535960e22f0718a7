import fc from 'fast-check'
import { test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateRealReturn, type RealReturnInput } from './calculate.ts'

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyRates: fc.Arbitrary<RealReturnInput> = fc.record({
  mode: fc.constant('rate' as const),
  amount: fc.integer({ min: 100, max: 1_000_000_000_00 }),
  nominalRate: rate(-0.99, 10),
  inflation: rate(-0.5, 10),
  taxRate: rate(0, 0.5),
})
const anyValues: fc.Arbitrary<RealReturnInput> = fc
  .record({
    initial: fc.integer({ min: 100, max: 1_000_000_00 }),
    final: fc.integer({ min: 0, max: 10_000_000_00 }),
    contributions: fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 199 }), amount: fc.integer({ min: 1, max: 1_000_00 }) }),
      { maxLength: 2 },
    ),
    days: fc.integer({ min: 200, max: 600 }),
    taxation: fc.constantFrom('net' as const, 'fixed-income' as const),
  })
  .map(({ initial, contributions, days, ...any }) => ({
    ...any,
    mode: 'values',
    prices: 'ipca',
    applied: [
      { date: '2024-06-01', amount: initial },
      ...contributions.map(({ day, amount }) => ({ date: addDays('2024-06-01', day), amount })),
    ],
    end: addDays('2024-06-01', days),
  }))

test('lines add up, everything is finite, and the net is never above the gross', () => {
  fc.assert(
    fc.property(fc.oneof(anyRates, anyValues), (any) => {
      const answer = calculateRealReturn(any)
      if (!answer.ok) return answer.reason === 'no-internal-rate' || answer.reason === 'too-large'
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        sum === answer.total &&
        answer.total === answer.net - answer.corrected &&
        Math.abs((1 + answer.realRate) * (1 + answer.inflation) - (1 + answer.netRate)) <=
          1e-9 * (1 + answer.netRate) &&
        answer.netRate <= answer.nominalRate + 1e-6 * Math.abs(1 + answer.nominalRate) &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('more inflation never leaves a higher real rate, and the nominal rate comes back', () => {
  fc.assert(
    fc.property(anyRates, rate(0, 1), (any, more) => {
      if (any.mode !== 'rate') return false
      const base = calculateRealReturn(any)
      const worse = calculateRealReturn({ ...any, inflation: any.inflation + more })
      if (!(base.ok && worse.ok)) return false
      const back = (1 + base.realRate) * (1 + base.inflation) - 1
      return worse.realRate <= base.realRate + 1e-12 && Math.abs(back - base.netRate) < 1e-9
    }),
  )
})
