import type { IsoDate } from '../core/money.ts'
import { bankHolidays, bankHolidayYears } from '../tables/calendar/bank-holidays.ts'
import { isWeekend } from './days.ts'

/** Neither weekend nor bank holiday. Only for a day inside `hasBankCalendar`. */
export function isBusinessDay(day: IsoDate): boolean {
  if (!hasBankCalendar(day)) throw new RangeError(`no bank calendar for ${day}`)
  return !isWeekend(day) && !bankHolidays.has(day)
}

/** Whether the table of holidays covers this day's year: a calendar is never assumed beyond it. */
export function hasBankCalendar(day: IsoDate): boolean {
  const year = Number(day.slice(0, 4))
  return year >= bankHolidayYears.first && year <= bankHolidayYears.last
}
