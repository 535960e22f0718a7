import { expect, test } from 'vitest'
import { monthsBetween } from './months-between.ts'

test.each([
  ['2026-11-20', '2027-11-20', 12],
  ['2026-11-20', '2027-11-19', 11],
  ['2026-11-20', '2026-12-19', 0],
  ['1976-05-20', '2026-11-20', 606],
  ['2026-11-20', '2026-10-20', -1],
  ['2026-11-20', '2026-11-20', 0],
] as const)('%s to %s: %d', (from, to, months) => {
  expect(Object.is(monthsBetween(from, to), months)).toBe(true)
})
