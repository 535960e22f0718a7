import { env } from '#web/env.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import { coins } from '../feeds/coin-feeds.ts'
import { awesomeBitcoin, ecbReference, fxTable, ptaxCloses } from '../feeds/exchange-feeds.ts'
import { distance, isJump, refuseFuture, refuseOldPrices, saysJump } from '../feeds/plausible.ts'
import type { PriceTable } from '../providers/awesomeapi.ts'
import type { PtaxClose, PtaxCurrency } from '../providers/bcb-ptax.ts'
import { fetchBinance } from '../providers/binance.ts'
import type { Coin } from '../providers/coingecko.ts'
import { type EuroReference, fetchFrankfurter } from '../providers/frankfurter.ts'
import { fetchMercadoBitcoin } from '../providers/mercado-bitcoin.ts'
import { type Instant, keptSeconds, type Price, type Reading } from '../quote.ts'
import { type SeriesId, series } from '../series.ts'
import { SourceError } from '../source-error.ts'
import {
  type Answer,
  type CachedValue,
  type Feed,
  type FeedState,
  freshSecondsOf,
  read,
} from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { priceOfCoin, priceOfDailyRate, priceOfPtax, priceOfTicker } from './price-of.ts'
import type { ServedReading } from './use-reading.ts'

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
  return new Date(Date.parse(quote.fetchedAt) + freshSecondsOf(freshness(id), quote) * 1000).toISOString()
}

/** A closed market has no new price for an hour; a source that missed its turn may be back sooner. */
function freshness(id: SeriesId) {
  return { freshSeconds: marketFreshSeconds(id), fallbackFreshSeconds: env.RATES_FRESH_SECONDS }
}

/** The official closes of the last three weeks: another number than the market's. */
export function readPtaxCloses(currency: PtaxCurrency): Promise<FeedState<PtaxClose[]>> {
  return read(ptaxCloses(currency))
}

export function readEcbReference(): Promise<FeedState<EuroReference>> {
  return read(ecbReference())
}

export function readingOf(id: SeriesId, { held, failedAt }: FeedState<Price>): Reading {
  if (!held) return { series: id, quote: null, failedAt }
  const { value, ...origin } = held
  return { series: id, quote: { ...value, ...origin }, failedAt }
}

/** The sources of a series in their order, and what a believable price is. */
export function quoteFeed(id: SeriesId): Feed<Price> {
  const { market } = series[id]
  return {
    key: `quote:${id}`,
    attempts: attemptsOf(id, marketFreshSeconds(id)),
    ...freshness(id),
    keptSeconds,
    refuse: (price, now) => {
      refuseFuture(price, now)
      refuseOldPrices([price], now, market)
    },
    isJump: (price, lastGood) => isJump(price, lastGood, market),
    saysJump: (price) => saysJump(price, market),
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
export function marketFreshSeconds(id: SeriesId): number {
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
): Promise<Pick<CachedValue<Value>, 'value' | 'simulated' | 'fetchedAt'>> {
  const { held, failedAt } = await read(feed)
  if (!held || failedAt !== null)
    throw new SourceError('format', 'sem resposta confirmada', { field: feed.key })
  const { value, simulated, fetchedAt } = held
  return { value, simulated, fetchedAt }
}
