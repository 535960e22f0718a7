import { expect, test } from 'vitest'
import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { cdiFactorBetween, comparison, investmentReturns, sinceSplit } from './investment-return.ts'

/** A close a day, from `first` to `last`, by its place. */
function closesOf(first: IsoDate, last: IsoDate, closeAt: (index: number) => number) {
  const count = dayNumber(last) - dayNumber(first) + 1
  return Array.from({ length: count }, (_, index) => ({ day: addDays(first, index), close: closeAt(index) }))
}

const rates = (first: IsoDate, last: IsoDate, value: number) =>
  closesOf(first, last, () => value).map(({ day }) => ({ day, value }))

const ipcaOf = (months: `${number}-${number}`[]) =>
  months.map((month) => ({ day: `${month}-01` as const, value: 1 }))

const only = (cdi: ReturnType<typeof rates>) => ({ cdi, ipca: [], index: [] })

test('1 follows the price from the first close of each span that is covered', () => {
  const closes = closesOf('2025-11-19', '2026-11-19', (index) => 20 + index / 10)
  const rows = investmentReturns(closes, only(rates('2025-11-01', '2026-11-18', 0.05)))
  expect(rows.map(({ months }) => months)).toEqual([1, 6, 12])
  // 20 → 56,50 in 365 days.
  expect(rows[2]).toMatchObject({ first: '2025-11-19', last: '2026-11-19', asset: 2.825 })
  // 1,20016…
  expect(rows[2]?.cdi).toBeCloseTo(1.0005 ** 365, 12)
})

test('without the CDI of all days there is no CDI, and without closes no row', () => {
  const closes = closesOf('2025-11-19', '2026-11-19', () => 20)
  expect(investmentReturns(closes, only([]))[0]).toMatchObject({ asset: 1, cdi: null })
  expect(
    investmentReturns(closes, only(rates('2026-01-10', '2026-11-18', 0.05))).map(({ cdi }) => cdi !== null),
  ).toEqual([true, true, false])
  expect(investmentReturns(closes, only(rates('2025-11-01', '2026-11-01', 0.05)))[0]?.cdi).toBeNull()
  expect(investmentReturns([], only([]))).toEqual([])
})

test('the IPCA of as many months as there are published, the Ibovespa on the two days alone', () => {
  const closes = closesOf('2025-11-19', '2026-11-19', () => 20)
  const months = ipcaOf(['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09'])
  const index = closesOf('2026-05-19', '2026-11-19', (day) => 100 + day)
  const rows = investmentReturns(closes, { cdi: [], ipca: months, index })
  // 1 month and 6 months at 1 %; of 12 only 6 are known.
  expect(rows.map(({ ipca }) => ipca)).toEqual([1.01, expect.closeTo(1.01 ** 6, 12), null])
  // 100 → 284 in 184 days, and no close of a year ago.
  expect(rows.map(({ index }) => index).slice(1)).toEqual([2.84, null])
})

test('without one of the months of the IPCA there is none of the span', () => {
  const closes = closesOf('2025-11-19', '2026-11-19', () => 20)
  const ipca = ipcaOf(['2026-03', '2026-04', '2026-05', '2026-07', '2026-08', '2026-09'])
  expect(investmentReturns(closes, { cdi: [], ipca, index: [] }).map((row) => row.ipca)).toEqual([
    1.01,
    null,
    null,
  ])
})

test('the CDI counts the first day and not the last', () => {
  const days = rates('2026-11-16', '2026-11-19', 1)
  expect(cdiFactorBetween(days, '2026-11-16', '2026-11-18')).toBeCloseTo(1.01 ** 2, 12)
  expect(cdiFactorBetween(days, '2026-11-17', '2026-11-17')).toBe(1)
})

test('prices before a split are left out, a bad day is not a split', () => {
  const split = [100, 101, 50.4, 51].map((close, index) => ({ day: addDays('2026-11-10', index), close }))
  expect(sinceSplit(split)).toEqual({ closes: split.slice(2), cutAt: '2026-11-12' })
  const grouped = [1, 1.1, 10.9].map((close, index) => ({ day: addDays('2026-11-10', index), close }))
  expect(sinceSplit(grouped).cutAt).toBe('2026-11-12')
  const crash = [100, 101, 62, 60].map((close, index) => ({ day: addDays('2026-11-10', index), close }))
  expect(sinceSplit(crash)).toEqual({ closes: crash, cutAt: null })
})

test('the two lines begin together, where both are known, and stay thin', () => {
  const closes = closesOf('2025-01-01', '2026-11-19', (index) => 10 + index)
  const pair = comparison(closes, rates('2026-01-01', '2026-11-18', 0.05), 50)
  expect(pair?.days[0]).toBe('2026-01-01')
  expect(pair?.days.at(-1)).toBe('2026-11-19')
  expect(pair?.asset[0]).toBe(1)
  expect(pair?.cdi[0]).toBe(1)
  expect(pair?.days.length).toBeLessThanOrEqual(52)
  expect(pair?.cdi.at(-1)).toBeCloseTo(1.0005 ** 322, 9)
  expect(comparison(closes, [], 50)).toBeNull()
})
