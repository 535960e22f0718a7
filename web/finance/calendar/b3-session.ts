import { type Edition, inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { type B3Hours, b3Sessions } from '../tables/calendar/b3-sessions.ts'
import { bankHolidayName } from './business-days.ts'
import { addDays, isWeekend, weekday } from './days.ts'
import { b3ClosureName, hasMarketCalendar } from './market-calendar.ts'

type B3Day =
  | ({
      ok: true
      isOpen: true
      isAshWednesday: boolean
      source: string
      confidence: Edition['confidence']
    } & B3Hours)
  | ({
      ok: true
      isOpen: false
      nextSession: IsoDate
    } & ({ reason: 'weekend' } | { reason: 'holiday'; holiday: string }))
  | { ok: false; reason: 'no-calendar' | 'no-table-in-force' }

/**
 * The cash market of B3 on `day`: its hours in minutes of Brasília, or why it is closed and the next session.
 *
 * It closes one hour later while New York is on standard time, and starts at 13:00 on Ash Wednesday.
 *
 * @see facts/10-mercado.md §§1 and 2
 */
export function b3Day(day: IsoDate): B3Day {
  if (!hasMarketCalendar(day)) return { ok: false, reason: 'no-calendar' }
  if (isClosed(day)) {
    const holiday = b3ClosureName(day)
    const closed = { ok: true, isOpen: false, nextSession: sessionAfter(day) } as const
    return isWeekend(day) || holiday === undefined
      ? { ...closed, reason: 'weekend' }
      : { ...closed, reason: 'holiday', holiday }
  }
  const sessions = inForce(b3Sessions, day)
  if (!sessions) return { ok: false, reason: 'no-table-in-force' }
  const { source, confidence, ashWednesday, usDaylightTime, usStandardTime } = sessions
  const isAshWednesday = followsCarnival(day)
  const ordinary = isUsDaylightTime(day) ? usDaylightTime : usStandardTime
  return {
    ok: true,
    isOpen: true,
    isAshWednesday,
    source,
    confidence,
    ...(isAshWednesday ? ashWednesday : ordinary),
  }
}

/**
 * Whether New York is on daylight saving time at noon of `day`: from the second Sunday of March until the day before the
 * first Sunday of November. The rule of the United States since 2007 (Energy Policy Act of 2005, sec. 110).
 */
export function isUsDaylightTime(day: IsoDate): boolean {
  const year = day.slice(0, 4)
  // Both are days: the first on which the second Sunday of March and the first of November can fall.
  const [march, november] = [`${year}-03-08`, `${year}-11-01`] as [IsoDate, IsoDate]
  return sundayFrom(march) <= day && day < sundayFrom(november)
}

/** `day` itself when it is a Sunday, otherwise the one after it. */
export function sundayFrom(day: IsoDate): IsoDate {
  return addDays(day, (7 - weekday(day)) % 7)
}

function isClosed(day: IsoDate): boolean {
  return isWeekend(day) || b3ClosureName(day) !== undefined
}

function sessionAfter(day: IsoDate): IsoDate {
  const next = addDays(day, 1)
  return isClosed(next) ? sessionAfter(next) : next
}

function followsCarnival(day: IsoDate): boolean {
  const before = [1, 2].map((count) => bankHolidayName(addDays(day, -count)))
  return before.every((name) => name === 'Carnaval')
}
