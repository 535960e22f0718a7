import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { iofOnInsurance } from '../exchange/iof-seguro.ts'
import { iofOnVgbl } from './iof-vgbl.ts'

type Row = [date: IsoDate, insurer: string, amount: number]

function iofOf(...rows: Row[]) {
  const result = iofOnVgbl(rows.map(([date, insurer, amount]) => ({ date, insurer, amount })))
  return result.ok ? result.contributions.map(({ iof }) => iof) : result.reason
}

test('2026: what passes 600 mil in all insurers together (facts/01 iof-o-16)', () => {
  expect(
    iofOf(['2026-02-10', 'A', 400_000_00], ['2026-08-15', 'B', 300_000_00], ['2026-11-20', 'A', 50_000_00]),
  ).toEqual([0, 5000_00, 2500_00])
})

test('the order of the list is the order of the answer, not of the year', () => {
  expect(
    iofOf(['2026-11-20', 'A', 50_000_00], ['2026-02-10', 'A', 400_000_00], ['2026-08-15', 'B', 300_000_00]),
  ).toEqual([2500_00, 0, 5000_00])
})

test.each<{ what: string; rows: Row[]; iof: number[] }>([
  { what: '600 mil to the centavo', rows: [['2026-03-01', 'A', 600_000_00]], iof: [0] },
  { what: '20 centavos above 600 mil', rows: [['2026-03-01', 'A', 600_000_20]], iof: [1] },
  {
    what: 'each year counts alone',
    rows: [
      ['2026-12-31', 'A', 600_000_00],
      ['2027-01-01', 'A', 600_000_00],
    ],
    iof: [0, 0],
  },
  {
    what: '2025 does not count in 2026',
    rows: [
      ['2025-12-31', 'A', 300_000_00],
      ['2026-01-01', 'A', 600_000_00],
    ],
    iof: [0, 0],
  },
  {
    what: '2025: 300 mil in each insurer',
    rows: [
      ['2025-08-01', 'A', 300_000_00],
      ['2025-08-02', 'B', 300_000_00],
      ['2025-08-03', 'B', 10_000_00],
    ],
    iof: [0, 0, 500_00],
  },
  {
    what: '27/06 to 16/07/2025 pays nothing and counts',
    rows: [
      ['2025-06-26', 'A', 300_000_00],
      ['2025-06-27', 'A', 100_000_00],
      ['2025-07-16', 'A', 100_000_00],
      ['2025-07-17', 'A', 10_000_00],
    ],
    iof: [0, 0, 0, 500_00],
  },
  {
    what: '23/05 to 10/06/2025: the whole, once the month passes 50 mil',
    rows: [
      ['2025-05-22', 'A', 900_000_00],
      ['2025-05-23', 'A', 50_000_00],
      ['2025-05-24', 'B', 5_000_00],
      ['2025-06-10', 'A', 50_000_00],
      ['2025-06-11', 'A', 300_000_00],
    ],
    iof: [0, 0, 2750_00, 0, 0],
  },
])('$what', ({ rows, iof }) => {
  expect(iofOf(...rows)).toEqual(iof)
})

test('no contribution, no IOF; no table before the decree; no negative contribution', () => {
  expect(iofOnVgbl([])).toEqual({ ok: true, contributions: [], total: 0 })
  expect(iofOf(['2007-12-16', 'A', 1])).toBe('no-table-in-force')
  expect(() => iofOf(['2026-01-01', 'A', -1])).toThrow(RangeError)
})

test('splitting a year’s contributions changes the total by roundings only, never by more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400_000_00 }), { maxLength: 12 }), (amounts) => {
      const split = iofOnVgbl(amounts.map((amount) => ({ date: '2026-05-05', insurer: 'A', amount })))
      const sum = amounts.reduce((total, amount) => total + amount, 0)
      const once = iofOnVgbl([{ date: '2026-05-05', insurer: 'B', amount: sum }])
      if (!(split.ok && once.ok)) return false
      return Math.abs(split.total - once.total) <= amounts.length
    }),
  )
})

test.each([
  { insurance: 'general', netPremium: 2500_00, rate: 0.0738, iof: 184_50, from: 'facts/01 iof-o-17' },
  { insurance: 'health', netPremium: 1000_00, rate: 0.0238, iof: 23_80, from: 'facts/01 §5' },
  { insurance: 'life', netPremium: 1000_00, rate: 0.0038, iof: 3_80, from: 'facts/01 §5' },
  { insurance: 'zero-rated', netPremium: 1000_00, rate: 0, iof: 0, from: 'facts/01 §5' },
] as const)('insurance: $insurance premium of $netPremium pays $iof ($from)', (vector) => {
  const { insurance, netPremium, rate, iof } = vector
  expect(iofOnInsurance({ insurance, netPremium, date: '2026-11-20' })).toMatchObject({
    ok: true,
    rate,
    iof,
    total: netPremium + iof,
  })
})

test('insurance: no table before 2008', () => {
  expect(iofOnInsurance({ insurance: 'life', netPremium: 1, date: '2008-01-02' })).toMatchObject({
    ok: false,
  })
})
