import { isBusinessDay } from '../calendar/business-days.ts'
import { addDays } from '../calendar/days.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { realRateFrom } from '../interest/interest.ts'
import { cdiMonthsUntil2023 } from '../series/cdi.ts'
import { type IsoMonth, ipcaMonths } from '../series/ipca.ts'
import { cdiOn } from '../series/selic-target.ts'
import { dailyCdi } from './yields.ts'

/** Return of a month above the IPCA of the same month. */
type RealMonth = { month: IsoMonth; realRate: Fraction }

/**
 * Real monthly returns of the CDI since the first month of the real, oldest first, without costs or taxes. Shares and
 * inflation-linked bonds have no series here that is as long.
 */
export const realCdiHistory: readonly RealMonth[] = [...ipcaMonths].flatMap(([month, ipca]) => {
  const cdi = cdiMonthsUntil2023.get(month) ?? cdiFromDays(month)
  return cdi === undefined ? [] : [{ month, realRate: realRateFrom(cdi, ipca) }]
})

/** The product of the business days of a month; undefined when the series of days does not hold all of it. */
function cdiFromDays(month: IsoMonth): Fraction | undefined {
  let factor = 1
  // A month and `-01` are a day.
  for (let day = `${month}-01` as IsoDate; day.startsWith(month); day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue
    const annual = cdiOn(day)
    if (annual === undefined) return undefined
    factor *= 1 + dailyCdi(annual)
  }
  return factor - 1
}
