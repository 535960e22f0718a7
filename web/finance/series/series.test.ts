import { expect, test } from 'vitest'
import { poupancaMonth } from '../fixed-income/poupanca.ts'
import { dailyCdi } from '../fixed-income/yields.ts'
import { combineRates } from '../interest/rate-conversion.ts'
import { ipcaMonths } from './ipca.ts'
import { cdiOn, selicTargets } from './selic-target.ts'
import { trPeriods } from './tr.ts'

const accumulated = (from: string, to: string) =>
  combineRates([...ipcaMonths].filter(([month]) => from <= month && month <= to).map(([, rate]) => rate))

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
  const [period] = trPeriods
  const selicTarget = selicTargets.find(({ from }) => from <= '2026-09-22')?.annualRate ?? 0
  const month = poupancaMonth({
    balance: 1000_00,
    selicTarget,
    tr: period?.monthlyRate ?? 0,
    date: '2026-10-22',
  })
  expect(month).toMatchObject({ ok: true, additionalRate: 0.005, credit: 6_68 })
})

test('the target stands newest first and never twice on a day', () => {
  const days = selicTargets.map(({ from }) => from)
  expect(days).toEqual([...new Set(days)].toSorted().toReversed())
})
