import fc from 'fast-check'
import { expect, test } from 'vitest'
import { futureValue, monthlyRateFrom, realRateFrom } from '../interest/interest.ts'
import { lotsOf, roundedLots } from './pension-saving.ts'

const plan = { initial: 10_000_00, months: 30, annualReturn: 0.1, inflation: 0.04 }

test('thirty months: lots of one, twelve, twelve and five contributions, and what was saved', () => {
  const still = roundedLots(lotsOf({ ...plan, annualReturn: 0, inflation: 0 }), 100_00)
  expect(still).toEqual([
    { years: 0, paid: 100_00, value: 100_00 },
    { years: 1, paid: 1200_00, value: 1200_00 },
    { years: 2, paid: 1200_00, value: 1200_00 },
    { years: 3, paid: 500_00, value: 500_00 },
    { years: 2.5, paid: 10_000_00, value: 10_000_00 },
  ])
})

test('without contributions there is only what was saved', () => {
  expect(roundedLots(lotsOf({ ...plan, months: 0 }), 100_00)).toEqual([
    { years: 0, paid: 10_000_00, value: 10_000_00 },
  ])
})

test('the lots add up to the future value at the real rate; what was paid shrinks with inflation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 600 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      fc.double({ min: 0, max: 0.15, noNaN: true }),
      (months, annualReturn, inflation) => {
        const lots = lotsOf({ initial: 5000_00, months, annualReturn, inflation })
        const all = [...lots.monthly, lots.initial]
        const value = lots.monthly.reduce((sum, lot) => sum + lot.value, 0) * 100 + lots.initial.value
        const monthlyRate = monthlyRateFrom(realRateFrom(annualReturn, inflation))
        const future = {
          initial: 5000_00,
          contribution: 100,
          monthlyRate,
          months,
          contributionAt: 'end',
        } as const
        expect(value / futureValue(future)).toBeCloseTo(1, 9)
        return all.every((lot) => lot.value >= lot.paid * (1 - 1e-9) && lot.paid >= 0)
      },
    ),
  )
})
