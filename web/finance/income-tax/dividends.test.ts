import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jcpTax, minimumIncomeTax, monthlyDividendTax } from './dividends.ts'

const noTable = { ok: false, reason: 'no-table-in-force' }

test.each([
  { date: '2025-12-30', rate: 0.15, ir: 150_00, net: 850_00, from: 'rf-o-11' },
  { date: '2025-12-31', rate: 0.15, ir: 150_00, net: 850_00, from: 'último dia a 15 %' },
  { date: '2026-01-01', rate: 0.175, ir: 175_00, net: 825_00, from: 'LC 224/2025, art. 8º' },
  { date: '2026-01-02', rate: 0.175, ir: 175_00, net: 825_00, from: 'rf-o-12' },
] as const)('JCP of R$ 1.000 on $date: $ir ($from)', ({ date, from: _, ...result }) => {
  expect(jcpTax({ gross: 1000_00, date })).toEqual({ ok: true, ...result })
})

test('JCP has no table before 1996 and refuses a negative amount', () => {
  expect(jcpTax({ gross: 1000_00, date: '1995-12-31' })).toEqual(noTable)
  expect(() => jcpTax({ gross: -1, date: '2026-05-10' })).toThrow(RangeError)
})

test('rf-o-13: R$ 50.000,00 pays nothing, one centavo more pays on the whole', () => {
  const payments = [
    { company: 'ALFA', amount: 50_000_00 },
    { company: 'BETA', amount: 50_000_01 },
  ]
  expect(monthlyDividendTax({ date: '2026-05-10', payments })).toEqual({
    ok: true,
    companies: [
      { company: 'ALFA', paid: 50_000_00, ir: 0 },
      { company: 'BETA', paid: 50_000_01, ir: 5000_00 },
    ],
    ir: 5000_00,
  })
  expect(monthlyDividendTax({ date: '2025-12-31', payments })).toMatchObject({ ok: true, ir: 0 })
  expect(monthlyDividendTax({ date: '1995-12-31', payments })).toEqual(noTable)
})

test('trap: JCP 15 % and dividend "isento" are wrong in 2026 (spec/pages.md §0.4)', () => {
  expect(jcpTax({ gross: 1000_00, date: '2026-11-20' })).toMatchObject({ rate: 0.175 })
  const payments = [{ company: 'ALFA', amount: 60_000_00 }]
  expect(monthlyDividendTax({ date: '2026-11-20', payments })).toMatchObject({ ir: 6000_00 })
})

test('the payments of one company in the month add up before the limit', () => {
  const payments = [
    { company: 'ALFA', amount: 30_000_00 },
    { company: 'BETA', amount: 45_000_00 },
    { company: 'ALFA', amount: 25_000_00 },
  ]
  const result = monthlyDividendTax({ date: '2026-05-10', payments })
  expect(result).toMatchObject({ companies: [{ company: 'ALFA', ir: 5500_00 }, { ir: 0 }], ir: 5500_00 })
})

test.each([
  { income: 900_000_00, paid: 20_000_00, rate: 0.05, minimum: 45_000_00, due: 25_000_00, from: 'rf-o-14' },
  { income: 600_000_00, paid: 0, rate: 0, minimum: 0, due: 0, from: 'no limite' },
  { income: 200_000_00, paid: 0, rate: 0, minimum: 0, due: 0, from: 'abaixo do limite' },
  { income: 660_000_00, paid: 0, rate: 0.01, minimum: 6600_00, due: 6600_00, from: '660 ÷ 60 − 10 = 1 %' },
  { income: 1_200_000_00, paid: 0, rate: 0.1, minimum: 120_000_00, due: 120_000_00, from: 'no topo' },
  { income: 5_000_000_00, paid: 600_000_00, rate: 0.1, minimum: 500_000_00, due: 0, from: 'já pagou mais' },
])('IRPFM of $income with $paid paid: $due ($from)', ({ income, paid, rate, minimum, due }) => {
  const result = minimumIncomeTax({ year: 2026, income, paid })
  expect(result).toMatchObject({ ok: true, minimum, due })
  expect(result.ok && result.rate).toBeCloseTo(rate, 12)
})

test('the minimum never falls when the income rises', () => {
  const cents = fc.integer({ min: 0, max: 2_000_000_00 })
  fc.assert(
    fc.property(cents, cents, cents, (income, rise, paid) => {
      const lower = minimumIncomeTax({ year: 2026, income, paid })
      const higher = minimumIncomeTax({ year: 2026, income: income + rise, paid })
      if (!(lower.ok && higher.ok)) return false
      return lower.due <= higher.due && lower.minimum <= income * 0.1 + 1
    }),
  )
})

test('IRPFM begins with the calendar year of 2026', () => {
  expect(minimumIncomeTax({ year: 2025, income: 900_000_00, paid: 0 })).toEqual(noTable)
  for (const year of [99, 2026.5, Number.NaN]) {
    expect(() => minimumIncomeTax({ year, income: 900_000_00, paid: 0 })).toThrow(RangeError)
  }
})
