import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { estimateFgtsDeposits } from './fgts.ts'

test.each([
  { admission: '2026-11-01', lastDay: '2026-11-30', low: 0, high: 0, from: 'só o mês da saída' },
  { admission: '2026-10-01', lastDay: '2026-11-30', low: 80_00, high: 80_00, from: 'um mês: 8 % de 1.000' },
  // Two months of 2024 with 2/12 of 13º, all of 2025 with its 13º, eleven months of 2026.
  {
    admission: '2024-11-20',
    lastDay: '2026-12-10',
    low: 1968_71,
    high: expect.any(Number),
    from: 'à mão: 80 × ((2 + 2/12) ÷ 1,21 + 13 ÷ 1,1 + 11), com 10 % por ano',
  },
] as const)('$from', ({ admission, lastDay, low, high }) => {
  const estimate = estimateFgtsDeposits({ admission, lastDay, pay: 1000_00, salaryGrowth: 0.1 })
  expect(estimate).toMatchObject({ ok: true, low, high })
})

test('with interest of 3 % a year, twelve months back to back', () => {
  // Deposits of December to November, one twelfth of 13º in December, a third of vacation in the twelfth month.
  const estimate = estimateFgtsDeposits({
    admission: '2025-12-01',
    lastDay: '2026-12-10',
    pay: 1000_00,
    salaryGrowth: 0,
  })
  const monthly = 1.03 ** (1 / 12)
  const deposits = Array.from({ length: 12 }, (_, month) => 80 * monthly ** (11 - month))
  const high = deposits.reduce((sum, one) => sum + one, 0) + (80 / 12) * monthly ** 11 + 80 / 3
  expect(estimate).toMatchObject({ low: 966_67, high: Math.round(high * 100) })
})

test('the least is never more than the most, and both grow with the contract', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 9000 }),
      fc.nat({ max: 900 }),
      fc.double({ min: 0, max: 0.3, noNaN: true }),
      (length, more, salaryGrowth) => {
        const lastDay = '2026-11-20'
        const of = (days: number) =>
          estimateFgtsDeposits({ admission: addDays(lastDay, -days), lastDay, pay: 3500_00, salaryGrowth })
        const [shorter, longer] = [of(length), of(length + more)]
        if (!(shorter.ok && longer.ok)) return false
        return shorter.low <= shorter.high && shorter.low <= longer.low && shorter.high <= longer.high
      },
    ),
  )
})

test('refuses a growth that is not one', () => {
  const contract = { admission: '2026-01-01', lastDay: '2026-02-01', pay: 1_00 } as const
  expect(() => estimateFgtsDeposits({ ...contract, salaryGrowth: Number.NaN })).toThrow(RangeError)
  expect(estimateFgtsDeposits({ ...contract, lastDay: '1990-05-13', salaryGrowth: 0 })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})
