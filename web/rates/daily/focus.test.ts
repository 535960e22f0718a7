import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Expectation } from '../providers/bcb-focus.ts'
import { expectations, type FocusReading, focusRow, surveyDays } from './focus.ts'

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

const now = Date.parse('2026-11-20T15:00:00-03:00')
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterAll(() => {
  vi.useRealTimers()
})

describe('expectations', () => {
  const { refuse, isJump } = expectations('Câmbio')
  const of = (median: number, year = 2026, day: Expectation['day'] = '2026-11-13'): Expectation[] => [
    { day, year, median, respondents: 115 },
  ]

  test('a survey of tomorrow has not been made', () => {
    expect(() => refuse?.(of(5.2), now)).not.toThrow()
    expect(() => refuse?.(of(5.2, 2026, '2026-11-21'), now)).toThrow('2026-11-21')
  })

  test('a median ten times larger is a mistake; another year is not compared', () => {
    expect(isJump?.(of(5.4), of(5.2))).toBe(false)
    expect(isJump?.(of(52), of(5.2))).toBe(true)
    expect(isJump?.(of(52, 2027), of(5.2))).toBe(false)
  })
})
