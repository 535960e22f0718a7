import { env } from '#web/env.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import { coins } from '../feeds/coin-feeds.ts'
import { awesomeBitcoin, fxTable, ptaxCloses } from '../feeds/currency-feeds.ts'
import { distance, isJump, refuseFuture } from '../feeds/plausible.ts'
import { priceOfCoin, priceOfDailyRate, priceOfPtax, priceOfTicker } from '../feeds/prices.ts'
import type { PriceTable } from '../providers/awesomeapi.ts'
import { fetchBinance } from '../providers/binance.ts'
import { fetchFrankfurter } from '../providers/frankfurter.ts'
import { fetchMercadoBitcoin } from '../providers/mercado-bitcoin.ts'
import { keptSeconds, type Price, type Reading } from '../quote.ts'
import { type SeriesId, series } from '../series.ts'
import { SourceError } from '../source-error.ts'
import type { Answer, Feed, Held, Known } from '../source-reader/source-reader.ts'
import { read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'

/** Two sources of one price agree within this. */
const AGREEMENT = 0.02

type Attempts = Feed<Price>['attempts']

/** What a series needs: its sources in order, and what a believable price is. */
export function quoteFeed(id: SeriesId, attempts: Attempts, freshSeconds: number): Feed<Price> {
  const { market } = series[id]
  return {
    key: `quote:${id}`,
    attempts,
    freshSeconds,
    keptSeconds,
    refuse: refuseFuture,
    isJump: (price, lastGood) => isJump(price, lastGood, market),
    agree: (one, other) => distance(one, other) <= AGREEMENT,
  }
}

export function readingOf(id: SeriesId, { held, failedAt }: Known<Price>): Reading {
  if (!held) return { series: id, quote: null, failedAt }
  const { value, ...origin } = held
  return { series: id, quote: { ...value, ...origin }, failedAt }
}

/** The newest reading of a series, by the source reader, shared by the whole process. */
export async function readQuote(id: SeriesId): Promise<Reading> {
  const freshSeconds = freshSecondsOf(id)
  return readingOf(id, await read(quoteFeed(id, attemptsOf(id, freshSeconds), freshSeconds)))
}

/** Sources are asked more often while their market works. */
export function freshSecondsOf(id: SeriesId): number {
  const status = marketStatus(series[id].market, brasiliaMoment(new Date()))
  const isWorking = status.ok && status.phase !== 'closed'
  return isWorking ? env.RATES_FRESH_SECONDS : env.RATES_FRESH_CLOSED_SECONDS
}

/** The order of market/README §2: the market now, then the official close, then a daily reference, each by its name. */
function attemptsOf(id: SeriesId, freshSeconds: number): Attempts {
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
            return { value: priceOfDailyRate(value), simulated }
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
