import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { bankHolidays } from '../tables/calendar/bank-holidays.ts'
import { isBusinessDay } from './business-days.ts'
import { addDays } from './days.ts'

describe('bank holidays', () => {
  // Easter Sundays: 2025 to 2027 in facts/10-mercado.md §2, the others from the same Gregorian computus.
  test.each([
    '2003-04-20',
    '2008-03-23',
    '2011-04-24',
    '2022-04-17',
    '2023-04-09',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2028-04-16',
  ] as const)('the movable ones follow Easter, %s', (easter) => {
    expect([-48, -47, -2, 60].map((count) => bankHolidays.get(addDays(easter, count)))).toEqual([
      'Carnaval',
      'Carnaval',
      'Sexta-feira Santa',
      'Corpus Christi',
    ])
  })

  test.each([
    [2025, 252],
    [2026, 249],
    [2027, 251],
  ])('%i has %i business days (facts/10-mercado.md §2)', (year, count) => {
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01` as IsoDate, index))
    expect(days.filter((day) => day.startsWith(`${year}`) && isBusinessDay(day))).toHaveLength(count)
  })

  test('refuses to guess beyond the table', () => {
    expect(() => isBusinessDay('2029-01-02')).toThrow(RangeError)
  })
})
