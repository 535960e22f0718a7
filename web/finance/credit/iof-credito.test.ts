import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { type IsoDate, roundCents } from '../core/money.ts'
import { seriesFactor } from '../interest/savings.ts'
import type { Borrower } from '../tables/credit/iof-credito.ts'
import {
  creditRateHistory,
  financedIof,
  financedIofPrice,
  iofOnCredit,
  iofOnRevolvingCredit,
  iofOnSpecialCredit,
} from './iof-credito.ts'

const today = '2026-11-20'

function bullet(borrower: Borrower, date: IsoDate, principal: number, days: number) {
  return iofOnCredit({
    borrower,
    date,
    installments: [{ dueOn: addDays(date, days), amortization: principal }],
  })
}

describe('fixed principal', () => {
  test.each([
    {
      borrower: 'individual',
      date: today,
      principal: 10_000_00,
      days: 365,
      iof: 337_30,
      from: 'facts/01 iof-o-08',
    },
    {
      borrower: 'company',
      date: '2026-10-01',
      principal: 100_000_000_00,
      days: 1096,
      iof: 3_373_000_00,
      from: 'facts/01 iof-o-10, worked example on the compiled decree',
    },
    {
      borrower: 'company',
      date: '2025-06-30',
      principal: 50_000_00,
      days: 365,
      iof: 938_25,
      from: 'facts/01 iof-o-18',
    },
    {
      borrower: 'simples',
      date: today,
      principal: 30_000_00,
      days: 400,
      iof: 414_03,
      from: 'ceiling of 1.3801 %',
    },
    {
      borrower: 'simples',
      date: today,
      principal: 30_000_01,
      days: 400,
      iof: 1011_90,
      from: 'above 30 mil, 3.373 %',
    },
    {
      borrower: 'company',
      date: '2025-06-10',
      principal: 10_000_00,
      days: 365,
      iof: 394_30,
      from: '0.95 % of 12.466',
    },
    {
      borrower: 'company',
      date: '2025-06-11',
      principal: 10_000_00,
      days: 365,
      iof: 337_30,
      from: '0.38 % again',
    },
    {
      borrower: 'company',
      date: '2025-07-16',
      principal: 10_000_00,
      days: 365,
      iof: 187_65,
      from: 'old daily rate',
    },
    {
      borrower: 'company',
      date: '2025-07-17',
      principal: 10_000_00,
      days: 365,
      iof: 337_30,
      from: 'Decreto 12.499',
    },
    {
      borrower: 'individual',
      date: '2020-04-03',
      principal: 10_000_00,
      days: 365,
      iof: 0,
      from: 'Decreto 10.305',
    },
    {
      borrower: 'individual',
      date: '2020-11-27',
      principal: 10_000_00,
      days: 365,
      iof: 337_30,
      from: 'Decreto 10.551',
    },
    {
      borrower: 'individual',
      date: '2021-10-01',
      principal: 10_000_00,
      days: 365,
      iof: 446_07,
      from: 'Decreto 10.797',
    },
  ] as const)('$borrower, $principal for $days days on $date → $iof ($from)', (vector) => {
    expect(bullet(vector.borrower, vector.date, vector.principal, vector.days)).toMatchObject({
      ok: true,
      principal: vector.principal,
      iof: vector.iof,
    })
  })

  test('three instalments (facts/01 iof-o-09)', () => {
    const installments = [
      { dueOn: '2026-12-20', amortization: 1000_00 },
      { dueOn: '2027-01-20', amortization: 1000_00 },
      { dueOn: '2027-02-20', amortization: 1000_00 },
    ] as const
    expect(iofOnCredit({ borrower: 'individual', date: today, installments })).toMatchObject({
      principal: 3000_00,
      dailyIof: 15_01,
      additionalIof: 11_40,
      iof: 26_41,
    })
  })

  test('12 instalments of a Price loan at 3 %, months of 30 days (spec/pages.md §12: 206,55)', () => {
    const first = 10_000_00 / seriesFactor(0.03, 12, 'end')
    const installments = Array.from({ length: 12 }, (_, index) => ({
      dueOn: addDays(today, 30 * (index + 1)),
      amortization: roundCents(first * 1.03 ** index),
    }))
    expect(iofOnCredit({ borrower: 'individual', date: today, installments })).toMatchObject({
      iof: 206_55,
    })
  })

  test('366 days count 365', () => {
    expect(bullet('individual', today, 10_000_00, 366)).toEqual(bullet('individual', today, 10_000_00, 365))
  })

  test('no table for a person before 22/01/2015, nor for anyone before 2008', () => {
    const refusal = { ok: false, reason: 'no-table-in-force' }
    expect(bullet('individual', '2015-01-21', 1000_00, 30)).toEqual(refusal)
    expect(bullet('company', '2008-01-02', 1000_00, 30)).toEqual(refusal)
    expect(bullet('company', '2008-01-03', 1000_00, 30)).toMatchObject({ ok: true })
  })

  test('an instalment before the release is nobody’s', () => {
    expect(() => bullet('individual', today, 1000_00, -1)).toThrow(RangeError)
  })

  test('grows with the term, never passes 3.373 %, and is the sum of its parts', () => {
    const principal = fc.integer({ min: 0, max: 100_000_000_00 })
    fc.assert(
      fc.property(principal, fc.nat(2000), fc.nat(2000), (amount, days, more) => {
        const short = bullet('individual', today, amount, days)
        const long = bullet('individual', today, amount, days + more)
        if (!(short.ok && long.ok)) return false
        return (
          short.iof <= long.iof &&
          long.iof <= amount * 0.03373 + 1 &&
          long.iof === long.dailyIof + long.additionalIof
        )
      }),
    )
  })
})

