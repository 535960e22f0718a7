import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redeemFund } from './come-cotas.ts'

const date = '2026-11-20'
const applied = 100_000_00

test('rf-o-09: two collections, then 17,5 % with the complement of 2,5 points', () => {
  expect(
    redeemFund({ applied, periodFactors: [1.065, 1.066], lastFactor: 1.02, days: 420, date, term: 'long' }),
  ).toEqual({
    ok: true,
    collected: [975_00, 1044_70],
    comeCotas: 2019_70,
    irRate: 0.175,
    iof: 0,
    redemptionIr: 390_06,
    complementaryIr: 336_62,
    net: 112_947_17,
  })
})

test.each([
  { days: 180, term: 'long', irRate: 0.225, complementaryIr: 487_50, from: '22,5 − 15 sobre 6.500' },
  { days: 180, term: 'short', irRate: 0.225, complementaryIr: 162_50, from: '22,5 − 20 sobre 6.500' },
  { days: 181, term: 'short', irRate: 0.2, complementaryIr: 0, from: 'curto prazo para em 20 %' },
  { days: 800, term: 'short', irRate: 0.2, complementaryIr: 0, from: 'Lei 11.053/2004, art. 6º' },
  { days: 800, term: 'long', irRate: 0.15, complementaryIr: 0, from: 'longo prazo chega a 15 %' },
] as const)('$term fund after $days days: $complementaryIr ($from)', ({ days, term, from: _, ...result }) => {
  const input = { applied, periodFactors: [1.065], lastFactor: 1, days, date, term } as const
  expect(redeemFund(input)).toMatchObject({ ok: true, redemptionIr: 0, ...result })
})

test('a period in loss collects nothing and what only recovers it is not taxed', () => {
  const input = { applied, periodFactors: [0.9, 1.1], lastFactor: 1, days: 800, date, term: 'long' } as const
  // 100.000 → 90.000 → 99.000, still below what was applied.
  expect(redeemFund(input)).toMatchObject({ collected: [0, 0], redemptionIr: 0, net: 99_000_00 })
})

test('IOF comes before IR in the first 30 days', () => {
  const input = { applied, periodFactors: [], lastFactor: 1.001, days: 10, date, term: 'long' } as const
  expect(redeemFund(input)).toMatchObject({ iof: 66_00, redemptionIr: 7_65, net: 100_026_35 })
})

test('the taxes add up to the tax of a fund without come-cotas, within rounding, and never take the cost', () => {
  const factor = fc.double({ min: 1, max: 1.2, noNaN: true })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_00 }),
      fc.array(factor, { maxLength: 10 }),
      factor,
      fc.integer({ min: 30, max: 2000 }),
      fc.constantFrom('long', 'short'),
      (amount, periodFactors, lastFactor, days, term) => {
        const fund = redeemFund({ applied: amount, periodFactors, lastFactor, days, date, term })
        if (!fund.ok) return false
        const taxes = fund.comeCotas + fund.redemptionIr + fund.complementaryIr
        const gain = fund.net - amount + taxes
        return Math.abs(taxes - gain * fund.irRate) <= periodFactors.length + 2 && fund.net >= amount
      },
    ),
  )
})

test('has no answer before the tables, and refuses the impossible', () => {
  const input = { applied, periodFactors: [1.05], lastFactor: 1, days: 200, date, term: 'long' } as const
  expect(redeemFund({ ...input, date: '2004-12-31' })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(() => redeemFund({ ...input, lastFactor: -1 })).toThrow(RangeError)
  expect(() => redeemFund({ ...input, periodFactors: [Number.NaN] })).toThrow(RangeError)
})
