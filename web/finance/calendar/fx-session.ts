import type { IsoDate } from '../core/money.ts'
import { bankHolidayName, isBusinessDay } from './business-days.ts'
import { addDays, isWeekend } from './days.ts'
import { hasMarketCalendar } from './market-calendar.ts'

/** The interbank spot market works from 9:00 to 17:00 in Brasília, in minutes since midnight. facts/10-mercado.md §3 */
export const fxHours = { open: 9 * 60, close: 17 * 60 } as const

/** A day and the minutes since its midnight, both in Brasília. */
export type BrasiliaMoment = { day: IsoDate; minutes: number }

export type FxSession =
  | { phase: 'open' }
  | {
      phase: 'closed'
      reason: 'before-open' | 'after-close' | 'weekend'
      lastClose: IsoDate
      nextOpen: IsoDate
    }
  | { phase: 'closed'; reason: 'holiday'; holiday: string; lastClose: IsoDate; nextOpen: IsoDate }
  | { phase: 'unknown'; reason: 'no-calendar' }

/**
 * Whether the dollar is being traded in Brazil at this moment; when not, why, the day of the last close and the day of
 * the next opening.
 *
 * Open on business days from 9:00 until just before 17:00. `unknown` before the years of the market calendar.
 */
export function fxSession({ day, minutes }: BrasiliaMoment): FxSession {
  // A week on both sides: the last close and the next opening may fall in a neighbouring year.
  if (!hasMarketCalendar(addDays(day, -7)) || !hasMarketCalendar(addDays(day, 7))) {
    return { phase: 'unknown', reason: 'no-calendar' }
  }
  const nextOpen = nearestSession(addDays(day, 1), 1)
  const lastClose = nearestSession(addDays(day, -1), -1)
  const holiday = bankHolidayName(day)
  if (isWeekend(day)) return { phase: 'closed', reason: 'weekend', lastClose, nextOpen }
  if (holiday) return { phase: 'closed', reason: 'holiday', holiday, lastClose, nextOpen }
  if (minutes < fxHours.open) return { phase: 'closed', reason: 'before-open', lastClose, nextOpen: day }
  if (minutes >= fxHours.close) return { phase: 'closed', reason: 'after-close', lastClose: day, nextOpen }
  return { phase: 'open' }
}

function nearestSession(from: IsoDate, step: 1 | -1): IsoDate {
  return isBusinessDay(from) ? from : nearestSession(addDays(from, step), step)
}
