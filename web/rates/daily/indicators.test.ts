import { expect, test } from 'vitest'
import { currentSince } from './indicators.ts'

test('a rate has held since the first day of its last run, not since it was first seen', () => {
  const points = [
    { day: '2026-09-14', value: 13.75 },
    { day: '2026-09-15', value: 14 },
    { day: '2026-09-16', value: 14 },
    { day: '2026-09-17', value: 13.75 },
    { day: '2026-11-20', value: 13.75 },
  ] as const
  expect(currentSince(points)).toBe('2026-09-17')
  expect(currentSince(points.slice(3))).toBe('2026-09-17')
  expect(currentSince([])).toBeUndefined()
})
