import type { IsoDate } from '../core/money.ts'

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: IsoDate): number {
  // 1970-01-01 was a Thursday.
  return (((dayNumber(day) + 4) % 7) + 7) % 7
}

/** The day `count` days after `day`; before it when negative. */
export function addDays(day: IsoDate, count: number): IsoDate {
  return dayFromNumber(dayNumber(day) + count)
}

export function isWeekend(day: IsoDate): boolean {
  return weekday(day) % 6 === 0
}

/** Days since 1970-01-01 in the Gregorian calendar, by Howard Hinnant's `days_from_civil`. */
export function dayNumber(day: IsoDate): number {
  const [year, month, date] = [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8))]
  const y = month > 2 ? year : year - 1
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + date - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function dayFromNumber(number: number): IsoDate {
  const z = number + 719_468
  const era = Math.floor(z / 146_097)
  const dayOfEra = z - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  const date = dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1
  const two = (part: number) => String(part).padStart(2, '0')
  // Built from numbers in the order of the type.
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}` as IsoDate
}

/** Calendar days from one day to another. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** The same day `count` months later, or the last day of that month when it is shorter. */
export function addMonths(day: IsoDate, count: number): IsoDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const ordinal = year * 12 + month - 1 + count
  // No month has fewer days: the length of the month need not be looked up.
  if (date <= 28) return dateOf(ordinal, date)
  const length = dayNumber(dateOf(ordinal + 1, 1)) - dayNumber(dateOf(ordinal, 1))
  return dateOf(ordinal, Math.min(date, length))
}

/** The same day of every later year before `end`, then `end`. */
export function anniversariesUntil(start: IsoDate, end: IsoDate): IsoDate[] {
  const days: IsoDate[] = []
  for (let year = 1, day = addMonths(start, 12); day < end; year++, day = addMonths(start, year * 12)) {
    days.push(day)
  }
  return [...days, end]
}

function dateOf(monthOrdinal: number, date: number): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  // Built from numbers in the order of the type.
  return `${String(Math.floor(monthOrdinal / 12)).padStart(4, '0')}-${two((monthOrdinal % 12) + 1)}-${two(date)}` as IsoDate
}

/** Whole months from one day to another: an incomplete one does not count. Negative when the second is earlier. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  if (to < from) return -monthsBetween(to, from)
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}
