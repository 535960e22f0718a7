import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { realCdiHistory } from '#web/finance/fixed-income/return-history.ts'
import { dailyCdi } from '#web/finance/fixed-income/yields.ts'
import { realRateFrom } from '#web/finance/interest/interest.ts'
import { ipcaMonths } from '#web/finance/series/ipca.ts'
import { cdiOn } from '#web/finance/series/selic-target.ts'

/** The year 2025 from the days of the CDI and the months of the IPCA. */

const NEXT_YEAR: IsoDate = '2026-01-01'

/** With the decimals that are published, so that who redoes a sum gets the same: `0.0426`. */
const published = (rate: Fraction): Fraction => Number(rate.toFixed(4))

/** What `share` of the CDI of each business day of 2025 gives in the year. */
export function cdiOf2025(share: Fraction = 1): Fraction {
  let factor = 1
  for (let day: IsoDate = '2025-01-01'; day < NEXT_YEAR; day = addDays(day, 1)) {
    const annual = cdiOn(day)
    if (annual === undefined) throw new RangeError(`no CDI on ${day}`)
    if (isBusinessDay(day)) factor *= 1 + dailyCdi(annual) * share
  }
  return published(factor - 1)
}

type Month = { month: string; cdi: Fraction; ipca: Fraction; real: Fraction }

/** CDI, IPCA and what is left, month by month, oldest first. */
function monthsOf(year: number): Month[] {
  return realCdiHistory
    .filter(({ month }) => month.startsWith(String(year)))
    .map(({ month, realRate: real }) => {
      const ipca = ipcaMonths.get(month)
      if (ipca === undefined) throw new RangeError(`no IPCA of ${month}`)
      return { month: `${month.slice(5)}/${year}`, cdi: (1 + real) * (1 + ipca) - 1, ipca, real }
    })
}

export const months2025 = monthsOf(2025)

/** `08/2025` */
export function monthOf2025(name: string): Month {
  const found = months2025.find(({ month }) => month === name)
  if (!found) throw new RangeError(`not a month of 2025: ${name}`)
  return found
}

const together = (rates: readonly Fraction[]): Fraction =>
  rates.reduce((factor, rate) => factor * (1 + rate), 1) - 1

export const ipca2025 = published(together(months2025.map(({ ipca }) => ipca)))

/** The CDI of a year above the IPCA of the same year, before taxes. */
export const realCdiOf = (year: number): Fraction => together(monthsOf(year).map(({ real }) => real))

/** Left of the yield of a whole year, held 365 days. */
export function netOf(yearly: Fraction): Fraction {
  const rate = fixedIncomeIrRate(365, NEXT_YEAR)
  if (rate === undefined) throw new RangeError('no-table-in-force')
  return yearly * (1 - rate)
}

export const realOf2025 = (yearly: Fraction): Fraction => realRateFrom(yearly, ipca2025)

/** What `monthly` centavos put in on the first day of each month of 2025 have become at its end, at 100 % of the CDI. */
export const savedIn2025 = (monthly: Cents): Cents =>
  Math.round(months2025.reduce((balance, { cdi }) => (balance + monthly) * (1 + cdi), 0))
