import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyRateFrom, realRateFrom } from '../interest/interest.ts'
import { futureValue } from '../interest/savings.ts'
import { lotsOf, previdenciaRegressiveTax, roundedLots } from './previdencia.ts'

const date = '2026-11-20'

const lots = [
  { years: 1, paid: 10_000_00, value: 11_300_00 },
  { years: 5, paid: 20_000_00, value: 33_000_00 },
  { years: 11, paid: 30_000_00, value: 90_000_00 },
]

test('rf-o-10: VGBL taxes the gain of each contribution at its own age', () => {
  expect(previdenciaRegressiveTax({ plan: 'VGBL', contributions: lots, date })).toMatchObject({
    ok: true,
    contributions: [{ ir: 455_00 }, { ir: 3250_00 }, { ir: 6000_00 }],
    ir: 9705_00,
    net: 124_595_00,
  })
})

test('PGBL taxes the whole: 35 % of 11.300, 25 % of 33.000 and 10 % of 90.000', () => {
  const result = previdenciaRegressiveTax({ plan: 'PGBL', contributions: lots, date })
  expect(result).toMatchObject({ ir: 3955_00 + 8250_00 + 9000_00, net: 113_095_00 })
})

test.each([
  [0, 0.35],
  [2, 0.35],
  [2.01, 0.3],
  [4, 0.3],
  [6, 0.25],
  [8, 0.2],
  [10, 0.15],
  [10.01, 0.1],
])('%f years pay %f', (years, rate) => {
  const contributions = [{ years, paid: 0, value: 100_00 }]
  expect(previdenciaRegressiveTax({ plan: 'VGBL', contributions, date })).toMatchObject({ ir: rate * 100_00 })
})

test('a contribution in loss pays nothing in VGBL', () => {
  const contributions = [{ years: 1, paid: 1000_00, value: 900_00 }]
  expect(previdenciaRegressiveTax({ plan: 'VGBL', contributions, date })).toMatchObject({
    ir: 0,
    net: 900_00,
  })
})

test('age never raises the tax, and PGBL never pays less than VGBL', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 })
  const years = fc.double({ min: 0, max: 40, noNaN: true })
  fc.assert(
    fc.property(cents, cents, years, years, (paid, value, age, more) => {
      const tax = (plan: 'PGBL' | 'VGBL', at: number) => {
        const result = previdenciaRegressiveTax({ plan, contributions: [{ years: at, paid, value }], date })
        return result.ok ? result.ir : Number.NaN
      }
      return tax('VGBL', age + more) <= tax('VGBL', age) && tax('VGBL', age) <= tax('PGBL', age)
    }),
  )
})

test('has no answer before the table, and refuses a negative age', () => {
  const input = { plan: 'VGBL', contributions: lots } as const
  expect(previdenciaRegressiveTax({ ...input, date: '2004-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  for (const years of [-1, Number.NaN]) {
    const contributions = [{ years, paid: 0, value: 1 }]
    expect(() => previdenciaRegressiveTax({ plan: 'VGBL', contributions, date })).toThrow(RangeError)
  }
})

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
