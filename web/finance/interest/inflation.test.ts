import { expect, test } from 'vitest'
import { inpcMonths } from '../series/inpc.ts'
import { ipcaMonths } from '../series/ipca.ts'
import { inflationBetween } from './inflation.ts'

const percent = (start: `${number}-${number}-${number}`, end: typeof start) => {
  const inflation = inflationBetween(ipcaMonths, start, end)
  return inflation.ok ? ((inflation.factor - 1) * 100).toFixed(2) : inflation.reason
}

test.each([
  ['1995-01-01', '1996-01-01', '22.41', 'o ano de 1995, IBGE'],
  ['2015-01-01', '2016-01-01', '10.67', 'o ano de 2015, IBGE'],
  ['2024-01-01', '2025-01-01', '4.83', 'o ano de 2024, IBGE'],
  ['2025-09-01', '2026-09-01', '4.22', '12 meses até 08/2026, SGS 13522'],
  // 1,0131^(14/28): half of February of 2025.
  ['2025-02-01', '2025-02-15', '0.65', 'meio fevereiro, à mão'],
  ['2026-09-30', '2026-09-30', '0.00', 'nenhum dia'],
] as const)('%s to %s: %s %% (%s)', (start, end, expected, _) => {
  expect(percent(start, end)).toBe(expected)
})

test('up to two months wait for their index at the last rate, marked; a third is refused', () => {
  const inflation = inflationBetween(ipcaMonths, '2026-09-01', '2026-11-20')
  expect(inflation.ok && inflation.months.map(({ month, isEstimated }) => [month, isEstimated])).toEqual([
    ['2026-09', false],
    ['2026-10', true],
    ['2026-11', true],
  ])
  expect(percent('2026-09-01', '2026-12-02')).toBe('not-published')
})

test('from the first day of the real on; before it there is another currency', () => {
  expect(percent('1994-07-01', '1994-08-01')).toBe('6.84')
  expect(percent('1994-06-30', '2024-06-01')).toBe('other-currency')
  expect(() => inflationBetween(ipcaMonths, '2025-02-01', '2025-01-01')).toThrow(RangeError)
})

test('another index by the same days: the INPC of 2024, 4,77 % (IBGE)', () => {
  const inflation = inflationBetween(inpcMonths, '2024-01-01', '2025-01-01')
  expect(inflation.ok && ((inflation.factor - 1) * 100).toFixed(2)).toBe('4.77')
  expect(inflation).toMatchObject({ publishedUntil: '2026-07' })
})
