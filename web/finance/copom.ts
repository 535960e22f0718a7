import type { IsoDate } from './money.ts'
import { copomYears } from './tables/copom-meetings.ts'

/** The next day on which the Copom announces the Selic target, `day` included; undefined beyond the calendars we have. */
export function nextCopomDecision(day: IsoDate): IsoDate | undefined {
  const decisions = copomYears.flatMap((year) => year.decisions).toSorted()
  return decisions.find((decision) => decision >= day)
}
