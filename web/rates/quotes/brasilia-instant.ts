import type { BrasiliaMoment } from '#web/finance/calendar/fx-session.ts'

/**
 * A moment of Brasília as an instant. Three hours behind UTC all year since 2019 (Decreto 9.772/2019), and no calendar
 * of the site begins before that.
 */
export function brasiliaInstant({ day, minutes }: BrasiliaMoment): Date {
  return new Date(Date.parse(`${day}T00:00:00-03:00`) + minutes * 60_000)
}
