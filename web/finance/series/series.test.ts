import { expect, test } from 'vitest'
import { poupancaMonth } from '../fixed-income/poupanca.ts'
import { dailyCdi } from '../fixed-income/yields.ts'
import { combineRates } from '../interest/rate-conversion.ts'
import { cdiMonthsUntil2023 } from './cdi.ts'
import { inpcMonths } from './inpc.ts'
import { ipcaMonths } from './ipca.ts'
import { cdiOn, selicTargets } from './selic-target.ts'

const accumulated = (from: string, to: string, series = ipcaMonths) =>
  combineRates([...series].filter(([month]) => from <= month && month <= to).map(([, rate]) => rate))

const yearOf = (year: number, series = ipcaMonths) =>
  (accumulated(`${year}-01`, `${year}-12`, series) * 100).toFixed(2)

test('IPCA of each year from 1995 to 2023 as IBGE published it', () => {
  const published = [
    22.41, 9.56, 5.22, 1.65, 8.94, 5.97, 7.67, 12.53, 9.3, 7.6, 5.69, 3.14, 4.46, 5.9, 4.31, 5.91, 6.5, 5.84,
    5.91, 6.41, 10.67, 6.29, 2.95, 3.75, 4.31, 4.52, 10.06, 5.79, 4.62,
  ]
  const different = published.flatMap((rate, index) => {
    const year = 1995 + index
    return yearOf(year) === rate.toFixed(2) ? [] : [[year, yearOf(year)]]
  })
  // IBGE takes its index of many digits: the rounded months of these two years are a hundredth off.
  expect(different).toEqual([
    [1998, '1.66'],
    [2022, '5.78'],
  ])
})

test('INPC of each year from 2003 to 2025 as IBGE published it', () => {
  const published = [
    10.38, 6.13, 5.05, 2.81, 5.16, 6.48, 4.11, 6.47, 6.08, 6.2, 5.56, 6.23, 11.28, 6.58, 2.07, 3.43, 4.48,
    5.45, 10.16, 5.93, 3.71, 4.77, 3.9,
  ]
  const years = published.map((_, index) => Number(yearOf(2003 + index, inpcMonths)))
  expect(years.filter((rate, index) => Math.abs(rate - (published[index] ?? 0)) > 0.011)).toEqual([])
})

test.each([
  { year: 2003, percent: 23.25 },
  { year: 2012, percent: 8.4 },
  { year: 2015, percent: 13.24 },
  { year: 2019, percent: 5.96 },
  { year: 2020, percent: 2.76 },
  { year: 2023, percent: 13.04 },
])('CDI of $year is $percent % (B3), but for the two decimals of each month', ({ year, percent }) => {
  expect(Math.abs(Number(yearOf(year, cdiMonthsUntil2023)) - percent)).toBeLessThanOrEqual(0.05)
})

test.each([
  { from: '2024-01', to: '2024-12', percent: '4.83', source: 'IPCA de 2024, IBGE (facts/06 §2)' },
  { from: '2025-01', to: '2025-12', percent: '4.26', source: 'IPCA de 2025, IBGE (facts/06 §2)' },
  { from: '2025-09', to: '2026-08', percent: '4.22', source: '12 meses até 08/2026, SGS 13522' },
  { from: '2025-10', to: '2026-09', percent: '4.58', source: '12 meses até 09/2026 (facts/06 §2)' },
  { from: '2026-01', to: '2026-09', percent: '3.95', source: 'no ano até 09/2026 (facts/06 §2)' },
])('IPCA from $from to $to is $percent % ($source)', ({ from, to, percent }) => {
  expect((accumulated(from, to) * 100).toFixed(2)).toBe(percent)
})

test.each([
  ['2026-10-01', 0.1365, '13,65 %, SGS 4389'],
  ['2026-09-17', 0.1365, 'first day of the decision of 16/09/2026'],
  ['2026-09-16', 0.139, '13,90 % on 16/09/2026, SGS 4389'],
  ['2025-09-30', 0.149, '14,90 % in the second half of 2025'],
  ['2023-12-13', undefined, 'before the series'],
  ['2026-11-05', undefined, 'after a Copom whose decision was not found'],
] as const)('CDI on %s: %s (%s)', (day, rate, _) => {
  expect(cdiOn(day)).toBe(rate)
})

test('the CDI of a day at the end of the series is the published 0,050788 % (SGS 12, 01/10/2026)', () => {
  expect(dailyCdi(cdiOn('2026-10-01') ?? 0)).toBe(0.00050788)
})

test('poupança: 0,4828 % a month with the Selic at 8,5 % and no TR (Circular BCB 3.595/2012)', () => {
  const month = poupancaMonth({ balance: 100_000_00, selicTarget: 0.085, tr: 0, date: '2026-11-20' })
  expect(month).toMatchObject({ ok: true, credit: 482_80 })
  expect(month.ok && (month.monthlyRate * 100).toFixed(4)).toBe('0.4828')
})

test('poupança: the month of 22/09 to 22/10/2026 pays the TR of SGS 226 over 0,5 %', () => {
  const selicTarget = selicTargets.find(({ from }) => from <= '2026-09-22')?.annualRate ?? 0
  const month = poupancaMonth({
    balance: 1000_00,
    selicTarget,
    // Banco Central, SGS 226.
    tr: 0.001668,
    date: '2026-10-22',
  })
  expect(month).toMatchObject({ ok: true, additionalRate: 0.005, credit: 6_68 })
})

test('the target stands newest first and never twice on a day', () => {
  const days = selicTargets.map(({ from }) => from)
  expect(days).toEqual([...new Set(days)].toSorted().toReversed())
})
