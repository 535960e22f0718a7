import fc from 'fast-check'
import { expect, test } from 'vitest'
import { roundCents } from '../core/money.ts'
import { monthlyRateFrom } from '../interest/interest.ts'
import { balanceAfter, calculateExtra, calculateSchedule, type System } from './amortization.ts'

const systems = ['price', 'sac', 'sam', 'sacre'] as const
const home = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }

const vectors = [
  { system: 'price', loan: home, first: 2537_67, interest: 613_562_09, from: 'facts/07 fin-o-01' },
  { system: 'sac', loan: home, first: 3225_58, interest: 431_799_70, from: 'facts/07 fin-o-02' },
  {
    system: 'sam',
    loan: home,
    first: 2881_62,
    interest: 522_680_89,
    from: 'facts/07 fin-o-03; juros: média',
  },
  {
    system: 'sacre',
    loan: { principal: 120_000_00, monthlyRate: 0.01, months: 60 },
    first: 3200_00,
    interest: 35_553_20,
    from: 'facts/07 fin-o-04',
  },
  {
    system: 'price',
    loan: { principal: 45_000_00, monthlyRate: 0.0189, months: 48 },
    first: 1434_44,
    interest: 23_853_03,
    from: 'facts/07 fin-o-10',
  },
  {
    system: 'price',
    loan: { principal: 400_000_00, monthlyRate: monthlyRateFrom(0.1119), months: 360 },
    first: 3705_10,
    interest: 933_836_91,
    from: 'spec/pages.md §13',
  },
  {
    system: 'sac',
    loan: { principal: 400_000_00, monthlyRate: monthlyRateFrom(0.1119), months: 360 },
    first: 4662_46,
    interest: 641_018_29,
    from: 'spec/pages.md §13',
  },
] as const

test.each(vectors)('$system: $first, juros $interest ($from)', ({ system, loan, first, interest }) => {
  const { rows, totalInterest } = calculateSchedule(system, loan)
  expect(rows[0]?.instalment).toBe(first)
  expect(totalInterest).toBe(interest)
})

test('the last instalments of SAC and SAM: 839,98 and 1.688,83 (facts/07 fin-o-02 and fin-o-03)', () => {
  expect(calculateSchedule('sac', home).rows.at(-1)?.instalment).toBe(839_98)
  // 1.688,826…: the centavo goes where it falls, so that the column adds up to the exact total.
  expect(calculateSchedule('sam', home).rows.at(-1)?.instalment).toBe(1688_82)
})

test('SACRE keeps its instalment for a year (facts/07 fin-o-04)', () => {
  const { rows } = calculateSchedule('sacre', { principal: 120_000_00, monthlyRate: 0.01, months: 60 })
  const instalments = rows.map(({ instalment }) => instalment)
  expect(instalments.slice(0, 48)).toEqual(
    [3200_00, 2917_91, 2630_49, 2330_18].flatMap((x) => Array(12).fill(x)),
  )
  expect(instalments[48]).toBe(1984_98)
})

test('every Price instalment is the same, except the last, which absorbs the centavos', () => {
  const { rows } = calculateSchedule('price', home)
  expect(new Set(rows.slice(0, -1).map(({ instalment }) => instalment))).toEqual(new Set([2537_67]))
  // 913.562,09 − 359 × 2.537,67
  expect(rows.at(-1)?.instalment).toBe(2538_56)
})

test('the first row of Price and the balance after a year (facts/07 fin-o-01)', () => {
  const { rows } = calculateSchedule('price', home)
  expect(rows[0]).toEqual({
    month: 1,
    instalment: 2537_67,
    correction: 0,
    interest: 2392_24,
    amortization: 145_43,
    extra: 0,
    balance: 299_854_57,
  })
  expect(rows[11]?.balance).toBe(298_176_23)
})

test('the first interest is what a calculator gives: 500.000 × 5 % ÷ 12 = 2.083,33 (dabeaz/practical-python#95)', () => {
  const { rows, totalPaid } = calculateSchedule('price', {
    principal: 500_000_00,
    monthlyRate: 0.05 / 12,
    months: 360,
  })
  expect(rows[0]).toMatchObject({
    instalment: 2684_11,
    interest: 2083_33,
    amortization: 600_78,
    balance: 499_399_22,
  })
  // 360 × 2.684,108115… by hand.
  expect(totalPaid).toBe(966_278_92)
})

test.each(systems)(
  '%s: the first interest is the principal times the rate; a later one may differ by two centavos',
  (system) => {
    const usual = fc.record({
      principal: fc.integer({ min: 1000_00, max: 5_000_000_00 }),
      monthlyRate: fc.double({ min: 0.001, max: 0.05, noNaN: true }),
      months: fc.integer({ min: 3, max: 420 }),
    })
    fc.assert(
      fc.property(usual, (loan) => {
        const { rows } = calculateSchedule(system, loan)
        let owed = loan.principal
        for (const { month, interest, balance } of rows.slice(0, -1)) {
          const off = Math.abs(interest - roundCents(owed * loan.monthlyRate))
          if (off > (month === 1 ? 0 : 2)) throw new Error(`${off} centavos in month ${month}`)
          owed = balance
        }
      }),
    )
  },
)

