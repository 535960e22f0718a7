import type { IsoDate } from '../core/money.ts'
import { copomYears } from '../tables/calendar/copom-meetings.ts'

/**
 * The next day on which the Copom announces the Selic target, `day` included; undefined beyond the calendars that are
 * sure: what reads it makes an appointment of it.
 */
export function nextCopomDecision(day: IsoDate): IsoDate | undefined {
  const sure = copomYears.filter(({ confidence }) => confidence !== 'uncertain')
  const decisions = sure.flatMap((year) => year.decisions).toSorted()
  return decisions.find((decision) => decision >= day)
}
