import fc from 'fast-check'
import { expect, test } from 'vitest'
import { annualRateOf, equivalentsOf, type Yield, yieldFactor } from './yields.ts'

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
