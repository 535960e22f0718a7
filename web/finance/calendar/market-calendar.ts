import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { b3Closures } from '../tables/calendar/b3-closures.ts'
import { bankHolidayName, bankHolidaysOf, hasBankCalendar } from './business-days.ts'
import { addDays, dayNumber, isWeekend } from './days.ts'

type NoCalendar = { ok: false; reason: 'no-calendar' }

type NamedDay = { day: IsoDate; name: string }

type MarketCalendar =
  | {
      ok: true
      /** National and bank holidays, weekends included. */
      bankHolidays: readonly NamedDay[]
      /** Days from Monday to Friday without a session. */
      b3Closures: readonly NamedDay[]
      /** Of banks, the base of 252. */
      businessDays: number
    }
  | NoCalendar

/** The calendars of a year, in the order of the days. facts/10-mercado.md §2 */
export function marketCalendar(year: number): MarketCalendar {
  if (!(Number.isInteger(year) && year >= 1000 && year <= 9999)) throw new RangeError(`not a year: ${year}`)
  // Four digits by the line above; a sum of two of them also.
  const [first, next] = [`${year}-01-01`, `${year + 1}-01-01`] as [IsoDate, IsoDate]
  if (!hasMarketCalendar(first)) return { ok: false, reason: 'no-calendar' }
  const days = daysFrom(first, next)
  return {
    ok: true,
    bankHolidays: [...bankHolidaysOf(`${year}`)].map(([day, name]) => ({ day, name })),
    b3Closures: days.flatMap((day) => (isWeekend(day) ? [] : named(day, b3ClosureName(day)))),
    businessDays: weekdaysBetween(first, next) - weekdayHolidays(first, next),
  }
}

/**
 * Business days (base 252) from `start`, counted, to `end`, not counted. 24 and 31 December are business days.
 *
 * @see facts/10-mercado.md §2 (ANBIMA)
 */
export function businessDaysBetween(
  start: IsoDate,
  end: IsoDate,
): { ok: true; businessDays: number } | NoCalendar {
  if (end < start) throw new RangeError(`${end} is before ${start}`)
  // An empty term has no last day: its start stands for it.
  const last = end > start ? addDays(end, -1) : start
  if (!(hasBankCalendar(start) && hasBankCalendar(last))) return { ok: false, reason: 'no-calendar' }
  return { ok: true, businessDays: weekdaysBetween(start, end) - weekdayHolidays(start, end) }
}

function weekdaysBetween(start: IsoDate, end: IsoDate): number {
  const days = dayNumber(end) - dayNumber(start)
  const afterWholeWeeks = addDays(start, days - (days % 7))
  return Math.floor(days / 7) * 5 + daysFrom(afterWholeWeeks, end).filter((day) => !isWeekend(day)).length
}

const weekdayHolidaysByYear = new Map<string, readonly IsoDate[]>()

/** Kept: a long term asks for hundreds of counts. */
function weekdayHolidaysOf(year: string): readonly IsoDate[] {
  const known = weekdayHolidaysByYear.get(year)
  if (known) return known
  const days = [...bankHolidaysOf(year).keys()].filter((day) => !isWeekend(day))
  weekdayHolidaysByYear.set(year, days)
  return days
}

function weekdayHolidays(start: IsoDate, end: IsoDate): number {
  const [first, last] = [start, end].map((day) => Number(day.slice(0, 4))) as [number, number]
  let count = 0
  for (let year = first; year <= last; year++) {
    const days = weekdayHolidaysOf(`${year}`)
    const isWhole = first < year && year < last
    count += isWhole ? days.length : days.filter((day) => start <= day && day < end).length
  }
  return count
}

/** Whether the days without a session are known too: from a later year on than the bank holidays. */
export function hasMarketCalendar(day: IsoDate): boolean {
  return hasBankCalendar(day) && inForce(b3Closures, day) !== undefined
}

/** Why the exchange is closed on a day of the week: the holiday's name; undefined when it opens. */
export function b3ClosureName(day: IsoDate): string | undefined {
  return bankHolidayName(day) ?? ownClosureName(day)
}

function ownClosureName(day: IsoDate): string | undefined {
  const rules = inForce(b3Closures, day)
  const own = rules?.days.find((closure) => day.endsWith(closure.day))
  return own?.name ?? (isLastWeekdayOfYear(day) ? rules?.lastWeekday : undefined)
}

function isLastWeekdayOfYear(day: IsoDate): boolean {
  if (isWeekend(day) || day.slice(5) < '12-29') return false
  const year = day.slice(0, 4)
  return ![1, 2, 3].some((ahead) => {
    const later = addDays(day, ahead)
    return later.startsWith(year) && !isWeekend(later)
  })
}

function named(day: IsoDate, name: string | undefined): NamedDay[] {
  return name === undefined ? [] : [{ day, name }]
}

function daysFrom(start: IsoDate, end: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let day = start; day < end; day = addDays(day, 1)) days.push(day)
  return days
}
