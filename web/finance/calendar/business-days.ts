import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { bankHolidayRules } from '../tables/calendar/bank-holidays.ts'
import { addDays, addMonths, isWeekend, weekday } from './days.ts'

const holidaysByYear = new Map<string, ReadonlyMap<IsoDate, string>>()

/**
 * The bank holidays of a year with their names, in the order of the days, weekends included. By the rules in force on
 * its first day: for a year to come, by the law of today. Empty before the oldest rules (2003).
 */
export function bankHolidaysOf(year: string): ReadonlyMap<IsoDate, string> {
  const known = holidaysByYear.get(year)
  if (known) return known
  const found = workedHolidays(year)
  holidaysByYear.set(year, found)
  return found
}

function workedHolidays(year: string): ReadonlyMap<IsoDate, string> {
  // Four digits and MM-DD, here and below.
  const rules = inForce(bankHolidayRules, `${year}-01-01` as IsoDate)
  if (!rules) return new Map()
  const easter = easterOf(Number(year))
  const days = [
    ...rules.fixed.map(({ day, name }) => [`${year}-${day}` as IsoDate, name] as const),
    ...rules.fromEaster.map(({ days: after, name }) => [addDays(easter, after), name] as const),
  ]
  return new Map(days.toSorted(([one], [other]) => one.localeCompare(other)))
}

export function bankHolidayName(day: IsoDate): string | undefined {
  return bankHolidaysOf(day.slice(0, 4)).get(day)
}

/** Neither weekend nor bank holiday. Only for a day inside `hasBankCalendar`. */
export function isBusinessDay(day: IsoDate): boolean {
  if (!hasBankCalendar(day)) throw new RangeError(`no bank calendar for ${day}`)
  return !isWeekend(day) && bankHolidayName(day) === undefined
}

/** Whether the holidays of this day's year follow rules that are kept: 2003 and every year after it. */
export function hasBankCalendar(day: IsoDate): boolean {
  return inForce(bankHolidayRules, day) !== undefined
}

/**
 * `day` when banks work on it, otherwise the next day on which they do: when what falls due on a day without banks is
 * paid. A day before the calendar stays as it is.
 *
 * @see Código Civil, art. 132, § 1º
 */
export function businessDayFrom(day: IsoDate): IsoDate {
  if (!hasBankCalendar(day) || isBusinessDay(day)) return day
  return businessDayFrom(addDays(day, 1))
}

/** `day` when banks work on it, otherwise the last day before it on which they did. */
export function businessDayUntil(day: IsoDate): IsoDate {
  if (!hasBankCalendar(day) || isBusinessDay(day)) return day
  return businessDayUntil(addDays(day, -1))
}

/** Why banks do not work on `day`: `sábado`, `domingo`, `feriado (Natal)`; undefined on a business day. */
export function nonBusinessDayInWords(day: IsoDate): string | undefined {
  const holiday = bankHolidayName(day)
  if (holiday) return `feriado (${holiday})`
  if (!isWeekend(day)) return undefined
  return weekday(day) === 0 ? 'domingo' : 'sábado'
}

/** When money applied on `day` for `months` comes back: the same day of that month, or the next business day. */
export function paidAfterMonths(day: IsoDate, months: number): IsoDate {
  return businessDayFrom(addMonths(day, months))
}

/** Easter Sunday of the Gregorian calendar, by the computus of Meeus, Jones and Butcher. */
export function easterOf(year: number): IsoDate {
  const [golden, century, ofCentury] = [year % 19, Math.floor(year / 100), year % 100]
  const moonShift = Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const sunday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * sunday) / 451)
  // Days after 22 March, the first day on which it can fall.
  return addDays(`${String(year).padStart(4, '0')}-03-22` as IsoDate, epact + sunday - 7 * late)
}
