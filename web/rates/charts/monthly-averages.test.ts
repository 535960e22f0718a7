import { expect, test } from 'vitest'
import { monthlyAverages } from './monthly-averages.ts'

test('average, lowest and highest of each month, newest first, no more than asked for', () => {
  const closes = [
    { day: '2026-09-30', close: 9 },
    { day: '2026-10-29', close: 5 },
    { day: '2026-10-30', close: 5.2 },
    { day: '2026-11-03', close: 5.4 },
    { day: '2026-11-19', close: 5.2 },
    { day: '2026-11-18', close: 5 },
  ] as const
  const [november, october, ...rest] = monthlyAverages(
    closes.toSorted((one, other) => one.day.localeCompare(other.day)),
    2,
  )
  expect(november).toEqual({
    month: '2026-11',
    lastDay: '2026-11-19',
    average: expect.closeTo(5.2, 10),
    lowest: 5,
    highest: 5.4,
  })
  expect(october).toMatchObject({ month: '2026-10', average: expect.closeTo(5.1, 10) })
  expect(rest).toEqual([])
  expect(monthlyAverages([], 12)).toEqual([])
})
