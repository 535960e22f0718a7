import { expect, test } from 'vitest'
import { breakEvenByTerm } from './break-even.ts'
import { fixedFromCdiShare } from './yields.ts'

const annualCdi = 0.1365
const date = '2026-11-20'

test('golden of spec/pages.md §9: what a CDB must pay against a LCI of 90 % of the CDI', () => {
  const { annualRate } = fixedFromCdiShare(0.9, annualCdi)
  const rows = breakEvenByTerm({ from: 'exempt', annualRate, annualCdi, date }) ?? []
  expect(rows.map(({ label, share = 0 }) => [label, (share * 100).toFixed(1)])).toEqual([
    ['6 meses', '111.7'],
    ['1 ano', '107.8'],
    ['2 anos', '103.9'],
    ['3 anos', '103.1'],
    ['5 anos', '101.6'],
  ])
  const linear = rows.map(({ linearShare = 0 }) => (linearShare * 100).toFixed(1))
  expect(linear).toEqual(['112.5', '109.1', '105.9', '105.9', '105.9'])
})

test('there and back is the same rate, and before Lei 11.033/2004 there is none', () => {
  const taxed = breakEvenByTerm({ from: 'exempt', annualRate: 0.12, annualCdi, date }) ?? []
  for (const { annualRate, label } of taxed) {
    const back = breakEvenByTerm({ from: 'taxed', annualRate, annualCdi, date }) ?? []
    expect(back.find((row) => row.label === label)?.annualRate).toBeCloseTo(0.12, 12)
  }
  expect(breakEvenByTerm({ from: 'exempt', annualRate: 0.12, annualCdi, date: '2004-12-31' })).toBeUndefined()
})

test('the own term comes first; under 30 days it counts the IOF; without a business day there is none', () => {
  const rowsOf = (days: number, businessDays: number) =>
    breakEvenByTerm({
      from: 'taxed',
      annualRate: 0.15,
      annualCdi,
      date,
      term: { days, businessDays, isEstimated: false },
    }) ?? []
  expect(rowsOf(400, 276)[0]).toMatchObject({ label: 'seu prazo', isOwn: true, irRate: 0.175 })
  // 20 days, 33 % of IOF and 22,5 % of IR: the gain of 14 business days × 0,67 × 0,775, by hand.
  const gain = (1.15 ** (14 / 252) - 1) * 0.67 * 0.775
  expect(rowsOf(20, 14)[0]?.annualRate).toBeCloseTo((1 + gain) ** (252 / 14) - 1, 12)
  expect(rowsOf(1, 0)).toHaveLength(5)
})
