import { expect, test } from 'vitest'
import { localMoment, momentText, readMoment, scheduledFor } from './schedule.ts'

const now = Date.parse('2026-11-21T21:00:00Z')

test('what is typed is the time in Brasília, wherever the editor is', () => {
  expect(readMoment('2026-11-21T18:01', now)).toEqual({ iso: '2026-11-21T21:01:00.000Z' })
  expect(momentText('2026-11-21T21:01:00.000Z')).toBe('21/11/2026 às 18:01')
  expect(localMoment(Date.parse('2026-11-22T01:30:00Z'))).toBe('2026-11-21T22:30')
})

test.each([
  ['2026-11-21T18:00', /ainda não passou/],
  ['2020-01-01T00:00', /ainda não passou/],
  ['', /Escreva o dia e a hora/],
  ['2026-12-31', /Escreva o dia e a hora/],
  ['2026-13-01T10:00', /Escreva o dia e a hora/],
])('%j is refused', (typed, message) => {
  expect(readMoment(typed, now)).toEqual({ error: expect.stringMatching(message) })
})

test('only a date of the draft itself counts', () => {
  const publishAt = '2026-11-21T21:00:00Z'
  expect(scheduledFor({ publishAt }, null)).toBe(publishAt)
  expect(scheduledFor({ publishAt }, { publishAt })).toBeNull()
  expect(scheduledFor({ publishAt }, { publishAt: '2026-01-01T00:00:00Z' })).toBe(publishAt)
  expect(scheduledFor({}, null)).toBeNull()
  expect(scheduledFor(null, null)).toBeNull()
})
