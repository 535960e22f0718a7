import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/business-days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import {
  fetchAwesomeApi,
  fetchAwesomeApiDaily,
  fetchAwesomeApiMinutes,
  type PriceTable,
} from '../providers/awesomeapi.ts'
import { fetchPtax, type PtaxClose, type PtaxCurrency } from '../providers/bcb-ptax.ts'
import { fetchSgs, type SgsPoint, type SgsSeries } from '../providers/bcb-sgs.ts'
import type { PricePoint } from '../providers/coingecko.ts'
import { type EuroReference, fetchEcbReference } from '../providers/frankfurter.ts'
import type { Feed } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { endsElsewhere, refuseEmpty, refuseFuture, rewritesPast } from './plausible.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/** The currencies of the site, in one request. */
const fxPairs = [
  'USD-BRL', 'EUR-BRL', 'GBP-BRL', 'CHF-BRL', 'CAD-BRL', 'AUD-BRL', 'JPY-BRL', 'ARS-BRL', 'CNY-BRL', 'CLP-BRL', 'UYU-BRL', 'MXN-BRL',
] as const // biome-ignore format: a list of names

/** What the site reads from outside, one need for each answer of a source. Batches serve many pages with one request. */
export function fxTable(freshSeconds: number): Feed<PriceTable> {
  const ask = () => fetchAwesomeApi(fxPairs, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return { key: 'fx', attempts: [{ source: 'awesomeapi', ask }], freshSeconds, keptSeconds: DAY }
}

/** Bitcoin is asked apart: a pair of the other kind must not be in the way of either. */
export function awesomeBitcoin(): Feed<PriceTable> {
  const ask = () => fetchAwesomeApi(['BTC-BRL'], sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return {
    key: 'fx-bitcoin',
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds: env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
  }
}

/** The closing PTAX of the last three weeks. */
export function ptaxCloses(currency: PtaxCurrency): Feed<PtaxClose[]> {
  const ask = () => {
    const today = dayInBrasilia(new Date())
    return fetchPtax(currency, addDays(today, -21), today, sourceUrl('bcb-ptax'))
  }
  return {
    key: `ptax:${currency}`,
    attempts: [{ source: 'bcb-ptax', ask }],
    freshSeconds: 2 * env.RATES_FRESH_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: (closes, lastGood) => endsElsewhere(closes, lastGood, ({ sell }) => sell, 'fx'),
  }
}

/**
 * The closing PTAX (sell) since `first`: the long histories. From the series, a row a day; the bulletins of so many days
 * are a hundred times that.
 */
export function ptaxHistory(currency: 'USD' | 'EUR', first: IsoDate): Feed<ClosingPrice[]> {
  const today = () => dayInBrasilia(new Date())
  return {
    key: `ptax:${currency}:${first}`,
    attempts: [
      {
        source: 'bcb-sgs',
        ask: async () => {
          const { value, simulated } = await fetchSgs(
            ptaxSeries[currency],
            first,
            today(),
            sourceUrl('bcb-sgs'),
          )
          return { value: value.map((point) => ({ day: point.day, close: point.value })), simulated }
        },
      },
      {
        source: 'bcb-ptax',
        ask: async () => {
          const { value, simulated } = await fetchPtax(currency, first, today(), sourceUrl('bcb-ptax'))
          return { value: value.map(({ day, sell }) => ({ day, close: sell })), simulated }
        },
      },
    ],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: isOtherClose,
    agree: (one, other) => !isOtherClose(one, other),
  }
}

const isOtherClose = (closes: readonly ClosingPrice[], before: readonly ClosingPrice[]) =>
  endsElsewhere(closes, before, ({ close }) => close, 'fx')

const ptaxSeries = { USD: 'ptaxSellUsd', EUR: 'ptaxSellEur' } as const satisfies Record<string, SgsSeries>

/** The market's last price of each of the last 90 days: more are not answered for sure. */
export function fxDaily(pair: string): Feed<ClosingPrice[]> {
  const ask = () => fetchAwesomeApiDaily(pair, 90, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return {
    key: `fx-daily:${pair}`,
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 7 * DAY,
    isJump: isOtherClose,
  }
}

/** The newest minutes of a pair. A line of hours ago still says truly when it was: its points have their times. */
export function fxMinutes(pair: string, freshSeconds: number): Feed<PricePoint[]> {
  const ask = () => fetchAwesomeApiMinutes(pair, sourceUrl('awesomeapi'), env.AWESOMEAPI_KEY)
  return {
    key: `fx-minutes:${pair}`,
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds,
    keptSeconds: DAY,
    refuse: (points, now) => {
      const newest = points.at(-1)
      if (newest) refuseFuture({ pricedAt: newest.at }, now)
    },
    isJump: (points, lastGood) => endsElsewhere(points, lastGood, ({ price }) => price, 'fx'),
  }
}

/** The European Central Bank's reference of the euro: a rate a day, which comes out in the afternoon of Frankfurt. */
export function ecbReference(): Feed<EuroReference> {
  const ask = () => fetchEcbReference(['BRL', 'USD'], sourceUrl('frankfurter'))
  return {
    key: 'ecb-reference',
    attempts: [{ source: 'frankfurter', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 7 * DAY,
  }
}

/** A series of the Central Bank since `first`. */
export function indicator(series: SgsSeries, first: IsoDate): Feed<SgsPoint[]> {
  const ask = () => fetchSgs(series, first, dayInBrasilia(new Date()), sourceUrl('bcb-sgs'))
  return {
    key: `sgs:${series}:${first}`,
    attempts: [{ source: 'bcb-sgs', ask }],
    freshSeconds: env.RATES_FRESH_CLOSED_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: rewritesPast,
  }
}
