import { formatNumber } from '../core/format.ts'
import { checkCount, type IsoDate } from '../core/money.ts'
import { addDays, dayNumber, hasBankCalendar } from './business-days.ts'
import { businessDaysBetween } from './market-calendar.ts'

/** How long money stays: calendar days for the taxes, business days (base 252) for the rates. */
export type Term = {
  days: number
  businessDays: number
  /** Whether some business days are 252 per 365 days because the calendar of holidays ends before the term. */
  isEstimated: boolean
}

/**
 * The term from `start`, counted, to `end`, not counted. Business days by the bank calendar where there is one, and at
 * 252 per 365 calendar days, rounded, on the years without.
 */
export function termBetween(start: IsoDate, end: IsoDate): Term {
  if (end < start) throw new RangeError(`${end} is before ${start}`)
  const days = dayNumber(end) - dayNumber(start)
  if (days === 0) return { days, businessDays: 0, isEstimated: false }
  if (!hasBankCalendar(start)) return termOfDays(days)
  if (hasBankCalendar(addDays(end, -1))) return exactTerm(start, end, days)
  let covered: IsoDate = `${Number(start.slice(0, 4)) + 1}-01-01`
  while (hasBankCalendar(covered)) covered = `${Number(covered.slice(0, 4)) + 1}-01-01`
  const exact = exactTerm(start, covered, days)
  const beyond = termOfDays(dayNumber(end) - dayNumber(covered))
  return { days, businessDays: exact.businessDays + beyond.businessDays, isEstimated: true }
}

/** Business days from the first day of a plan to each later day, each counted once. */
export function businessDaysFrom(start: IsoDate): (day: IsoDate) => number {
  const known = new Map<IsoDate, number>()
  return (day) => {
    const counted = known.get(day) ?? termBetween(start, day).businessDays
    known.set(day, counted)
    return counted
  }
}

/** A term of which only the calendar days are known: 252 business days per 365, rounded. */
export function termOfDays(days: number): Term {
  return { days, businessDays: Math.round((checkCount(days) * 252) / 365), isEstimated: true }
}

/** `1 dia útil`, `1.036 dias úteis`. */
export function businessDaysInWords(count: number): string {
  return count === 1 ? '1 dia útil' : `${formatNumber(count, 0)} dias úteis`
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

function exactTerm(start: IsoDate, end: IsoDate, days: number): Term {
  const counted = businessDaysBetween(start, end)
  if (!counted.ok) throw new RangeError(`no bank calendar from ${start} to ${end}`)
  return { days, businessDays: counted.businessDays, isEstimated: false }
}

/** Whole months from one day to another: an incomplete one does not count. Negative when the second is earlier. */
export function monthsBetween(from: IsoDate, to: IsoDate): number {
  if (to < from) return -monthsBetween(to, from)
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number)
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number)
  return (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0)
}
