import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from './business-days.ts'
import { addDays } from './days.ts'
import { businessDaysBetween, marketCalendar } from './market-calendar.ts'

// facts/tables.json, b3_sem_pregao.
test.each([
  [2025, '01-01 03-03 03-04 04-18 04-21 05-01 06-19 11-20 12-24 12-25 12-31', 252],
  [2026, '01-01 02-16 02-17 04-03 04-21 05-01 06-04 09-07 10-12 11-02 11-20 12-24 12-25 12-31', 249],
  [2027, '01-01 02-08 02-09 03-26 04-21 05-27 09-07 10-12 11-02 11-15 12-24 12-31', 251],
])('%i: B3 closes on %s; %i business days', (year, days, businessDays) => {
  const calendar = marketCalendar(year)
  expect(calendar).toMatchObject({ ok: true, businessDays })
  expect(calendar.ok && calendar.b3Closures.map(({ day }) => day)).toEqual(
    days.split(' ').map((day) => `${year}-${day}`),
  )
})

test('the bank holidays come in the order of the days, weekends included', () => {
  const calendar = marketCalendar(2026)
  expect(calendar.ok && calendar.bankHolidays).toHaveLength(13)
  expect(calendar).toMatchObject({ bankHolidays: { 10: { day: '2026-11-15' }, 12: { name: 'Natal' } } })
})

test('no calendar before the oldest rules; years to come follow the rules of today', () => {
  const none = { ok: false, reason: 'no-calendar' }
  expect(marketCalendar(2023)).toEqual(none)
  expect(marketCalendar(2033)).toMatchObject({ ok: true, businessDays: 251 })
  expect(businessDaysBetween('2002-12-31', '2003-01-05')).toEqual(none)
  expect(businessDaysBetween('2028-12-29', '2029-01-02')).toEqual({ ok: true, businessDays: 1 })
  expect(businessDaysBetween('2028-12-29', '2029-01-01')).toEqual({ ok: true, businessDays: 1 })
})

test.each([
  ['2026-11-20', '2026-12-31', 27, 'mk-o-06'],
  ['2026-12-31', '2027-01-04', 1, '31/12 é dia útil'],
  ['2026-11-23', '2026-11-23', 0, 'o fim não conta'],
  ['2026-11-23', '2026-11-24', 1, 'o início conta'],
  ['2023-11-20', '2023-11-21', 1, 'segunda-feira; Lei 14.759/2023, feriado só desde 2024'],
  ['2024-11-20', '2024-11-21', 0, 'Lei 14.759/2023'],
  ['2023-12-29', '2024-01-05', 4, 'a virada do ano'],
  ['2023-02-17', '2023-02-23', 2, 'Carnaval em 20 e 21/02'],
  ['2003-01-01', '2024-01-01', 5273, 'contados um a um pela regra, fora do programa'],
] as const)('from %s to %s: %i (%s)', (start, end, businessDays, _) => {
  expect(businessDaysBetween(start, end)).toEqual({ ok: true, businessDays })
})

test('a term is the sum of its parts', () => {
  const start = '2024-01-01'
  fc.assert(
    fc.property(fc.nat({ max: 1800 }), fc.nat({ max: 1800 }), (one, other) => {
      const [middle, end] = [addDays(start, Math.min(one, other)), addDays(start, Math.max(one, other))]
      const parts = [businessDaysBetween(start, middle), businessDaysBetween(middle, end)]
      const whole = businessDaysBetween(start, end)
      return (
        whole.ok &&
        whole.businessDays === parts.reduce((sum, part) => sum + (part.ok ? part.businessDays : 1e6), 0)
      )
    }),
  )
})

test('agrees with counting one by one', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1700 }), fc.nat({ max: 120 }), (first, length) => {
      const days = Array.from({ length }, (_, index) => addDays('2024-01-01', first + index))
      const counted = businessDaysBetween(addDays('2024-01-01', first), addDays('2024-01-01', first + length))
      return counted.ok && counted.businessDays === days.filter(isBusinessDay).length
    }),
  )
})

test('refuses a term backwards and what is no year', () => {
  expect(() => businessDaysBetween('2026-11-24', '2026-11-23')).toThrow(RangeError)
  expect(() => marketCalendar(2026.5)).toThrow(RangeError)
})
