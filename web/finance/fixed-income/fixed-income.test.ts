import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cdiFactor } from './cdi.ts'
import { fixedRateFactor, ipcaPlusFactor, redeemFixedIncome } from './fixed-income.ts'
import { fixedIncomeIrRate } from './fixed-income-ir.ts'

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
