import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineRates, convertRate, effectiveRateFrom, type RatePeriod } from './rate-conversion.ts'

const rate = fc.double({ min: -0.5, max: 3, noNaN: true })
const period = fc.constantFrom<RatePeriod>('year', 'month', 'business-day', 'calendar-day')

test.each([
  { rate: 0.1365, from: 'year', to: 'business-day', result: 0.0005078804, source: 'BCB SGS 12 em 10/2026' },
  { rate: 0.01, from: 'month', to: 'year', result: 0.1268250301, source: 'tx-o-02' },
  { rate: 0.12, from: 'year', to: 'month', result: 0.0094887929, source: 'tx-o-03' },
  { rate: 0.12, from: 'year', to: 'calendar-day', result: 0.0003105377, source: '1,12^(1/365), à mão' },
  { rate: 0, from: 'business-day', to: 'calendar-day', result: 0, source: 'nada rende nada' },
] as const)('$rate por $from em $to → $result ($source)', ({ rate: given, from, to, result }) => {
  expect(convertRate(given, from, to)).toBeCloseTo(result, 9)
})

test('there and back is the same rate', () => {
  fc.assert(
    fc.property(rate, period, (given, to) => {
      const back = convertRate(convertRate(given, 'year', to), to, 'year')
      return Math.abs(back - given) <= 1e-12 * Math.max(1, given)
    }),
  )
})

test('effective rate of a nominal one (tx-o-04), never below it', () => {
  const effective = effectiveRateFrom(0.12, 12)
  expect(effective.periodRate).toBeCloseTo(0.01, 12)
  expect(effective.annualRate).toBeCloseTo(0.1268250301, 9)
  fc.assert(
    fc.property(
      fc.double({ min: 1e-9, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 365 }),
      (nominal, k) => {
        return effectiveRateFrom(nominal, k).annualRate >= nominal * (1 - 1e-12)
      },
    ),
  )
})

test.each([
  {
    rates: [0.48, 0.09, 0.18, 0.33, 0.33, 0.7, 0.88, 0.67, 0.58, 0.16, 0.07, -0.32],
    percent: 4.22,
    source: 'BCB SGS 13522, 12 meses até 08/2026',
  },
  {
    rates: [0.16, 1.31, 0.56, 0.43, 0.26, 0.24, 0.26, -0.11, 0.48, 0.09, 0.18, 0.33],
    percent: 4.26,
    source: 'IBGE, IPCA de 2025',
  },
  {
    rates: [0.42, 0.83, 0.16, 0.38, 0.46, 0.21, 0.38, -0.02, 0.44, 0.56, 0.39, 0.52],
    percent: 4.83,
    source: 'IBGE, IPCA de 2024',
  },
  { rates: [7, 4.5], percent: 11.815, source: 'tx-o-07: IPCA + 7 %' },
  { rates: [], percent: 0, source: 'nenhum mês' },
])('months of inflation make $percent % ($source)', ({ rates, percent }) => {
  expect(combineRates(rates.map((one) => one / 100)) * 100).toBeCloseTo(percent, 2)
})

test('refuses what is not a rate, or compounds beyond any number', () => {
  for (const bad of [-1, -2, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => convertRate(bad, 'year', 'month')).toThrow(RangeError)
    expect(() => combineRates([bad])).toThrow(RangeError)
  }
  expect(() => convertRate(1e10, 'calendar-day', 'year')).toThrow(RangeError)
  for (const bad of [0, 1.5, -12]) expect(() => effectiveRateFrom(0.12, bad)).toThrow(RangeError)
})
