import fc from 'fast-check'
import { expect, test } from 'vitest'
import { iofOnYieldShare } from './iof-investimento.ts'
import { redemptionTaxes } from './iof-resgate.ts'

const today = '2026-11-20'

test.each([
  { day: 1, share: 0.96 },
  { day: 5, share: 0.83 },
  { day: 10, share: 0.66 },
  { day: 20, share: 0.33 },
  { day: 29, share: 0.03 },
  { day: 30, share: 0 },
  { day: 31, share: 0 },
  { day: 4000, share: 0 },
  { day: 0, share: 0 },
])('day $day takes $share of the yield', ({ day, share }) => {
  expect(iofOnYieldShare(day, today)).toBe(share)
})

test('the annex is a thirtieth less per day, truncated to the percent', () => {
  for (let day = 1; day <= 30; day++) {
    expect(iofOnYieldShare(day, today)).toBe(Math.floor(100 - (day * 10) / 3) / 100)
  }
})

test('no table before the decree, no half days', () => {
  expect(iofOnYieldShare(10, '2007-12-16')).toBeUndefined()
  expect(() => iofOnYieldShare(-1, today)).toThrow(RangeError)
  expect(() => iofOnYieldShare(1.5, today)).toThrow(RangeError)
})

test.each([
  {
    yield: 100_00,
    days: 10,
    iofShare: 0.66,
    iof: 66_00,
    ir: 7_65,
    netYield: 26_35,
    from: 'facts/01 iof-o-13',
  },
  {
    yield: 250_37,
    days: 29,
    iofShare: 0.03,
    iof: 7_51,
    ir: 54_64,
    netYield: 188_22,
    from: 'facts/01 iof-o-14',
  },
  { yield: 250_37, days: 30, iofShare: 0, iof: 0, ir: 56_33, netYield: 194_04, from: 'facts/01 iof-o-15' },
  { yield: -50_00, days: 10, iofShare: 0.66, iof: 0, ir: 0, netYield: -50_00, from: 'a loss pays nothing' },
])(
  'a yield of $yield after $days days leaves $netYield ($from)',
  ({ from: _, yield: gain, days, ...expected }) => {
    expect(redemptionTaxes({ yield: gain, days, date: today })).toMatchObject({ ok: true, ...expected })
  },
)

test('no redemption before the tables', () => {
  expect(redemptionTaxes({ yield: 100_00, days: 10, date: '2001-01-01' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('waiting a day never leaves less of the same yield, and the parts add up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000_00 }),
      fc.integer({ min: 1, max: 1000 }),
      (gain, days) => {
        const now = redemptionTaxes({ yield: gain, days, date: today })
        const tomorrow = redemptionTaxes({ yield: gain, days: days + 1, date: today })
        if (!(now.ok && tomorrow.ok)) return false
        return (
          now.netYield <= tomorrow.netYield && now.iof + now.ir + now.netYield === gain && now.netYield >= 0
        )
      },
    ),
  )
})
