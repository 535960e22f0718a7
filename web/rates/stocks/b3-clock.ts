import { addDays } from '#web/finance/calendar/days.ts'
import { marketDay, marketStatus } from '#web/finance/calendar/market-status.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brasiliaInstant, brasiliaMoment, onDay } from '../brasilia-time.ts'
import type { Instant } from '../quote.ts'

/** A calendar has no pause longer than four days. */
const LONGEST_SEARCH = 10

/** A session of B3; `isOver` once nothing more can be traded in it. */
export type Session = { day: IsoDate; isOver: boolean }

/** The newest session that had begun at `instant`; null before the years of the calendar. */
export function sessionAt(instant: Date): Session | null {
  const { day: today, minutes } = brasiliaMoment(instant)
  for (let back = 0; back < LONGEST_SEARCH; back++) {
    const day = addDays(today, -back)
    const stretches = marketDay('b3', day)?.stretches
    if (!stretches) return null
    const opening = stretches.find(({ phase }) => phase === 'open')?.start
    if (opening === undefined || (back === 0 && minutes < opening)) continue
    return { day, isOver: back > 0 || minutes >= (stretches.at(-1)?.end ?? 0) }
  }
  return null
}

export function sessionBefore(day: IsoDate): IsoDate | undefined {
  return sessionAt(new Date(`${addDays(day, -1)}T23:59:00-03:00`))?.day
}

/** The session of a price with its own time, as seen at `now`. */
export function sessionOfPrice(pricedAt: Instant, now: Date): Session {
  const day = dayInBrasilia(new Date(pricedAt))
  const newest = sessionAt(now)
  return { day, isOver: newest === null || day !== newest.day || newest.isOver }
}

/** The newest day whose close was final at `instant`: a bar of a later one is the price of a session under way. */
export function lastClose(instant: Date): IsoDate | undefined {
  const session = sessionAt(new Date(instant.getTime() - AFTER_END * 60_000))
  return session?.isOver === false ? sessionBefore(session.day) : session?.day
}

/** Seconds until B3 opens, closes or has another phase; infinite before the calendar. */
export function secondsUntilChange(now: Date): number {
  const status = marketStatus('b3', brasiliaMoment(now))
  if (!status.ok || !('confidence' in status)) return Infinity
  const change = status.phase === 'closed' ? status.next : status.until
  return change ? (brasiliaInstant(change).getTime() - now.getTime()) / 1000 : Infinity
}

/** Why B3 is closed and when it comes back, as a sentence; empty while it is open, and before the calendar. */
export function b3Reopening(now: Date): string {
  const moment = brasiliaMoment(now)
  const status = marketStatus('b3', moment)
  if (!status.ok || status.phase !== 'closed' || !status.next) return ''
  const { next, reason, holiday } = status
  // Next may be the time for orders before the opening.
  const opening = marketDay('b3', next.day)?.stretches.find(({ phase }) => phase === 'open')
  const minutes = opening?.start ?? next.minutes
  const hour = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  if (next.day === moment.day) return `A B3 abre hoje, às ${hour}.`
  const back = `a B3 volta ${onDay(next.day, moment.day)}, às ${hour}.`
  if (reason === 'holiday') return `Hoje é feriado (${holiday}): ${back}`
  return reason === 'weekend' ? `Fim de semana: ${back}` : `O pregão de hoje acabou: ${back}`
}

/**
 * How often one share is asked about. brapi's free plan answers 15.000 calls a month, one share in each, so what every
 * reader shares (the list, the indexes) is asked by the clock, and each share only when its session has something new.
 * `stock-calls.test.ts` counts a month of all of them.
 */
export const MONTHLY_CALLS = 15_000

/** Minutes after the opening. The source is up to half an hour late. */
const AFTER_OPENING = [45, 4 * 60 + 30]
/** Minutes after the last trade of the session, when its close is final at the source too. */
const AFTER_END = 35

const DAY_SECONDS = 24 * 3600

/** Seconds since one share last had something new: twice in a session and once after it. What is older is asked again. */
export function secondsSinceNews(now: Date): number {
  return secondsSince(now, ({ opening, end }) => [
    ...AFTER_OPENING.map((minutes) => opening + minutes),
    end + AFTER_END,
  ])
}

/** Seconds since the close of the newest session was final. */
export function secondsSinceClose(now: Date): number {
  return secondsSince(now, ({ end }) => [end + AFTER_END])
}

type Hours = { opening: number; end: number }

function secondsSince(now: Date, momentsOf: (hours: Hours) => readonly number[]): number {
  const { day: today, minutes } = brasiliaMoment(now)
  for (let back = 0; back < LONGEST_SEARCH; back++) {
    const hours = hoursOf(addDays(today, -back))
    const passed = hours ? momentsOf(hours).map((moment) => minutes + back * 24 * 60 - moment) : []
    const ago = passed.filter((minutesAgo) => minutesAgo >= 0)
    if (ago.length > 0) return Math.min(...ago) * 60 + now.getUTCSeconds() + 1
  }
  return DAY_SECONDS
}

function hoursOf(day: IsoDate): Hours | undefined {
  const stretches = marketDay('b3', day)?.stretches
  const opening = stretches?.find(({ phase }) => phase === 'open')?.start
  const end = stretches?.at(-1)?.end
  return opening === undefined || end === undefined ? undefined : { opening, end }
}
