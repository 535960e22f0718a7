import { expect, test } from 'vitest'
import { copomYears } from '../tables/calendar/copom-meetings.ts'
import { weekday } from './days.ts'
import { type EventKind, economicEvents, nextCopomDecision } from './economic-calendar.ts'

const all: EventKind[] = ['copom', 'ipca', 'fomc', 'payroll', 'ecb', 'holiday']

test('what is due at the end of 2026, in its order, with the hours of Brasília', () => {
  const events = economicEvents(all, '2026-11-20', '2026-12-31')
  expect(events.map(({ day, kind, minutes, confidence }) => [day, kind, clock(minutes), confidence])).toEqual(
    [
      ['2026-11-20', 'holiday', '', 'confirmed'],
      ['2026-12-04', 'payroll', '10:30', 'confirmed'],
      ['2026-12-09', 'fomc', '16:00', 'confirmed'],
      ['2026-12-09', 'copom', '18:30', 'confirmed'],
      ['2026-12-11', 'ipca', '9:00', 'confirmed'],
      ['2026-12-17', 'ecb', '10:15', 'confirmed'],
      ['2026-12-25', 'holiday', '', 'confirmed'],
    ],
  )
})

function clock(minutes: number | undefined): string {
  return minutes === undefined ? '' : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The zone data of the machine, which the calculation does not have. */
const localHours = {
  fomc: ['America/New_York', '14:00'],
  payroll: ['America/New_York', '08:30'],
  ecb: ['Europe/Berlin', '14:15'],
} as const

test.each(Object.entries(localHours))('%s: the same hour in its city all year', (kind, [timeZone, local]) => {
  // Its keys are kinds.
  const events = economicEvents([kind as EventKind], '2026-01-01', '2027-12-31')
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' })
  expect(new Set(events.map(({ minutes }) => minutes)).size).toBe(2)
  for (const { day, minutes = 0 } of events) {
    const instant = new Date(Date.parse(`${day}T00:00:00-03:00`) + minutes * 60_000)
    expect([day, format.format(instant)]).toEqual([day, local])
  }
})

test('every event is on a weekday, and only the kinds asked for come', () => {
  for (const { day } of economicEvents(all, '2026-01-01', '2027-12-31')) {
    expect([day, [0, 6].includes(weekday(day))]).toEqual([day, false])
  }
  expect(economicEvents(['ipca'], '2026-12-01', '2026-12-31')).toHaveLength(1)
  expect(economicEvents([], '2026-12-01', '2026-12-31')).toEqual([])
})

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
