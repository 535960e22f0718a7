import { expect, test } from 'vitest'
import { ageOf, onDay, shortDay, timeFrom } from './brasilia-time.ts'

const instant = new Date('2026-11-18T14:05:00-03:00')
const from = (now: string) => timeFrom(instant, new Date(`${now}T09:00:00-03:00`))

test('a time of another day says which, and of another year that too', () => {
  expect(from('2026-11-18')).toBe('14:05')
  expect(from('2026-11-19')).toBe('18/11, 14:05')
  expect(from('2027-01-04')).toBe('18/11/2026, 14:05')
  expect(ageOf(instant, new Date('2027-12-23T14:05:00-03:00'))).toBe('em 18/11/2026, 14:05')
})

test('a day of another year says which', () => {
  expect(shortDay('2026-09-17', '2026-11-23')).toBe('17/09')
  expect(shortDay('2026-12-10', '2027-01-04')).toBe('10/12/2026')
  expect(onDay('2026-11-18', '2026-11-19')).toBe('na quarta, 18/11')
  expect(onDay('2026-11-18', '2027-12-23')).toBe('na quarta, 18/11/2026')
})
