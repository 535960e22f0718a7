import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import {
  type DatedFlow,
  datedInternalRate,
  datedPresentValue,
  internalRate,
  netPresentValue,
} from './internal-rate.ts'

const noSolution = { ok: false, reason: 'no-solution' }

test('100 that become 121 in two periods: 10 %', () => {
  expect(internalRate([-100_00, 0, 121_00])).toEqual({ ok: true, rate: expect.closeTo(0.1, 12) })
})

test('the present value of 121 in two periods at 10 % is 100', () => {
  expect(netPresentValue(0.1, [0, 0, 121_00])).toBeCloseTo(100_00, 8)
})

test('XIRR of the documentation of Excel: 37,3362535 %', () => {
  const flows: DatedFlow[] = [
    { date: '2008-01-01', amount: -10_000_00 },
    { date: '2008-03-01', amount: 2750_00 },
    { date: '2008-10-30', amount: 4250_00 },
    { date: '2009-02-15', amount: 3250_00 },
    { date: '2009-04-01', amount: 2750_00 },
  ]
  const expected = { ok: true, rate: expect.closeTo(0.373362535, 7) }
  expect(datedInternalRate(flows)).toEqual(expected)
  expect(datedInternalRate(flows.toReversed())).toEqual(expected)
})

test.each([
  { name: 'nothing', flows: [] },
  { name: 'one flow', flows: [-1_00] },
  { name: 'only zeros', flows: [0, 0, 0] },
  { name: 'no change of sign', flows: [-1_00, -1_00, -1_00] },
  { name: 'two changes without a root', flows: [-100_00, 150_00, -100_00] },
])('no rate: $name', ({ flows }) => {
  expect(internalRate(flows)).toEqual(noSolution)
})

test('flows of one day are one flow: money in and out on the same day has no rate', () => {
  expect(
    datedInternalRate([
      { date: '2026-11-20', amount: -1_00 },
      { date: '2026-11-20', amount: 2_00 },
    ]),
  ).toEqual(noSolution)
})

test.each([
  { from: 'by hand: (1,1 − v)(1,2 − v)', amounts: [-100_00, 230_00, -132_00], rates: [0.1, 0.2] },
  // numpy gave −76 %, Excel gives 185 %: neither alone is the answer.
  {
    from: 'numpy/numpy#14977, in periods',
    amounts: [-50_00, -100_00, 600_00, 300_00, -100_00],
    rates: [-0.7689, 1.8544],
  },
  {
    from: 'Lorie and Savage, 1955: the oil pump',
    amounts: [-1600_00, 10_000_00, -10_000_00],
    rates: [0.25, 4],
  },
  {
    from: 'by hand: (1,0 − v)(1,1 − v)(1,2 − v)',
    amounts: [-1000_00, 3300_00, -3620_00, 1320_00],
    rates: [0, 0.1, 0.2],
  },
])('several rates, none of which is the answer ($from)', ({ amounts, rates }) => {
  expect(internalRate(amounts)).toEqual({
    ok: false,
    reason: 'several',
    rates: rates.map((rate) => expect.closeTo(rate, 4)),
  })
})

test('a rate that the curve only touches is one: (1,1 − v)²', () => {
  expect(internalRate([-100_00, 220_00, -121_00])).toEqual({ ok: true, rate: expect.closeTo(0.1, 6) })
})

test('flows made of known rates give back each of them', () => {
  const rates = fc.uniqueArray(fc.integer({ min: -10, max: 60 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(rates, (chosen) => {
      const factors = chosen.map((twentieths) => 1 + twentieths / 20).toSorted((a, b) => a - b)
      // The product of (1 − factor × v), whose zeros are at v = 1 ÷ factor.
      const product = factors.reduce<number[]>(
        (terms, factor) => terms.concat(0).map((term, at) => term - factor * (terms[at - 1] ?? 0)),
        [1],
      )
      const found = internalRate(product.map((term) => -term * 1_000_000_00))
      const expected = factors.map((factor) => expect.closeTo(factor - 1, 5))
      expect(found).toEqual(
        expected.length === 1
          ? { ok: true, rate: expected[0] }
          : { ok: false, reason: 'several', rates: expected },
      )
    }),
  )
})

test('rates far from usual: lost almost everything, or a thousandfold overnight', () => {
  expect(internalRate([-100_000_00, 1])).toMatchObject({ ok: true, rate: expect.closeTo(-0.9999999, 12) })
  expect(internalRate([-1, 100_000_00])).toMatchObject({ ok: true, rate: expect.closeTo(9_999_999, 4) })
  // 1000³⁶⁵ is more than a double holds.
  expect(
    datedInternalRate([
      { date: '2026-11-20', amount: -1_00 },
      { date: '2026-11-21', amount: 1000_00 },
    ]),
  ).toEqual(noSolution)
})

const amounts = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), { maxLength: 420 })

test('hostile flows: always an answer, no more rates than changes of sign, and each zeroes the present value', () => {
  fc.assert(
    fc.property(amounts, (flows) => {
      const answer = internalRate(flows)
      const rates = answer.ok ? [answer.rate] : answer.reason === 'several' ? answer.rates : []
      const signs = flows.filter((amount) => amount !== 0).map(Math.sign)
      expect(rates.length).toBeLessThanOrEqual(
        signs.filter((sign, at) => at > 0 && sign !== signs[at - 1]).length,
      )
      expect(rates).toEqual(rates.toSorted((a, b) => a - b))
      for (const rate of rates) {
        expect(Number.isFinite(rate)).toBe(true)
        expect(rate).toBeGreaterThan(-1)
        const size = netPresentValue(rate, flows.map(Math.abs))
        // Near −100 % a double holds few digits of 1 + rate, and the last power repeats the error.
        const tolerance = 1e-9 + (1e-15 * flows.length) / (1 + rate)
        expect(Math.abs(netPresentValue(rate, flows))).toBeLessThanOrEqual(tolerance * size)
      }
    }),
  )
})

test('an odd number of changes of sign always has a rate', () => {
  const gains = fc.array(fc.integer({ min: 0, max: 1_000_000_00 }), { minLength: 1, maxLength: 100 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_00 }), gains, (invested, later) => {
      const hasGain = later.some((gain) => gain > 0)
      expect(internalRate([-invested, ...later])).toMatchObject(hasGain ? { ok: true } : noSolution)
    }),
  )
})

test('XIRR gives back the rate that priced the flows', () => {
  const day = fc.integer({ min: 30, max: 12_000 })
  const payments = fc.array(fc.record({ day, amount: fc.integer({ min: 1_00, max: 10_000_00 }) }), {
    minLength: 1,
  })
  const rate = fc.double({ min: -0.5, max: 3, noNaN: true })
  fc.assert(
    fc.property(payments, rate, (paid, annual) => {
      const start = '2024-02-29'
      const later = paid.map(({ day: after, amount }) => ({ date: addDays(start, after), amount }))
      const lent = -datedPresentValue(annual, [{ date: start, amount: 0 }, ...later])
      const answer = datedInternalRate([...later, { date: start, amount: lent }])
      expect(answer).toEqual({ ok: true, rate: expect.anything() })
      const found = answer.ok ? answer.rate : Number.NaN
      expect(Math.abs(found - annual)).toBeLessThanOrEqual(1e-6 * (1 + annual))
    }),
  )
})

test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('%d is not a rate', (impossible) => {
  expect(() => netPresentValue(impossible, [1_00])).toThrow(RangeError)
})

test('an infinite flow is not a flow', () => {
  expect(() => internalRate([-1_00, Number.POSITIVE_INFINITY])).toThrow(RangeError)
})
