const dayMilliseconds = 86_400_000

/** A calendar day as the store keeps it: `2026-11-22`. */
export type Day = `${number}-${number}-${number}`

/** The day it is in Brasília, which has no daylight saving time, or one so many days from it. */
export function today(daysAway = 0): Day {
  return dayOf(Date.now() - 3 * 3_600_000 + daysAway * dayMilliseconds)
}

// ISO 8601 begins with the day.
const dayOf = (milliseconds: number) =>
  new Date(milliseconds).toISOString().slice(0, 'yyyy-mm-dd'.length) as Day

/** `22/11/2026`. */
export function dayInWords(day: string): string {
  return day.split('-').reverse().join('/')
}
