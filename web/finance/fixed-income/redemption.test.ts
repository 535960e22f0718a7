import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  exemptionLines,
  fixedIncomeIrRate,
  grownLot,
  iofOnYieldShare,
  redeemFixedIncome,
  redeemLots,
  redemptionTaxes,
  redemptionTaxLines,
} from './redemption.ts'
import { cdiFactor, fixedRateFactor, ipcaPlusFactor } from './yields.ts'

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

const date = '2026-11-20'

test.each([
  [0, 0.225],
  [180, 0.225],
  [181, 0.2],
  [360, 0.2],
  [361, 0.175],
  [720, 0.175],
  [721, 0.15],
  [10_000, 0.15],
])('%i days pay %f', (days, rate) => {
  expect(fixedIncomeIrRate(days, date)).toBe(rate)
})

test('MP 1.303/2025 changed nothing, and no rate is known before Lei 11.033/2004', () => {
  expect(fixedIncomeIrRate(800, '2025-09-01')).toBe(0.15)
  expect(fixedIncomeIrRate(800, '2005-01-01')).toBe(0.15)
  expect(fixedIncomeIrRate(800, '2004-12-31')).toBeUndefined()
  expect(() => fixedIncomeIrRate(-1, date)).toThrow(RangeError)
  expect(() => fixedIncomeIrRate(Number.NaN, date)).toThrow(RangeError)
})

const cdi = (share: number, businessDays: number) => cdiFactor({ annualCdi: 0.1365, share, businessDays })

test.each([
  {
    from: 'rf-o-01: CDB a 110 %',
    input: { principal: 10_000_00, factor: cdi(1.1, 252), days: 365, exempt: false },
    result: { gross: 11_511_31, yield: 1511_31, iof: 0, irRate: 0.175, ir: 264_48, net: 11_246_83 },
  },
  {
    from: 'rf-o-02: LCI a 92 %',
    input: { principal: 10_000_00, factor: cdi(0.92, 252), days: 365, exempt: true },
    result: { gross: 11_249_28, yield: 1249_28, iof: 0, irRate: 0, ir: 0, net: 11_249_28 },
  },
  {
    from: 'rf-o-03: 14 dias, com IOF antes do IR',
    input: { principal: 5000_00, factor: cdi(1, 10), days: 14, exempt: false },
    result: { gross: 5025_45, yield: 25_45, iof: 13_49, irRate: 0.225, ir: 2_69, net: 5009_27 },
  },
  {
    from: 'rf-o-04: prefixado',
    input: { principal: 20_000_00, factor: fixedRateFactor(0.135, 504), days: 731, exempt: false },
    result: { gross: 25_764_50, iof: 0, ir: 864_68, net: 24_899_82 },
  },
  {
    from: 'rf-o-05: IPCA + 7,2 %',
    input: { principal: 15_000_00, factor: ipcaPlusFactor(0.0458, 0.072, 252), days: 365, exempt: false },
    result: { gross: 16_816_46, ir: 317_88, net: 16_498_58 },
  },
  {
    from: 'perda: nada a tributar',
    input: { principal: 1000_00, factor: 0.98, days: 14, exempt: false },
    result: { gross: 980_00, yield: -20_00, iof: 0, ir: 0, net: 980_00 },
  },
])('$from', ({ input, result }) => {
  expect(redeemFixedIncome({ ...input, date })).toMatchObject({ ok: true, ...result })
})

test('the taxes add up, never take the principal, and an exempt paper never leaves less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_00 }),
      fc.double({ min: 1, max: 5, noNaN: true }),
      fc.integer({ min: 0, max: 5000 }),
      (principal, factor, days) => {
        const taxed = redeemFixedIncome({ principal, factor, days, date, exempt: false })
        const exempt = redeemFixedIncome({ principal, factor, days, date, exempt: true })
        if (!(taxed.ok && exempt.ok)) return false
        const { gross, iof, ir, net } = taxed
        return gross - iof - ir === net && principal <= net && net <= exempt.net && exempt.net === gross
      },
    ),
  )
})

test('has no answer before the tables, and refuses the impossible', () => {
  const input = { principal: 1000_00, factor: 1.1, days: 100, date, exempt: false } as const
  expect(redeemFixedIncome({ ...input, date: '2004-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => redeemFixedIncome({ ...input, factor: Number.NaN })).toThrow(RangeError)
  expect(() => redeemFixedIncome({ ...input, principal: 0.5 })).toThrow(RangeError)
  expect(() => fixedRateFactor(-1, 252)).toThrow(RangeError)
  expect(() => fixedRateFactor(0.1, -1)).toThrow(RangeError)
})

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

test('the IOF of one lot is a sum to redo; that of several is theirs together', () => {
  const iofOf = (days: number[]) => {
    const redeemed = redeemLots({ lots: days.map(lot), date, exempt: false })
    return redeemed.ok ? redemptionTaxLines(redeemed, date)[0]?.formula : undefined
  }
  expect(iofOf([10, 800])).toBe('66\u00A0% × R$\u00A0100,00 (10º dia)')
  expect(iofOf([10, 20, 800])).toBe(
    'o rendimento de 2 aplicações, cada qual pelo seu dia na tabela dos 30 dias',
  )
})

test('what an exempt paper does not pay: each tax by its own rule', () => {
  expect(exemptionLines(date).map(({ amount, source }) => [amount, source?.source])).toEqual([
    [0, 'Lei 11.033/2004, art. 3º'],
    [0, 'Decreto 6.306/2007, art. 32, § 2º: alíquota zero'],
  ])
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