describe('financed in a Price loan', () => {
  test('48 months at 1.89 % (facts/01 iof-o-11)', () => {
    const result = financedIofPrice({
      borrower: 'individual',
      date: today,
      netAmount: 40_000_00,
      monthlyRate: 0.0189,
      months: 48,
    })
    expect(result).toMatchObject({ ok: true, principal: 41_298_61, iof: 1298_61, installment: 1316_45 })
    expect(result).toHaveProperty('iofFactor', expect.closeTo(0.03144452, 8))
  })

  test('one instalment after a year: the ceiling of 3.373 %', () => {
    const installments = [{ dueOn: '2027-11-20', share: 1 }] as const
    const input = { borrower: 'individual', date: today, netAmount: 10_000_00, installments } as const
    // 10.000 ÷ (1 − 0.03373) = 10.349,07.
    expect(financedIof(input)).toMatchObject({ principal: 10_349_07, iof: 349_07 })
  })

  test('one month without interest from a 31st is due on the 28th', () => {
    const input = {
      borrower: 'individual',
      date: '2027-01-31',
      netAmount: 10_000_00,
      monthlyRate: 0,
      months: 1,
    } as const
    // 28 days: 28 × 0.0082 % + 0.38 % = 0.6096 %.
    expect(financedIofPrice(input)).toHaveProperty('iofFactor', expect.closeTo(0.006096, 12))
  })

  test('the IOF that lifts the principal over 30 mil takes the rate of the Simples away', () => {
    const price = { date: today, netAmount: 29_900_00, monthlyRate: 0.02, months: 24 } as const
    const company = financedIofPrice({ borrower: 'company', ...price })
    expect(financedIofPrice({ borrower: 'simples', ...price })).toEqual(company)
    const smaller = financedIofPrice({ borrower: 'simples', ...price, netAmount: 29_000_00 })
    expect(smaller).toHaveProperty('iofFactor', expect.closeTo(0.0118592, 7))
  })

  test('no table before 2015, no loan of zero months', () => {
    const input = { borrower: 'individual', netAmount: 1000_00, monthlyRate: 0.02 } as const
    expect(financedIofPrice({ ...input, date: '2014-12-31', months: 12 })).toMatchObject({ ok: false })
    expect(() => financedIofPrice({ ...input, date: today, months: 0 })).toThrow(RangeError)
    expect(() => financedIofPrice({ ...input, date: today, months: 12, monthlyRate: -0.01 })).toThrow(
      RangeError,
    )
  })

  test('the principal less its own IOF is what was asked for', () => {
    const rate = fc.double({ min: 0, max: 20, noNaN: true })
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000_00 }),
        rate,
        fc.integer({ min: 1, max: 420 }),
        (net, i, n) => {
          const loan = financedIofPrice({
            borrower: 'individual',
            date: today,
            netAmount: net,
            monthlyRate: i,
            months: n,
          })
          if (!loan.ok) return false
          return (
            loan.principal - loan.iof === net &&
            Math.abs(loan.principal * loan.iofFactor - loan.iof) <= 1 &&
            loan.iofFactor > 0.0038 &&
            loan.iofFactor <= 0.03373 + 1e-12 &&
            loan.installment * n >= loan.principal - n
          )
        },
      ),
    )
  })
})

