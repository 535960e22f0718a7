import { expect, test } from 'vitest'
import { realCdiHistory } from './return-history.ts'

const realOf = (from: string, to: string) =>
  realCdiHistory
    .filter(({ month }) => from <= month && month <= to)
    .reduce((product, { realRate }) => product * (1 + realRate), 1)

test('387 months in a row, from the first of the real', () => {
  const months = realCdiHistory.map(({ month }) => month)
  expect([months.length, months[0], months.at(-1)]).toEqual([387, '1994-07', '2026-09'])
  expect(months).toEqual([...new Set(months)].toSorted())
})

test('CDI above the IPCA in 2025: 14,3 % over 4,26 %', () => {
  // The CDI of 2025 was 14,32 % (B3); 1,1432 ÷ 1,0426 = 1,0965.
  expect(realOf('2025-01', '2025-12')).toBeCloseTo(1.0965, 3)
})

test('CDI below the IPCA in 2020 and 2021: 2,76 % over 4,52 %, 4,42 % over 10,06 % (B3, IBGE)', () => {
  expect(realOf('2020-01', '2020-12')).toBeCloseTo(1.0276 / 1.0452, 3)
  expect(realOf('2021-01', '2021-12')).toBeCloseTo(1.0442 / 1.1006, 3)
})
