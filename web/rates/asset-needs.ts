import { env } from '#web/env.ts'
import { fetchEndOfDay, type StockList } from './end-of-day.ts'
import { medianMove } from './median-move.ts'
import { LARGEST_COINS_JUMP } from './needs.ts'
import type { Need } from './policy.ts'
import {
  type DailyBar,
  fetchStock,
  fetchStockList,
  type StockQuote,
  type StockRange,
} from './providers/brapi.ts'
import { fetchKnownTickers, type Ticker } from './providers/mercado-bitcoin.ts'
import { SourceError } from './source-error.ts'
import { sourceUrl } from './source-url.ts'

/** A move of a whole list, or of an index, that one source alone is not believed. */
const LARGEST_LISTED_JUMP = 0.25

const DAY = 24 * 3600

export type StockAnswer = { quote: StockQuote; bars: DailyBar[] }

/** Everything that is traded on the exchange, in one request; without it, the exchange's own files of the last session. */
export function stockList(freshSeconds: number): Need<StockList> {
  return {
    key: 'stocks',
    attempts: [
      {
        source: 'brapi',
        ask: async () => {
          const { value, simulated } = await fetchStockList(400, sourceUrl('brapi'), env.BRAPI_TOKEN)
          return { value: { day: null, stocks: value }, simulated }
        },
      },
      { source: 'b3-cotahist', ask: () => fetchEndOfDay(sourceUrl('b3-cotahist'), new Date()) },
    ],
    freshSeconds,
    keptSeconds: 7 * DAY,
    isJump: (list, lastGood) => distance(list, lastGood) > LARGEST_LISTED_JUMP,
    agree: (one, other) => distance(one, other) <= LARGEST_LISTED_JUMP,
  }
}

function distance({ stocks }: StockList, other: StockList): number {
  return medianMove(
    stocks,
    other.stocks,
    ({ symbol }) => symbol,
    ({ close }) => close,
  )
}

/** One share, fund or index with its sessions: five years, or three months where the plan of the source has no more. */
export function stock(symbol: string, freshSeconds: number): Need<StockAnswer> {
  const askFor = (range: StockRange) => fetchStock(symbol, range, sourceUrl('brapi'), env.BRAPI_TOKEN)
  const ask = async () => {
    try {
      return await askFor('5y')
    } catch (error) {
      // The answer to a range that the plan does not have: nothing is wrong with the source.
      if (!(error instanceof SourceError && error.message === 'HTTP 400')) throw error
      return askFor('3mo')
    }
  }
  return {
    key: `stock:${symbol}`,
    attempts: [{ source: 'brapi', ask }],
    freshSeconds,
    keptSeconds: 7 * DAY,
    // An index is never split; a share is held against the list instead (asset-reading.ts).
    ...(symbol.startsWith('^') && {
      isJump: ({ quote }: StockAnswer, lastGood: StockAnswer) =>
        Math.abs(quote.price / lastGood.quote.price - 1) > LARGEST_LISTED_JUMP,
    }),
  }
}

/** Coins at a Brazilian exchange: prices and the change of a day, nothing more. */
export function coinTickers(codes: readonly string[]): Need<Ticker[]> {
  const ask = () =>
    fetchKnownTickers(
      codes.map((code) => `${code}-BRL`),
      sourceUrl('mercado-bitcoin'),
    )
  return {
    key: 'coin-tickers',
    attempts: [{ source: 'mercado-bitcoin', ask }],
    freshSeconds: env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
    isJump: (rows, lastGood) =>
      medianMove(
        rows,
        lastGood,
        ({ pair }) => pair,
        ({ last }) => last,
      ) > LARGEST_COINS_JUMP,
  }
}
