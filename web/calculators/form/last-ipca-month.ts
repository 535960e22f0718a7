import { addMonths } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { ipcaMonths } from '#web/finance/series/ipca.ts'

/** The first day of the newest month whose IPCA is stored and out by `today`: it comes out around day 10 of the next one. */
export function lastIpcaMonth(today: IsoDate): IsoDate {
  const published = addMonths(today, -1).slice(0, 7)
  const months = [...ipcaMonths.keys()].filter((month) => month < published)
  // A month and its first day, in the order of the type.
  return `${months.at(-1)}-01` as IsoDate
}
