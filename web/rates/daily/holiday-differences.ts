import type { IsoDate } from '#web/finance/core/money.ts'
import { bankHolidays } from '#web/finance/tables/calendar/bank-holidays.ts'
import type { Holiday } from '../providers/brasilapi.ts'

/** Days that one calendar has and the other lacks. */
export type HolidayDifferences = { onlyTheirs: Holiday[]; onlyOurs: Holiday[] }

/** Our bank holidays of a year against another calendar's. Easter is a Sunday that only the other one lists. */
export function holidayDifferences(year: number, theirs: readonly Holiday[]): HolidayDifferences {
  const theirDays = new Set<IsoDate>(theirs.map(({ day }) => day))
  const ours = [...bankHolidays].filter(([day]) => day.startsWith(`${year}-`))
  return {
    onlyTheirs: theirs.filter(({ day, name }) => !bankHolidays.has(day) && !/páscoa/i.test(name)),
    onlyOurs: ours.filter(([day]) => !theirDays.has(day)).map(([day, name]) => ({ day, name })),
  }
}
