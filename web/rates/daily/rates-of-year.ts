import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { refuseSpikes } from '../feeds/plausible.ts'
import { fetchPtax, type PtaxCurrency, ptaxCurrencies } from '../providers/bcb-ptax.ts'
import { type EuroReference, fetchEcbDays } from '../providers/frankfurter.ts'
import { type Feed, type FeedState, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import type { SourceId } from '../sources.ts'
import { type EcbCurrency, ecbCurrencies } from './currencies.ts'

const DAY = 24 * 3600
/** The longest run of days without a close has fewer: the first days of a year go back to the last close of the one before. */
const DAYS_BEFORE = 10

/** A currency with an official rate of each day: of the Central Bank, or a reference of the European one. */
export type RatedCurrency = PtaxCurrency | Exclude<EcbCurrency, PtaxCurrency>

export const ratedCurrencies: readonly RatedCurrency[] = [
  ...ptaxCurrencies,
  ...ecbCurrencies.filter((code): code is Exclude<EcbCurrency, PtaxCurrency> => !isPtaxCurrency(code)),
]

/** Reais for one, on one day. */
export type DayRate = { day: IsoDate; rate: number }

/** A year as the site's own address gives it to the browser. */
export type RatesOfYear = {
  kind: 'ptax' | 'daily'
  rates: readonly DayRate[]
  source: { id: SourceId }
  simulated: boolean
}

/** 1999: the euro's first year. */
export const firstYear = 1999

/**
 * The rate of each business day of a year, oldest first, from the last ones of the year before: the closing PTAX (sell), or
 * the European Central Bank's reference to five digits. Empty for a year that the source does not have.
 */
export function readRatesOfYear(currency: RatedCurrency, year: number): Promise<FeedState<DayRate[]>> {
  return read(ratesOfYear(currency, year))
}

export function isPtaxCurrency(code: string): code is PtaxCurrency {
  return ptaxCurrencies.some((one) => one === code)
}

function ratesOfYear(currency: RatedCurrency, year: number): Feed<DayRate[]> {
  const today = dayInBrasilia(new Date())
  const isOver = year < Number(today.slice(0, 4))
  // A year and a day of it are a day.
  const first = addDays(`${year}-01-01` as IsoDate, -DAYS_BEFORE)
  const last = isOver ? (`${year}-12-31` as IsoDate) : today
  const attempt: Feed<DayRate[]>['attempts'][number] = isPtaxCurrency(currency)
    ? { source: 'bcb-ptax', ask: () => askPtax(currency, first, last) }
    : { source: 'frankfurter', ask: () => askEcb(currency, first, last) }
  return {
    key: `rates-of-year:${currency}:${year}`,
    attempts: [attempt],
    freshSeconds: isOver ? env.RATES_FRESH_DAILY_SECONDS : env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 365 * DAY,
    refuse: refuseSpikes,
  }
}

async function askPtax(currency: PtaxCurrency, first: IsoDate, last: IsoDate) {
  const { value, simulated } = await fetchPtax(currency, first, last, sourceUrl('bcb-ptax'))
  return { value: value.map(({ day, sell }) => ({ day, rate: sell })), simulated }
}

async function askEcb(currency: EcbCurrency, first: IsoDate, last: IsoDate) {
  const { value, simulated } = await fetchEcbDays(['BRL', currency], first, last, sourceUrl('frankfurter'))
  return { value: value.flatMap((reference) => inReaisOn(currency, reference)), simulated }
}

function inReaisOn(currency: EcbCurrency, { day, rates }: EuroReference): DayRate[] {
  const [reais, others] = [rates.BRL, rates[currency]]
  return reais && others ? [{ day, rate: Number((reais / others).toPrecision(5)) }] : []
}
