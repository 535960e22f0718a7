import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redeemFixedIncome } from './fixed-income.ts'
import { grownLot, redeemLots } from './fixed-income-lots.ts'
import { redemptionTaxLines } from './redemption-lines.ts'

const date = '2026-11-20'
const lot = (days: number) => ({ amount: 1000_00, gross: 1100_00, days })

test.each([
  [180, 22_50],
  [181, 20_00],
  [360, 20_00],
  [361, 17_50],
  [720, 17_50],
  [721, 15_00],
])('trap: IR bracket off by one day (%i days pay %i centavos of R$ 100)', (days, ir) => {
  expect(redeemLots({ lots: [lot(days)], date, exempt: false })).toMatchObject({ iof: 0, ir })
})

test('trap: IOF < 30 days forgotten. Day 29 still pays 3 %, before the IR; day 30 nothing', () => {
  expect(redeemLots({ lots: [lot(29)], date, exempt: false })).toMatchObject({ iof: 3_00, ir: 21_83 })
  expect(redeemLots({ lots: [lot(30)], date, exempt: false })).toMatchObject({ iof: 0, ir: 22_50 })
})

test('each lot pays by its own age, and a loss is not set off against a gain', () => {
  const lots = [lot(800), lot(100), { amount: 1000_00, gross: 900_00, days: 800 }]
  const redeemed = redeemLots({ lots, date, exempt: false })
  expect(redeemed).toMatchObject({
    invested: 3000_00,
    gross: 3100_00,
    yield: 100_00,
    ir: 37_50,
    net: 3062_50,
    byRate: [
      { irRate: 0.225, lots: 1, taxable: 100_00, ir: 22_50 },
      { irRate: 0.15, lots: 2, taxable: 100_00, ir: 15_00 },
    ],
  })
})

test('lines name the tax, its sum and its law', () => {
  const redeemed = redeemLots({ lots: [lot(10), lot(800)], date, exempt: false })
  const lines = redeemed.ok ? redemptionTaxLines(redeemed, date) : []
  expect(lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['iof', -66_00],
    ['ir-225', -7_65],
    ['ir-150', -15_00],
  ])
  expect(lines[0]?.source?.source).toContain('Decreto 6.306/2007')
  expect(lines[2]?.source?.source).toContain('Lei 11.033/2004')
})

test('one lot is the redemption of one paper; before the tables there is no answer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      fc.integer({ min: 0, max: 2000 }),
      fc.boolean(),
      (principal, factor, days, exempt) => {
        const one = redeemFixedIncome({ principal, factor, days, date, exempt })
        const lots = redeemLots({ lots: [grownLot(principal, factor, days)], date, exempt })
        return one.ok && lots.ok && one.net === lots.net && one.ir === lots.ir && one.iof === lots.iof
      },
    ),
  )
  expect(redeemLots({ lots: [lot(10)], date: '2004-12-31', exempt: false })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})