describe('revolving', () => {
  const ten = Array.from({ length: 10 }, () => 1500_00)

  test('1.500 for ten days (facts/01 iof-o-12)', () => {
    expect(
      iofOnRevolvingCredit({ borrower: 'individual', date: today, dailyBalances: ten, increases: [1500_00] }),
    ).toMatchObject({ ok: true, dailyIof: 1_23, additionalIof: 5_70, iof: 6_93 })
  })

  test('nothing owed, nothing due; before 2015 no table', () => {
    const input = { borrower: 'individual', dailyBalances: [], increases: [] } as const
    expect(iofOnRevolvingCredit({ ...input, date: today })).toMatchObject({ iof: 0 })
    expect(iofOnRevolvingCredit({ ...input, date: '2014-12-31' })).toMatchObject({ ok: false })
  })

  test('days beyond 365 keep paying', () => {
    const year = (days: number) =>
      iofOnRevolvingCredit({
        borrower: 'individual',
        date: today,
        dailyBalances: Array.from({ length: days }, () => 1000_00),
        increases: [],
      })
    expect(year(730)).toMatchObject({ iof: 59_86 })
    expect(year(365)).toMatchObject({ iof: 29_93 })
  })
})

test('the history of the rates has an entry for each change, newest first', () => {
  const told = creditRateHistory('company').map(
    ({ rule, daily, additional }) => `${rule.from} ${daily} ${additional}`,
  )
  expect(told.slice(0, 5)).toEqual([
    '2025-07-17 0.000082 0.0038',
    '2025-06-27 0.000041 0.0038',
    '2025-06-11 0.000082 0.0038',
    '2025-05-23 0.000082 0.0095',
    '2022-01-01 0.000041 0.0038',
  ])
  expect(creditRateHistory('individual')[0]?.rule.from).toBe('2022-01-01')
})

test.each([
  ['housing', 0, 'art. 9º, I'],
  ['portability', 0, 'art. 8º, XXV'],
  ['relief-vehicle', 0, 'Lei 8.383/1991'],
  // art. 8º: "reduzida a zero […] sem prejuízo do disposto no § 5º", the additional 0.38 %.
  ['rural', 38_00, 'art. 8º, IV e § 5º'],
] as const)('R$ 10.000 for %s pay %d', (purpose, iof, law) => {
  const result = iofOnSpecialCredit(purpose, 10_000_00, '2026-11-20')
  expect(result).toMatchObject({
    ok: true,
    iof,
    rates: { daily: 0 },
    rule: { source: expect.stringContaining(law) },
  })
})

test('no decree before 2008, no negative loan', () => {
  expect(iofOnSpecialCredit('housing', 1_00, '2008-01-02')).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => iofOnSpecialCredit('housing', -1, '2026-11-20')).toThrow(RangeError)
})
