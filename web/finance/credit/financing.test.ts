import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyRateFrom } from '../interest/interest.ts'
import { calculateSchedule, type ScheduleRow } from './amortization.ts'
import { type Financing, financingSchedule } from './financing.ts'
import { calculateHousingInstalment } from './housing-instalment.ts'

const loan = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }
const plain: Omit<Financing, 'system'> = {
  loan,
  grace: { months: 0, interest: 'paid' },
  balloon: 0,
  monthlyIndex: 0,
  extraIn: () => 0,
  keep: 'instalment',
}

function schedule(financing: Partial<Financing>) {
  const result = financingSchedule({ system: 'price', ...plain, ...financing })
  if (!result.ok) throw new Error(result.reason)
  return result
}

test.each(['price', 'sac', 'sam', 'sacre'] as const)('%s without extras is its plain schedule', (system) => {
  expect(schedule({ system })).toEqual({ ok: true, ...calculateSchedule(system, loan) })
})

test('R$ 500 a month on 400.000 at 11,19 %: 211 months and 485.498,59 of interest (spec/pages.md §13)', () => {
  const big = { principal: 400_000_00, monthlyRate: monthlyRateFrom(0.1119), months: 360 }
  const { rows, totalInterest } = schedule({ loan: big, extraIn: () => 500_00 })
  expect(rows.length).toBe(211)
  expect(totalInterest).toBe(485_498_59)
})

test('one extra payment in the schedule is the closed form (facts/07 fin-o-05 and fin-o-06)', () => {
  const once = { extraIn: (month: number) => (month === 24 ? 30_000_00 : 0) }
  expect(schedule(once).rows.length).toBe(24 + 228)
  expect(schedule({ ...once, system: 'sac' }).rows.length).toBe(24 + 300)
  const lowered = schedule({ ...once, keep: 'term' }).rows
  expect(lowered.length).toBe(360)
  expect(lowered[24]?.instalment).toBe(2280_62)
  expect(schedule({ ...once, system: 'sac', keep: 'term' }).rows[24]?.instalment).toBe(2737_58)
})

test('with TR each month is the one of the law’s formula: corrected balance, amortization, interest', () => {
  const monthlyIndex = 0.001668
  const { rows } = schedule({ system: 'sac', monthlyIndex })
  // 300.000 × 0,1668 % = 500,40, and a centavo that rounding may leave.
  expect(Math.abs((rows[0]?.correction ?? 0) - 500_40)).toBeLessThanOrEqual(1)
  for (const month of [1, 2, 100, 360]) {
    const none = { mipRate: 0, propertyValue: 0, dfiRate: 0, fee: 0 }
    const law = calculateHousingInstalment({ loan, month, monthlyIndex, ...none })
    const row = rows[month - 1]
    expect(Math.abs((row?.balance ?? Number.NaN) - law.balance)).toBeLessThanOrEqual(1)
    expect(Math.abs((row?.instalment ?? Number.NaN) - law.instalment)).toBeLessThanOrEqual(1)
  }
})

test('twelve months of grace: only interest paid, or added to the balance', () => {
  const paid = schedule({ grace: { months: 12, interest: 'paid' } }).rows
  expect(paid).toHaveLength(360)
  expect(paid[11]).toMatchObject({ instalment: 2392_24, amortization: 0, balance: 300_000_00 })
  const added = schedule({ grace: { months: 12, interest: 'capitalized' } }).rows
  // 300.000 × 1,0079741404¹² = 330.000,00: the monthly rate equals 10 % a year.
  expect(added[11]).toMatchObject({ instalment: 0, balance: 330_000_00 })
  expect(added[0]?.interest).toBe(2392_24)
})

test('a balloon: Price of 50.000 at 1 % in 24 with 20.000 at the end, by hand', () => {
  // (50.000 − 20.000 × 1,01⁻²⁴) × 0,01 ÷ (1 − 1,01⁻²⁴) = 1.612,20; the last is 20.000 more.
  const car = { loan: { principal: 50_000_00, monthlyRate: 0.01, months: 24 }, balloon: 20_000_00 }
  const { rows } = schedule(car)
  expect(rows[0]?.instalment).toBe(1612_20)
  expect(Math.abs((rows[23]?.instalment ?? 0) - 21_612_20)).toBeLessThan(20)
  const sac = schedule({ ...car, system: 'sac' }).rows
  expect(sac[0]).toMatchObject({ amortization: 1250_00, interest: 500_00 })
  expect(sac[23]?.amortization).toBe(21_250_00)
})

