import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { inpcMonths } from '#web/finance/series/inpc.ts'
import { type IsoMonth, ipcaMonths } from '#web/finance/series/ipca.ts'
import type { IndexSeries, KnownSeries } from './calculate.ts'

/** The series that this version of the site has with it; the page asks for newer months, and for all others. */
export const publishedSeries: KnownSeries = { ipca: byDay(ipcaMonths), inpc: byDay(inpcMonths) }

function byDay(months: ReadonlyMap<IsoMonth, Fraction>): IndexSeries {
  // A month and its first day.
  return {
    rates: new Map(Array.from(months, ([month, rate]) => [`${month}-01` as IsoDate, rate])),
    simulated: false,
  }
}
