import { env } from '#web/env.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import { coins } from '../feeds/coin-feeds.ts'
import { doubtFirst } from '../feeds/doubt-first.ts'
import {
  dayOfRate,
  distance,
  endsElsewhere,
  isJump,
  refuseEmpty,
  refuseFuture,
  refuseOldPrices,
} from '../feeds/plausible.ts'
import { fetchAwesomeApi, type PriceTable } from '../providers/awesomeapi.ts'
import { fetchPtax, type PtaxClose, type PtaxCurrency } from '../providers/bcb-ptax.ts'
import { fetchBinance } from '../providers/binance.ts'
import type { Coin } from '../providers/coingecko.ts'
import {
  type DailyRate,
  type EuroReference,
  fetchEcbReference,
  fetchFrankfurter,
} from '../providers/frankfurter.ts'
import { fetchMercadoBitcoin, type Ticker } from '../providers/mercado-bitcoin.ts'
import { type Instant, keptSeconds, type Price, type Reading } from '../quote.ts'
import { type SeriesId, series } from '../series.ts'
import { SourceError } from '../source-error.ts'
import { type Answer, type Feed, type Held, type Known, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import type { ServedReading } from './use-reading.ts'

const DAY = 24 * 3600
/** Two sources of one price agree within this. */
const AGREEMENT = 0.02

/**
 * Newest good price of a series with its time and source, or null, and when the last attempt to renew it
 * failed, if it did.
 */
export async function readQuote(id: SeriesId): Promise<Reading> {
  return readingOf(id, await read(quoteFeed(id)))
}

/** The same as it goes into the HTML, with the instant it was judged at. */
export async function serveQuote(id: SeriesId): Promise<ServedReading> {
  const reading = await readQuote(id)
  // A simulated page must never show a real number beside its own.
  const mayAskDirectly = env.MARKET === 'live'
  const now = new Date()
  return { reading, servedAt: now.toISOString(), freshUntil: freshUntil(reading, now), mayAskDirectly }
}

/** When its sources would be asked again: five minutes after they were, an hour while the market is closed. */
function freshUntil({ series: id, quote, failedAt }: Reading, now: Date): Instant {
  if (!quote || failedAt !== null) return now.toISOString()
  return new Date(Date.parse(quote.fetchedAt) + freshSecondsOf(id) * 1000).toISOString()
}

/** The official closes of the last three weeks: another number than the market's. */
export function readPtaxCloses(currency: PtaxCurrency): Promise<Known<PtaxClose[]>> {
  return read(ptaxCloses(currency))
}

export function readEcbReference(): Promise<Known<EuroReference>> {
  return read(ecbReference())
}

export function readingOf(id: SeriesId, { held, failedAt }: Known<Price>): Reading {
  if (!held) return { series: id, quote: null, failedAt }
  const { value, ...origin } = held
  return { series: id, quote: { ...value, ...origin }, failedAt }
}

/** The sources of a series in their order, and what a believable price is. */
export function quoteFeed(id: SeriesId): Feed<Price> {
  const { market } = series[id]
  const freshSeconds = freshSecondsOf(id)
  return {
    key: `quote:${id}`,
    attempts: attemptsOf(id, freshSeconds),
    freshSeconds,
    keptSeconds,
    refuse: (price, now) => {
      refuseFuture(price, now)
      refuseOldPrices([price], now, market)
    },
    isJump: (price, lastGood) => isJump(price, lastGood, market),
    agree: (one, other) => distance(one, other) <= AGREEMENT,
  }
}

/** Hours that ended longer ago than this are no longer those until now. */
const LATEST_END_MS = 3_600_000

/** Whether a source that gives more than the price speaks of the price that is shown, and of the hours that end now. */
export function agreesWith(
  coin: Pick<Coin, 'price' | 'pricedAt'>,
  { last }: Pick<Price, 'last'>,
  now = Date.now(),
): boolean {
  return now - Date.parse(coin.pricedAt) <= LATEST_END_MS && isSamePrice(coin, last)
}

/** Whether a source of a coin and the price that is shown say the same. */
export function isSamePrice({ price }: Pick<Coin, 'price'>, last: number): boolean {
  return Math.abs(price / last - 1) <= AGREEMENT
}

/** Sources are asked more often while their market works. */
export function freshSecondsOf(id: SeriesId): number {
  const status = marketStatus(series[id].market, brasiliaMoment(new Date()))
  const isWorking = status.ok && status.phase !== 'closed'
  return isWorking ? env.RATES_FRESH_SECONDS : env.RATES_FRESH_CLOSED_SECONDS
}

/** The order of market/README §2: the market now, then the official close, then a daily reference, each by its name. */
function attemptsOf(id: SeriesId, freshSeconds: number): Feed<Price>['attempts'] {
  const { pair } = series[id]
  switch (id) {
    case 'usd-brl':
    case 'eur-brl':
      return [
        { source: 'awesomeapi', ask: () => fromTable(fxTable(freshSeconds), pair), viaFeed: true },
        { source: 'bcb-ptax', ask: () => fromPtax(id === 'usd-brl' ? 'USD' : 'EUR'), viaFeed: true },
        {
          source: 'frankfurter',
          ask: async () => {
            const { value, simulated } = await fetchFrankfurter(pair, sourceUrl('frankfurter'))
            return { value: priceOfDailyRate(value, Date.now()), simulated }
          },
        },
      ]
    case 'btc-brl':
      return [
        { source: 'coingecko', ask: () => fromCoins('bitcoin'), viaFeed: true },
        {
          source: 'mercado-bitcoin',
          ask: async () => {
            const { value, simulated } = await fetchMercadoBitcoin([pair], sourceUrl('mercado-bitcoin'))
            return { value: priceOfTicker(value[0]), simulated }
          },
        },
        {
          source: 'binance',
          ask: async () => {
            const { value, simulated } = await fetchBinance(pair, sourceUrl('binance'))
            return { value: priceOfTicker(value), simulated }
          },
        },
        { source: 'awesomeapi', ask: () => fromTable(awesomeBitcoin(), pair), viaFeed: true },
      ]
  }
}

async function fromTable(feed: Feed<PriceTable>, pair: string): Promise<Answer<Price>> {
  const { value: table, ...origin } = await confirmed(feed)
  const price = table[pair]
  if (!price || 'refused' in price)
    throw new SourceError('format', price?.refused ?? 'ausente', { field: pair })
  return { ...origin, value: price }
}

async function fromPtax(currency: 'USD' | 'EUR'): Promise<Answer<Price>> {
  const { value, ...origin } = await confirmed(ptaxCloses(currency))
  return { ...origin, value: priceOfPtax(value) }
}

async function fromCoins(id: string): Promise<Answer<Price>> {
  const { value, ...origin } = await confirmed(coins())
  const coin = value.find((row) => row.id === id)
  if (!coin) throw new SourceError('not-found', 'ausente', { field: id })
  return { ...origin, value: priceOfCoin(coin) }
}

/** The answer of a feed whose last attempt did not fail: a value kept from before is no answer to a new question. */
async function confirmed<Value>(
  feed: Feed<Value>,
): Promise<Pick<Held<Value>, 'value' | 'simulated' | 'fetchedAt'>> {
  const { held, failedAt } = await read(feed)
  if (!held || failedAt !== null)
    throw new SourceError('format', 'sem resposta confirmada', { field: feed.key })
  const { value, simulated, fetchedAt } = held
  return { value, simulated, fetchedAt }
}

/** The currencies of the site, in one request. */
const fxPairs = [
  'USD-BRL', 'EUR-BRL', 'GBP-BRL', 'CHF-BRL', 'CAD-BRL', 'AUD-BRL', 'JPY-BRL', 'ARS-BRL', 'CNY-BRL', 'CLP-BRL', 'UYU-BRL', 'MXN-BRL',
] as const // biome-ignore format: a list of names

/** All currencies, in one request for all of their pages. */
function fxTable(freshSeconds: number): Feed<PriceTable> {
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
function ptaxCloses(currency: PtaxCurrency): Feed<PtaxClose[]> {
  const ask = () => {
    const today = dayInBrasilia(new Date())
    return fetchPtax(currency, addDays(today, -21), today, sourceUrl('bcb-ptax'))
  }
  return doubtFirst({
    key: `ptax:${currency}`,
    attempts: [{ source: 'bcb-ptax', ask }],
    freshSeconds: 2 * env.RATES_FRESH_SECONDS,
    keptSeconds: 45 * DAY,
    refuse: refuseEmpty,
    isJump: (closes, lastGood) => endsElsewhere(closes, lastGood, ({ sell }) => sell, 'fx'),
  })
}

/** The European Central Bank's reference of the euro: a rate a day, which comes out in the afternoon of Frankfurt. */
function ecbReference(): Feed<EuroReference> {
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

/** The newest official close as a price; its change is against the close before, never against a spot price. */
function priceOfPtax(closes: readonly PtaxClose[]): Price {
  const close = closes.at(-1)
  if (!close) throw new SourceError('not-found', 'nenhum fechamento', { field: 'value' })
  const before = closes.at(-2)
  return {
    kind: 'ptax',
    last: close.sell,
    bid: close.buy,
    ask: close.sell,
    low: null,
    high: null,
    ...changeFrom(before?.sell, close.sell),
    pricedAt: close.publishedAt,
  }
}

/** One rate of a day, at the end of that day in Brasília; until then, now. */
export function priceOfDailyRate({ day, rate }: DailyRate, now: number): Price {
  const end = Date.parse(`${dayOfRate(day, now)}T17:00:00-03:00`)
  return {
    kind: 'daily',
    last: rate,
    bid: null,
    ask: null,
    low: null,
    high: null,
    change: null,
    changeFraction: null,
    pricedAt: new Date(Math.min(end, now)).toISOString(),
  }
}

export function priceOfCoin({ price, high, low, change, pricedAt }: Coin): Price {
  const fraction = change.day
  return {
    kind: 'spot',
    last: price,
    bid: null,
    ask: null,
    low,
    high,
    change: fraction === null ? null : price - price / (1 + fraction),
    changeFraction: fraction,
    pricedAt,
  }
}

export function priceOfTicker(ticker: Ticker | undefined): Price {
  if (!ticker) throw new SourceError('not-found', 'ausente', { field: 'pair' })
  const { last, bid, ask, high, low, open, pricedAt } = ticker
  return { kind: 'spot', last, bid, ask, low, high, ...changeFrom(open, last), pricedAt }
}

function changeFrom(before: number | undefined, now: number): Pick<Price, 'change' | 'changeFraction'> {
  if (before === undefined) return { change: null, changeFraction: null }
  return { change: now - before, changeFraction: now / before - 1 }
}
