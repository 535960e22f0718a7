import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateSchedule } from './amortization.ts'
import { calculateHousingInstalment } from './housing-instalment.ts'

const loan = { principal: 300_000_00, monthlyRate: 0.0079741404, months: 360 }
const none = { monthlyIndex: 0, mipRate: 0, propertyValue: 0, dfiRate: 0, fee: 0 }

test('the first instalment with TR, MIP, DFI and fee (facts/07 fin-o-09)', () => {
  const input = {
    loan,
    month: 1,
    monthlyIndex: 0.001668,
    mipRate: 0.00025,
    propertyValue: 400_000_00,
    dfiRate: 0.00007,
    fee: 25_00,
  }
  expect(calculateHousingInstalment(input)).toEqual({
    correctedBalance: 300_500_40,
    amortization: 834_72,
    interest: 2396_23,
    mip: 75_13,
    dfi: 28_00,
    instalment: 3359_08,
    balance: 299_665_68,
  })
})

test('without index, insurance and fee it is the SAC instalment', () => {
  const { rows } = calculateSchedule('sac', loan)
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 360 }), (month) => {
      const { instalment, balance } = calculateHousingInstalment({ ...none, loan, month })
      const row = rows[month - 1]
      expect(Math.abs(instalment - (row?.instalment ?? Number.NaN))).toBeLessThanOrEqual(1)
      expect(Math.abs(balance - (row?.balance ?? Number.NaN))).toBeLessThanOrEqual(1)
    }),
  )
})

test('the last month leaves nothing, whatever the index', () => {
  fc.assert(
    fc.property(fc.double({ min: -0.02, max: 0.3, noNaN: true }), (monthlyIndex) => {
      expect(calculateHousingInstalment({ ...none, monthlyIndex, loan, month: 360 }).balance).toBe(0)
    }),
  )
})

test.each([0, 361, 1.5])('%d is not a month of the loan', (month) => {
  expect(() => calculateHousingInstalment({ ...none, loan, month })).toThrow(RangeError)
})
