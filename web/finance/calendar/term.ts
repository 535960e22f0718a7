import { formatNumber } from '../core/format.ts'
import { checkCount, type IsoDate } from '../core/money.ts'
import { hasBankCalendar } from './business-days.ts'
import { addDays, dayNumber } from './days.ts'
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

function exactTerm(start: IsoDate, end: IsoDate, days: number): Term {
  const counted = businessDaysBetween(start, end)
  if (!counted.ok) throw new RangeError(`no bank calendar from ${start} to ${end}`)
  return { days, businessDays: counted.businessDays, isEstimated: false }
}
