import { addDays } from '#web/finance/calendar/business-days.ts'
import { marketDay } from '#web/finance/calendar/market-status.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '../brasilia-time.ts'

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

/** A calendar has no pause longer than four days. */
const LONGEST_SEARCH = 10
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
