import { expect, test } from 'vitest'
import type { FocusReading } from './focus.ts'
import { focusRow, surveyDays } from './focus-rows.ts'

const reading = (id: FocusReading['id'], years: FocusReading['years']): FocusReading => ({
  id,
  years,
  origin: null,
  failedAt: null,
})
const plain = (row: string[]) => row.map((text) => text.replaceAll('\u00A0', ' '))

test('two years and their answers, each in its unit', () => {
  const ipca = reading('ipca', [
    { day: '2026-09-25', year: 2026, median: 4.9915, respondents: 150 },
    { day: '2026-09-25', year: 2027, median: 4.3118, respondents: 147 },
    { day: '2026-09-24', year: 2028, median: 3.9, respondents: 140 },
  ])
  expect(plain(focusRow(ipca, 2026))).toEqual(['IPCA', '4,99 %', '4,31 %', '150 e 147'])
  const dollar = reading('cambio', [{ day: '2026-09-18', year: 2026, median: 5.2, respondents: null }])
  expect(plain(focusRow(dollar, 2026))).toEqual(['Dólar', 'R$ 5,20', 'sem dado', 'sem dado'])
  expect(surveyDays([ipca], 2026)).toBe('25/09/2026')
  expect(surveyDays([ipca, dollar], 2026)).toBe('18/09/2026 e 25/09/2026')
})

test('without an answer there is no number at all', () => {
  expect(focusRow(reading('selic', []), 2026)).toEqual(['Selic', 'sem dado', 'sem dado', 'sem dado'])
})
