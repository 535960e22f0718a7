import { addDays, isBusinessDay } from '../calendar/business-days.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { realRateFrom } from '../interest/interest.ts'
import { ibovespaCloses } from '../series/ibovespa.ts'
import { type IsoMonth, ipcaMonths, monthOf } from '../series/ipca.ts'
import { cdiOn } from '../series/selic-target.ts'
import { dailyCdi } from './yields.ts'

/** Return of a month above the IPCA of the same month. */
type RealMonth = { month: IsoMonth; realRate: Fraction }

/**
 * Real monthly returns of the past, oldest first: `shareOfStocks` in the Ibovespa, the rest at the CDI, rebalanced each
 * month, without costs or taxes. Only the months that every part has: 33 of the CDI, 13 with the Ibovespa. There is no
 * IMA-B here.
 */
export function realHistory(shareOfStocks: Fraction): RealMonth[] {
  if (!(shareOfStocks >= 0 && shareOfStocks <= 1)) throw new RangeError(`not a share: ${shareOfStocks}`)
  return [...ipcaMonths].flatMap(([month, ipca]) => {
    const cdi = cdiMonths.get(month)
    const stocks = shareOfStocks > 0 ? ibovespaIn(month) : 0
    if (cdi === undefined || stocks === undefined) return []
    const nominal = cdi * (1 - shareOfStocks) + stocks * shareOfStocks
    return [{ month, realRate: realRateFrom(nominal, ipca) }]
  })
}

function ibovespaIn(month: IsoMonth): Fraction | undefined {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [before, after] = [ibovespaCloses.get(monthOf(year, number - 1)), ibovespaCloses.get(month)]
  return before === undefined || after === undefined ? undefined : after / before - 1
}

/** The CDI of each whole month of the series of IPCA: the product of its business days. */
const cdiMonths: ReadonlyMap<IsoMonth, Fraction> = new Map(
  [...ipcaMonths.keys()].flatMap((month) => {
    let factor = 1
    // A month and `-01` are a day.
    for (let day = `${month}-01` as IsoDate; day.startsWith(month); day = addDays(day, 1)) {
      if (!isBusinessDay(day)) continue
      const annual = cdiOn(day)
      if (annual === undefined) return []
      factor *= 1 + dailyCdi(annual)
    }
    return [[month, factor - 1] as const]
  }),
)
