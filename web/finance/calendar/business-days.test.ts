import { describe, expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { bankHolidaysOf, businessDayFrom, easterOf, isBusinessDay, paidAfterMonths } from './business-days.ts'
import { addDays, addMonths, daysBetween, weekday } from './days.ts'

/** The list that stood in place of the rule until 2026: its years were compared with calendars as they came out. */
const recorded = [
  { year: 2003, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2004, carnival: ['02-23', '02-24'], goodFriday: '04-09', corpusChristi: '06-10' },
  { year: 2005, carnival: ['02-07', '02-08'], goodFriday: '03-25', corpusChristi: '05-26' },
  { year: 2006, carnival: ['02-27', '02-28'], goodFriday: '04-14', corpusChristi: '06-15' },
  { year: 2007, carnival: ['02-19', '02-20'], goodFriday: '04-06', corpusChristi: '06-07' },
  { year: 2008, carnival: ['02-04', '02-05'], goodFriday: '03-21', corpusChristi: '05-22' },
  { year: 2009, carnival: ['02-23', '02-24'], goodFriday: '04-10', corpusChristi: '06-11' },
  { year: 2010, carnival: ['02-15', '02-16'], goodFriday: '04-02', corpusChristi: '06-03' },
  { year: 2011, carnival: ['03-07', '03-08'], goodFriday: '04-22', corpusChristi: '06-23' },
  { year: 2012, carnival: ['02-20', '02-21'], goodFriday: '04-06', corpusChristi: '06-07' },
  { year: 2013, carnival: ['02-11', '02-12'], goodFriday: '03-29', corpusChristi: '05-30' },
  { year: 2014, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2015, carnival: ['02-16', '02-17'], goodFriday: '04-03', corpusChristi: '06-04' },
  { year: 2016, carnival: ['02-08', '02-09'], goodFriday: '03-25', corpusChristi: '05-26' },
  { year: 2017, carnival: ['02-27', '02-28'], goodFriday: '04-14', corpusChristi: '06-15' },
  { year: 2018, carnival: ['02-12', '02-13'], goodFriday: '03-30', corpusChristi: '05-31' },
  { year: 2019, carnival: ['03-04', '03-05'], goodFriday: '04-19', corpusChristi: '06-20' },
  { year: 2020, carnival: ['02-24', '02-25'], goodFriday: '04-10', corpusChristi: '06-11' },
  { year: 2021, carnival: ['02-15', '02-16'], goodFriday: '04-02', corpusChristi: '06-03' },
  { year: 2022, carnival: ['02-28', '03-01'], goodFriday: '04-15', corpusChristi: '06-16' },
  { year: 2023, carnival: ['02-20', '02-21'], goodFriday: '04-07', corpusChristi: '06-08' },
  { year: 2024, carnival: ['02-12', '02-13'], goodFriday: '03-29', corpusChristi: '05-30' },
  { year: 2025, carnival: ['03-03', '03-04'], goodFriday: '04-18', corpusChristi: '06-19' },
  { year: 2026, carnival: ['02-16', '02-17'], goodFriday: '04-03', corpusChristi: '06-04' },
  { year: 2027, carnival: ['02-08', '02-09'], goodFriday: '03-26', corpusChristi: '05-27' },
  { year: 2028, carnival: ['02-28', '02-29'], goodFriday: '04-14', corpusChristi: '06-15' },
] as const

const everyYear = '01-01 04-21 05-01 09-07 10-12 11-02 11-15 12-25'

describe('bank holidays', () => {
  test.each(recorded)(
    'the rule gives the recorded days of $year',
    ({ year, carnival, goodFriday, corpusChristi }) => {
      const conscience = year >= 2024 ? ['11-20'] : []
      const days = [...everyYear.split(' '), ...conscience, ...carnival, goodFriday, corpusChristi]
      expect([...bankHolidaysOf(`${year}`).keys()]).toEqual(days.toSorted().map((day) => `${year}-${day}`))
    },
  )

  // The tables of the Book of Common Prayer and of the US Naval Observatory, with both ends of what can be.
  test.each([
    '1961-04-02',
    '2000-04-23',
    '2008-03-23',
    '2011-04-24',
    '2038-04-25',
    '2049-04-18',
    '2050-04-10',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ] as const)('Easter falls on %s', (day) => {
    expect(easterOf(Number(day.slice(0, 4)))).toBe(day)
  })

  test('Easter is a Sunday from 22 March to 25 April in every year', () => {
    for (let year = 1600; year < 2600; year++) {
      const easter = easterOf(year)
      expect(weekday(easter)).toBe(0)
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true)
    }
  })

  test.each([
    [2025, 252],
    [2026, 249],
    [2027, 251],
  ])('%i has %i business days (facts/10-mercado.md §2)', (year, count) => {
    const days = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01` as IsoDate, index))
    expect(days.filter((day) => day.startsWith(`${year}`) && isBusinessDay(day))).toHaveLength(count)
  })

  test('refuses to guess before the oldest rules', () => {
    expect(() => isBusinessDay('2002-12-31')).toThrow(RangeError)
    expect(bankHolidaysOf('2002').size).toBe(0)
  })
})

test.each([
  ['2027-05-22', '2027-05-24', 'sábado'],
  ['2027-05-23', '2027-05-24', 'domingo'],
  ['2027-05-24', '2027-05-24', 'segunda-feira'],
  ['2027-02-06', '2027-02-10', 'sábado de Carnaval'],
  ['2029-01-01', '2029-01-02', 'feriado'],
  ['2026-12-31', '2026-12-31', '31/12 é dia útil'],
  ['2002-12-29', '2002-12-29', 'antes do calendário'],
] as const)('what falls due on %s is paid on %s (%s)', (day, paid, _) => {
  expect(businessDayFrom(day)).toBe(paid)
})

test('a term in months ends on a business day, at most five days late', () => {
  for (let day: IsoDate = '2026-11-27'; day < '2031-01-01'; day = addDays(day, 1)) {
    const [asked, paid] = [addMonths(day, 12), paidAfterMonths(day, 12)]
    expect(isBusinessDay(paid)).toBe(true)
    expect(daysBetween(asked, paid)).toBeLessThanOrEqual(5)
  }
})