test('a balloon of the whole principal pays interest only', () => {
  const { rows } = schedule({ balloon: 300_000_00 })
  expect(rows[0]).toMatchObject({ amortization: 0, interest: 2392_24 })
})

test('more than a double holds is refused', () => {
  const huge = { principal: 9_000_000_000_000_00, monthlyRate: 0.1, months: 420 }
  expect(financingSchedule({ system: 'price', ...plain, loan: huge })).toEqual({
    ok: false,
    reason: 'too-large',
  })
})

test('no grace as long as the loan, no balloon above the principal nor in SACRE', () => {
  for (const wrong of [
    { grace: { months: 360, interest: 'paid' as const } },
    { balloon: 300_000_01 },
    { system: 'sacre' as const, balloon: 1 },
    { monthlyIndex: -1 },
  ])
    expect(() => schedule(wrong)).toThrow(RangeError)
})

const anyFinancing: fc.Arbitrary<Financing> = fc
  .record({
    system: fc.constantFrom('price', 'sac', 'sam', 'sacre'),
    loan: fc.record({
      principal: fc.integer({ min: 1000_00, max: 50_000_000_00 }),
      monthlyRate: fc.double({ min: 0, max: 0.1, noNaN: true }),
      months: fc.integer({ min: 2, max: 120 }),
    }),
    grace: fc.record({
      months: fc.integer({ min: 0, max: 36 }),
      interest: fc.constantFrom('paid', 'capitalized'),
    }),
    balloonShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
    monthlyIndex: fc.oneof(fc.constant(0), fc.double({ min: -0.002, max: 0.01, noNaN: true })),
    extra: fc.integer({ min: 0, max: 100_000_00 }),
    keep: fc.constantFrom('instalment', 'term'),
  })
  .map(({ balloonShare, extra, ...rest }) => {
    const takesExtras = rest.system === 'price' || rest.system === 'sac'
    return {
      ...rest,
      grace: { ...rest.grace, months: rest.grace.months % rest.loan.months },
      balloon: rest.system === 'sacre' ? 0 : Math.floor(rest.loan.principal * balloonShare),
      extraIn: () => (takesExtras ? extra : 0),
    }
  })

test('every row follows from the one before, the end is zero, totals add up, nothing is paid back twice', () => {
  fc.assert(
    fc.property(anyFinancing, (financing) => {
      const result = financingSchedule(financing)
      if (!result.ok) return
      const { rows, totalPaid, totalInterest, totalCorrection } = result
      const { owed, paid } = followed(rows, financing.loan.principal)
      expect([owed, paid]).toEqual([0, totalPaid])
      expect(financing.loan.principal + totalInterest + totalCorrection).toBe(totalPaid)
      expect(rows.length).toBeLessThanOrEqual(financing.loan.months)
    }),
  )
})

/** Amounts owed and paid after all the rows; throws at the first row that does not follow from the one before. */
function followed(rows: readonly ScheduleRow[], principal: number) {
  let owed = principal
  let paid = 0
  for (const row of rows) {
    owed += row.correction - row.amortization - row.extra
    paid += row.instalment + row.extra
    if (row.balance !== owed) throw new Error(`the balance does not follow in month ${row.month}`)
    if (row.instalment !== row.interest + row.amortization) throw new Error('a row does not add up')
    if (Math.min(row.interest, row.extra, row.instalment) < 0) throw new Error(`negative in ${row.month}`)
  }
  return { owed, paid }
}

test('extras never cost interest', () => {
  fc.assert(
    fc.property(anyFinancing, (financing) => {
      const flat = { ...financing, monthlyIndex: 0 }
      const extras = financingSchedule(flat)
      const none = financingSchedule({ ...flat, extraIn: () => 0 })
      // The same centavo may fall on either side.
      expect(!extras.ok || !none.ok || extras.totalInterest <= none.totalInterest + 1).toBe(true)
    }),
  )
})
