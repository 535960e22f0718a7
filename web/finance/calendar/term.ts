import { formatNumber } from '../core/format.ts'
import { checkCount, type IsoDate } from '../core/money.ts'
import { paidAfterMonths } from './business-days.ts'
import { dayNumber } from './days.ts'
import { businessDaysBetween } from './market-calendar.ts'

/** How long money stays: calendar days for the taxes, business days (base 252) for the rates. */
export type Term = {
  days: number
  businessDays: number
  /** Whether the business days are 252 per 365 days, because the two dates are not known. */
  isEstimated: boolean
}

/**
 * The term from `start`, counted, to `end`, not counted. Business days by the bank calendar: of years to come, by the
 * holidays of today's law. A start before that calendar (2003) is estimated as in `termOfDays`.
 */
export function termBetween(start: IsoDate, end: IsoDate): Term {
  if (end < start) throw new RangeError(`${end} is before ${start}`)
  const days = dayNumber(end) - dayNumber(start)
  if (days === 0) return { days, businessDays: 0, isEstimated: false }
  const counted = businessDaysBetween(start, end)
  return counted.ok ? { days, businessDays: counted.businessDays, isEstimated: false } : termOfDays(days)
}

/** The term of one year from `start`: to the same day of the next year, or the business day on which it is paid. */
export function yearFrom(start: IsoDate): Term & { end: IsoDate } {
  const end = paidAfterMonths(start, 12)
  return { ...termBetween(start, end), end }
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
