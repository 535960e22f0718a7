import { expect, test } from 'vitest'
import { copomYears } from '../tables/calendar/copom-meetings.ts'
import { weekday } from './business-days.ts'
import { nextCopomDecision } from './copom.ts'

test.each([
  ['2026-11-21', '2026-12-09'],
  ['2026-12-09', '2026-12-09'],
  ['2026-01-01', '2026-01-28'],
] as const)('from %s the next decision is on %s', (day, decision) => {
  expect(nextCopomDecision(day)).toBe(decision)
})

test('beyond the calendar there is none', () => {
  expect(nextCopomDecision('2026-12-10')).toBeUndefined()
})

test('eight decisions a year, in order, each on a Wednesday', () => {
  for (const { from, decisions } of copomYears) {
    expect(decisions).toHaveLength(8)
    expect(decisions).toEqual(decisions.toSorted())
    for (const day of decisions) expect([day.slice(0, 4), weekday(day)]).toEqual([from.slice(0, 4), 3])
  }
})