test.each(systems)('%s at rate 0 is the plain division, without interest', (system) => {
  const { rows, totalInterest } = calculateSchedule(system, { principal: 100_00, monthlyRate: 0, months: 3 })
  expect(rows.map(({ instalment }) => instalment).toSorted()).toEqual([33_33, 33_33, 33_34])
  expect(totalInterest).toBe(0)
})

test.each(systems)('%s at rate 0 never shows interest', (system) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000_00 }),
      fc.integer({ min: 1, max: 420 }),
      (principal, months) => {
        expect(calculateSchedule(system, { principal, monthlyRate: 0, months }).totalInterest).toBe(0)
      },
    ),
  )
})

const loans = fc.record({
  principal: fc.integer({ min: 1, max: 50_000_000_00 }),
  monthlyRate: fc.oneof(fc.double({ min: 0, max: 0.2, noNaN: true }), fc.constantFrom(0, 1e-17, 1e-9)),
  months: fc.integer({ min: 1, max: 420 }),
})

test.each(systems)(
  '%s: every row and every column adds up, nothing is negative, the end is zero',
  (system) => {
    fc.assert(
      fc.property(loans, (loan) => {
        const { rows, totalInterest, totalPaid } = calculateSchedule(system, loan)
        let owed = loan.principal
        const sums = { instalment: 0, interest: 0, amortization: 0 }
        for (const { instalment, interest, amortization, balance } of rows) {
          if (instalment !== interest + amortization) throw new Error('a row does not add up')
          if (balance !== owed - amortization) throw new Error('the balance does not follow')
          if (Math.min(interest, amortization, balance) < 0) throw new Error('negative')
          owed = balance
          sums.instalment += instalment
          sums.interest += interest
          sums.amortization += amortization
        }
        expect(owed).toBe(0)
        expect(sums).toEqual({ instalment: totalPaid, interest: totalInterest, amortization: loan.principal })
      }),
    )
  },
)

test('SAC pays never more interest than SAM, SAM never more than Price; all pay the same principal', () => {
  fc.assert(
    fc.property(loans, (loan) => {
      const interest = (system: System) => calculateSchedule(system, loan).totalInterest
      // A Price loan of so few centavos that its instalments round to almost nothing shows a little more.
      const [sac, sam, price] = [interest('sac'), interest('sam'), interest('price')]
      expect(sac).toBeLessThanOrEqual(sam + 1)
      expect(sam).toBeLessThanOrEqual(price + 1)
    }),
  )
})

test('the balance in closed form is the balance month by month', () => {
  const system = fc.constantFrom('price' as const, 'sac' as const)
  fc.assert(
    fc.property(system, loans, fc.nat({ max: 420 }), (which, loan, month) => {
      const paid = Math.min(month, loan.months)
      const shown = paid === 0 ? loan.principal : calculateSchedule(which, loan).rows[paid - 1]?.balance
      expect(Math.abs(balanceAfter(which, loan, paid) - (shown ?? Number.NaN))).toBeLessThanOrEqual(1.001)
    }),
  )
})

test.each([
  { principal: 0, monthlyRate: 0.01, months: 12 },
  { principal: 100.5, monthlyRate: 0.01, months: 12 },
  { principal: 100, monthlyRate: -0.01, months: 12 },
  { principal: 100, monthlyRate: Number.NaN, months: 12 },
  { principal: 100, monthlyRate: 0.01, months: 0 },
  { principal: 100, monthlyRate: 0.01, months: 1.5 },
  { principal: 100, monthlyRate: 1e300, months: 12 },
])('%o is not a loan', (loan) => {
  expect(() => calculateSchedule('price', loan)).toThrow(RangeError)
})

const loan = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }
const april = { loan, paid: 24, extra: 30_000_00 }

test('Price: R$ 30.000 after instalment 24 (facts/07 fin-o-05)', () => {
  expect(calculateExtra({ system: 'price', ...april })).toEqual({
    ok: true,
    balanceBefore: 296_170_07,
    balanceAfter: 266_170_07,
    keepingTerm: { months: 336, amortization: 158_15, instalment: 2280_62 },
    keepingInstalment: { months: 228, monthsSaved: 108 },
  })
})

test('SAC: R$ 30.000 after instalment 24 (facts/07 fin-o-06)', () => {
  expect(calculateExtra({ system: 'sac', ...april })).toEqual({
    ok: true,
    balanceBefore: 280_000_00,
    balanceAfter: 250_000_00,
    keepingTerm: { months: 336, amortization: 744_05, instalment: 2737_58 },
    // 250.000,00 ÷ 833,33… is exactly 300, though not in binary arithmetic.
    keepingInstalment: { months: 300, monthsSaved: 36 },
  })
})

test('the whole balance ends the loan, and a centavo more is refused', () => {
  const all = { system: 'price', loan, paid: 24 } as const
  expect(calculateExtra({ ...all, extra: 296_170_07 })).toMatchObject({
    ok: true,
    balanceAfter: 0,
    keepingInstalment: { months: 0, monthsSaved: 336 },
  })
  expect(calculateExtra({ ...all, extra: 296_170_08 })).toEqual({ ok: false, reason: 'exceeds-balance' })
})

test.each([-1, 0.5, 360])('%d is not a number of instalments paid', (paid) => {
  expect(() => calculateExtra({ system: 'sac', loan, paid, extra: 1_00 })).toThrow(RangeError)
})
