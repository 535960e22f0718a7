import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  annualRateOf,
  cdiFactor,
  dailyCdi,
  equivalentsOf,
  fixedFromCdiShare,
  grossUp,
  type Yield,
  yieldFactor,
} from './yields.ts'

const indexes = { annualCdi: 0.1365, annualIpca: 0.0458 }

test.each([
  { paper: { kind: 'cdi-share', share: 1.1, ...indexes }, factor: 1.1511311, from: 'rf-o-01' },
  { paper: { kind: 'fixed', annualRate: 0.135 }, factor: 1.135, from: 'rf-o-04, um ano' },
  { paper: { kind: 'ipca-plus', realRate: 0.072, ...indexes }, factor: 1.1210976, from: 'rf-o-05' },
  // 1,0005078800^252 rounded to 8 decimals × 1,02
  { paper: { kind: 'cdi-plus', spread: 0.02, ...indexes }, factor: 1.15922988, from: '1,1365 × 1,02' },
] as { paper: Yield; factor: number; from: string }[])('a year of $from → $factor', ({ paper, factor }) => {
  expect(yieldFactor(paper, 252)).toBeCloseTo(factor, 6)
})

test('110 % of the CDI is 15,1131 % a year, never 15,015 % (spec/pages.md §23)', () => {
  const rate = annualRateOf({ kind: 'cdi-share', share: 1.1, annualCdi: 0.1365 })
  expect((rate * 100).toFixed(4)).toBe('15.1131')
})

test('equivalents are the inverse of the annual rate', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.5, noNaN: true }), (rate) => {
      const { share = 0, fixed, spread, realRate } = equivalentsOf(rate, indexes)
      const papers: Yield[] = [
        { kind: 'cdi-share', share, ...indexes },
        { kind: 'cdi-plus', spread, ...indexes },
        { kind: 'fixed', annualRate: fixed },
        { kind: 'ipca-plus', realRate, ...indexes },
      ]
      return papers.every((paper) => Math.abs(annualRateOf(paper) - rate) < 1e-9)
    }),
  )
  expect(equivalentsOf(0.1, { annualCdi: 0, annualIpca: 0 }).share).toBeUndefined()
})

const date = '2026-11-20'

const annualCdi = fc.double({ min: 0.02, max: 0.3, noNaN: true })
const share = fc.double({ min: 0.5, max: 1.5, noNaN: true })

test('the CDI of a day as published: 0,050788 % at 13,65 % a year (BCB SGS 12)', () => {
  expect(dailyCdi(0.1365)).toBe(0.00050788)
})

test.each([
  { share: 1.1, businessDays: 252, factor: 1.1511311, from: 'rf-o-01; spec/pages.md: 15,1131 % ao ano' },
  { share: 0.92, businessDays: 252, factor: 1.12492841, from: 'rf-o-02' },
  { share: 1, businessDays: 10, factor: 1.00509042, from: 'rf-o-03' },
  { share: 1.1, businessDays: 0, factor: 1, from: 'nenhum dia' },
])('$share of the CDI in $businessDays days → $factor ($from)', ({ factor, ...input }) => {
  expect(cdiFactor({ annualCdi: 0.1365, ...input })).toBe(factor)
})

test('the fixed rate that equals 110 % of the CDI (tx-o-06) is above CDI × 110 %', () => {
  const { annualRate, spread } = fixedFromCdiShare(1.1, 0.1365)
  expect(annualRate).toBeCloseTo(0.15113122, 8)
  expect(spread).toBeCloseTo(0.01287393, 8)
  expect(annualRate).toBeGreaterThan(0.15015)
})

test.each([
  { exemptShare: 0.9, exact: 1.078326, linear: 1.090909, from: 'tx-o-08' },
  { exemptShare: 0.9183, exact: 1.1, linear: 1.113091, from: 'spec/pages.md: CDB de 110 % = LCI de 91,83 %' },
])('an exempt $exemptShare is a taxed $exact in a year ($from)', ({ exemptShare, exact, linear }) => {
  const result = grossUp({ exemptShare, annualCdi: 0.1365, businessDays: 252, days: 365, date })
  expect(result).toMatchObject({ ok: true, irRate: 0.175 })
  const { exactShare, linearShare } = result as Extract<typeof result, { ok: true }>
  expect(exactShare).toBeCloseTo(exact, 4)
  expect(linearShare).toBeCloseTo(linear, 4)
})

test('the linear gross-up never asks less than the exact one, and both ask more than the exempt paper pays', () => {
  fc.assert(
    fc.property(annualCdi, share, fc.integer({ min: 1, max: 2520 }), (cdi, exemptShare, businessDays) => {
      const days = Math.ceil((businessDays * 365) / 252)
      const result = grossUp({ exemptShare, annualCdi: cdi, businessDays, days, date })
      if (!result.ok) return false
      return result.exactShare > exemptShare && result.exactShare <= result.linearShare * (1 + 1e-9)
    }),
  )
})

test('the exact gross-up leaves, after IR, what the exempt paper leaves', () => {
  fc.assert(
    fc.property(annualCdi, share, fc.integer({ min: 1, max: 2520 }), (cdi, exemptShare, businessDays) => {
      const result = grossUp({ exemptShare, annualCdi: cdi, businessDays, days: businessDays, date })
      if (!result.ok) return false
      const daily = (1 + cdi) ** (1 / 252) - 1
      const gain = (1 + daily * result.exactShare) ** businessDays - 1
      const exemptGain = (1 + daily * exemptShare) ** businessDays - 1
      return Math.abs(gain * (1 - result.irRate) - exemptGain) <= 1e-9 * Math.max(1, exemptGain)
    }),
  )
})

test('knows no income tax before the first table, and refuses the impossible', () => {
  const term = { exemptShare: 0.9, annualCdi: 0.1365, businessDays: 252, days: 365, date } as const
  expect(grossUp({ ...term, date: '2004-12-31' })).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(() => grossUp({ ...term, businessDays: 0 })).toThrow(RangeError)
  expect(() => grossUp({ ...term, annualCdi: 0 })).toThrow(RangeError)
  expect(() => grossUp({ ...term, exemptShare: -1 })).toThrow(RangeError)
  expect(() => cdiFactor({ annualCdi: 0.1365, share: 1, businessDays: 1.5 })).toThrow(RangeError)
})
