import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { fetchAwesomeApi, type PriceTable } from '../providers/awesomeapi.ts'
import { fetchPtax, type PtaxClose, type PtaxCurrency } from '../providers/bcb-ptax.ts'
import { type EuroReference, fetchEcbReference } from '../providers/frankfurter.ts'
import type { Price } from '../quote.ts'
import type { Feed } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { dayOfRate, endsElsewhere, refuseEmpty, refuseOldPrices } from './plausible.ts'
import { requireConfirmation } from './require-confirmation.ts'

const DAY = 24 * 3600

/** The currencies of the site, in one request. */
const fxPairs = [
  'USD-BRL', 'EUR-BRL', 'GBP-BRL', 'CHF-BRL', 'CAD-BRL', 'AUD-BRL', 'JPY-BRL', 'ARS-BRL', 'CNY-BRL', 'CLP-BRL', 'UYU-BRL', 'MXN-BRL',
] as const // biome-ignore format: a list of names

/** All currencies, in one request for all of their pages. */
export function fxTable(freshSeconds: number): Feed<PriceTable> {
  const ask = () => fetchAwesomeApi(fxPairs, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return {
    key: 'fx',
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds,
    keptSeconds: DAY,
    refuse: (table, now) => refuseOldPrices(pricesOf(table), now, 'fx'),
  }
}

function pricesOf(table: PriceTable): Price[] {
  return Object.values(table).filter((row): row is Price => !('refused' in row))
}

/** Bitcoin is asked apart: a pair of the other kind must not be in the way of either. */
export function awesomeBitcoin(): Feed<PriceTable> {
  const ask = () => fetchAwesomeApi(['BTC-BRL'], sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return {
    key: 'fx-bitcoin',
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds: env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
    refuse: (table, now) => refuseOldPrices(pricesOf(table), now, 'crypto'),
  }
}

/** The closing PTAX of the last three weeks. */
export function ptaxCloses(currency: PtaxCurrency): Feed<PtaxClose[]> {
  const ask = () => {
    const today = dayInBrasilia(new Date())
    return fetchPtax(currency, addDays(today, -21), today, sourceUrl('bcb-ptax'))
  }
  return requireConfirmation({
    key: `ptax:${currency}`,
    attempts: [{ source: 'bcb-ptax', ask }],
    freshSeconds: 2 * env.RATES_FRESH_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: (closes, lastGood) => endsElsewhere(closes, lastGood, ({ sell }) => sell, 'fx'),
  })
}

/** The European Central Bank's reference of the euro: a rate a day, which comes out in the afternoon of Frankfurt. */
export function ecbReference(): Feed<EuroReference> {
  const ask = async () => {
    const { value, simulated } = await fetchEcbReference(['BRL', 'USD'], sourceUrl('frankfurter'))
    return { value: { ...value, day: dayOfRate(value.day, Date.now()) }, simulated }
  }
  return {
    key: 'ecb-reference',
    attempts: [{ source: 'frankfurter', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 7 * DAY,
  }
}
