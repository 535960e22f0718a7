import { expect, test } from 'vitest'
import { calculateSchedule } from './amortization.ts'
import { calculateCet, calculateMonthlyCet } from './cet.ts'

test('43,93 % a year, 3,08 % a month (Banco Central, FAQ Custo Efetivo Total: R$ 1.000, 5 × 205,73, tarifa 50, IOF 10)', () => {
  expect(calculateMonthlyCet(940_00, 205_73, 5)).toEqual({
    ok: true,
    annualRate: expect.closeTo(0.4393, 4),
    monthlyRate: expect.closeTo(0.0308, 4),
  })
})

test('R$ 30.000 in 36 × 1.150 from 20/11/2026: 24,7035 % a year, counted in days (facts/07 fin-o-08)', () => {
  const flows = Array.from({ length: 36 }, (_, index) => {
    const month = 11 + index
    return {
      date: `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-20` as const,
      amount: -1150_00,
    }
  })
  // The template is of the type of a day, whatever its month.
  expect(calculateCet([{ date: '2026-11-20', amount: 30_000_00 }, ...(flows as never[])])).toEqual({
    ok: true,
    annualRate: expect.closeTo(0.247035, 6),
    monthlyRate: expect.closeTo(0.018568, 6),
  })
})

test('without fees the monthly CET is the rate of the loan', () => {
  const { rows } = calculateSchedule('price', { principal: 45_000_00, monthlyRate: 0.0189, months: 48 })
  const cet = calculateMonthlyCet(45_000_00, rows[0]?.instalment ?? 0, 48)
  expect(cet).toMatchObject({ ok: true, monthlyRate: expect.closeTo(0.0189, 6) })
})

test('a loan that nobody pays back has no CET', () => {
  expect(calculateMonthlyCet(1000_00, 0, 12)).toEqual({ ok: false, reason: 'no-solution' })
  expect(calculateCet([{ date: '2026-11-20', amount: 1000_00 }])).toEqual({
    ok: false,
    reason: 'no-solution',
  })
})

test.each([0, -5, 1.5, Number.NaN])('%d is not a number of months', (months) => {
  expect(() => calculateMonthlyCet(1000_00, 100_00, months)).toThrow(RangeError)
})
