import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyNumberIn } from '../form/test-numbers.ts'
import { calculateTrip } from './calculate.ts'
import { itemKinds, itemPers, type TripInput } from './question.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true })
const spread = fc.double({ min: 0, max: 0.2, noNaN: true })

const anyTrip: fc.Arbitrary<TripInput> = fc
  .record({
    adults: fc.integer({ min: 1, max: 10 }),
    children: fc.integer({ min: 0, max: 5 }),
    rate: fc.double({ min: 0.01, max: 100, noNaN: true }),
    items: fc.array(
      fc.record({
        kind: fc.constantFrom(...itemKinds),
        amount: fc.integer({ min: 0, max: 100_000_00 }),
        currency: fc.constantFrom('BRL', 'USD', 'EUR'),
        per: fc.constantFrom(...itemPers),
        childShare: share,
      }),
      { minLength: 1, maxLength: 6 },
    ),
    contingency: fc.double({ min: 0, max: 0.5, noNaN: true }),
    cardShare: share,
    spread,
    saved: fc.integer({ min: 0, max: 1_000_000_00 }),
    annualYield: share,
  })
  .map(({ rate, cardShare, spread: over, ...rest }) => ({
    ...rest,
    date: '2026-11-20' as const,
    departure: '2027-02-20' as const,
    return: '2027-03-01' as const,
    currencies: [
      { code: 'USD', rate },
      { code: 'EUR', rate: rate * 1.1 },
    ],
    dollarRate: rate,
    payments: [
      { way: 'card' as const, share: cardShare, spread: over },
      { way: 'cash' as const, share: 1 - cardShare, spread: 0.05 },
    ],
  }))

test('finite; lines are the total and none is negative; a dearer currency never costs less; savings reach it', () => {
  fc.assert(
    fc.property(anyTrip, (input) => {
      const answer = calculateTrip(input)
      if (!answer.ok) return
      const { lines, total, shock, savings } = answer
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      expect(Math.min(...lines.map(({ amount }) => amount))).toBeGreaterThanOrEqual(-lines.length)
      expect(shock.cheaper).toBeLessThanOrEqual(total)
      expect(shock.dearer).toBeGreaterThanOrEqual(total)
      // Each contribution is rounded once.
      expect(savings.perMonth * savings.months).toBeLessThanOrEqual(savings.missing + savings.months)
    }),
  )
})
