import { b3Day } from '#web/finance/calendar/b3-session.ts'
import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, isWeekend } from '#web/finance/calendar/days.ts'
import { fxHours } from '#web/finance/calendar/fx-session.ts'
import { hasMarketCalendar } from '#web/finance/calendar/market-calendar.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

/** When something is traded: the interbank dollar, the exchange, or always. */
export type Calendar = 'fx' | 'b3' | 'always'

export const marketStart: IsoDate = '2021-01-04'
export const marketEnd: IsoDate = '2036-12-29'

/** Hours of a trading day in minutes of Brasília; a price can be of every `step` minutes. */
export type Hours = { open: number; close: number; step: number }

const exchangeHours: Hours = { open: 10 * 60, close: 18 * 60, step: 1 }

/** The hours of `day`; undefined when nothing is traded on it. Before the market calendar every weekday trades. */
export function hoursOf(calendar: Calendar, day: IsoDate): Hours | undefined {
  if (calendar === 'always') return { open: 0, close: 24 * 60, step: 5 }
  const ordinary = calendar === 'fx' ? { ...fxHours, step: 1 } : exchangeHours
  if (!hasMarketCalendar(day)) return isWeekend(day) ? undefined : ordinary
  return calendar === 'fx' ? (isBusinessDay(day) ? ordinary : undefined) : exchangeDay(day)
}

const exchangeDays = new Map<IsoDate, Hours | undefined>()

/** Kept: every step of every share asks for its day. */
function exchangeDay(day: IsoDate): Hours | undefined {
  if (!exchangeDays.has(day)) exchangeDays.set(day, exchangeHoursOf(day))
  return exchangeDays.get(day)
}

function exchangeHoursOf(day: IsoDate): Hours | undefined {
  const session = b3Day(day)
  // Without hours in force the ordinary ones: the simulator is not a source of them.
  if (!session.ok) return isWeekend(day) ? undefined : exchangeHours
  return session.isOpen
    ? { open: session.continuous.start, close: session.closingCall.end, step: 1 }
    : undefined
}

export function isTradingDay(calendar: Calendar, day: IsoDate): boolean {
  return hoursOf(calendar, day) !== undefined
}

/** The nearest trading day before `day`, or after it with `step` 1. */
export function tradingDayFrom(calendar: Calendar, day: IsoDate, step: 1 | -1): IsoDate {
  let found = addDays(day, step)
  while (!isTradingDay(calendar, found)) found = addDays(found, step)
  return found
}

/** Brasília is three hours behind UTC all year since 2019. To ask a calendar of zones takes ten times as long. */
const BEHIND_UTC_MS = 3 * 3_600_000

/**
 * The last minute traded until `instant`, on the grid of the calendar's steps.
 *
 * @throws RangeError outside the simulated years
 */
export function lastTraded(
  calendar: Calendar,
  instant: Date,
): { day: IsoDate; minute: number; hours: Hours } {
  const clock = new Date(instant.getTime() - BEHIND_UTC_MS).toISOString()
  // ISO order begins with the day.
  const today = clock.slice(0, 10) as IsoDate
  if (today < marketStart || today > marketEnd) throw new RangeError(`no simulated market on ${today}`)
  const now = Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16))
  const hours = hoursOf(calendar, today)
  if (hours && now >= hours.open) {
    const onGrid =
      hours.open + Math.floor((Math.min(now, hours.close) - hours.open) / hours.step) * hours.step
    return { day: today, minute: onGrid, hours }
  }
  const day = tradingDayFrom(calendar, today, -1)
  const before = hoursOf(calendar, day)
  if (!before) throw new RangeError(`no session on ${day}`)
  return { day, minute: before.close, hours: before }
}
