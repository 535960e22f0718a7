import { env } from '#web/env.ts'
import {
  fetchStock,
  fetchStockList,
  type StockAnswer,
  type StockQuestion,
  type StockQuote,
} from '../providers/brapi.ts'
import { fetchKnownTickers, type Ticker } from '../providers/mercado-bitcoin.ts'
import { isSourceError } from '../source-error.ts'
import { medianMove } from '../source-reader/median-move.ts'
import type { Answer, Feed } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { LARGEST_COINS_JUMP } from './coin-feeds.ts'
import { fetchEndOfDay, type StockList } from './end-of-day.ts'

/** A move of a whole list, or of an index, that one source alone is not believed. */
const LARGEST_LISTED_JUMP = 0.25

const DAY = 24 * 3600

export const INDEX_SYMBOL = '^BVSP'

/** From what the largest plan gives to what the free one does; a share of its demonstration has all of it on any plan. */
const questions = [
  { range: '5y', withCorporate: true },
  { range: '1y', withCorporate: true },
  { range: '3mo', withCorporate: false },
] as const satisfies StockQuestion[]

/** How brapi refuses what the plan does not have. */
const beyondPlan = ['HTTP 400', 'HTTP 402', 'HTTP 403']

/** The question that each share was answered to, so that a refusal is paid for once. */
const answered = new Map<string, number>()

/** Everything that is traded on the exchange, in one request; without it, the exchange's own files of the last session. */
export function stockList(freshSeconds: number): Feed<StockList> {
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

/** One share, fund or index: its sessions, what it paid and its multiples, as far as the plan of the source goes. */
export function stock(symbol: string, freshSeconds: number): Feed<StockAnswer> {
  return {
    key: `stock:${symbol}`,
    attempts: [{ source: 'brapi', ask: () => askWithinPlan(symbol, answered.get(symbol) ?? 0) }],
    freshSeconds,
    keptSeconds: 7 * DAY,
    // An index is never split; a share is held against the list instead (asset-reading.ts).
    ...(symbol.startsWith('^') && {
      isJump: ({ quote }: StockAnswer, lastGood: StockAnswer) => isIndexJump(quote, lastGood.quote),
    }),
  }
}

async function askWithinPlan(symbol: string, first: number): Promise<Answer<StockAnswer>> {
  const question = questions[first] ?? questions[2]
  try {
    const answer = await fetchStock(symbol, question, sourceUrl('brapi'), env.BRAPI_TOKEN)
    answered.set(symbol, first)
    return answer
  } catch (error) {
    // Nothing is wrong with the source.
    const isRefused = isSourceError(error) && beyondPlan.includes(error.message)
    if (!isRefused || first >= questions.length - 1) throw error
    return askWithinPlan(symbol, first + 1)
  }
}

/** The points of an index. Null for one that the source does not have, which is not a failure of it. */
export function indexQuote(symbol: string, freshSeconds: number): Feed<StockQuote | null> {
  const ask = async (): Promise<Answer<StockQuote | null>> => {
    try {
      const today = { range: '1d', withCorporate: false } as const
      const { value, simulated } = await fetchStock(symbol, today, sourceUrl('brapi'), env.BRAPI_TOKEN)
      return { value: value.quote, simulated }
    } catch (error) {
      const isUnknown = isSourceError(error) && error.reason === 'not-found' && symbol !== INDEX_SYMBOL
      if (!isUnknown) throw error
      return { value: null, simulated: error.simulated }
    }
  }
  return {
    key: `index:${symbol}`,
    attempts: [{ source: 'brapi', ask }],
    freshSeconds,
    keptSeconds: 7 * DAY,
    isJump: (quote, lastGood) => quote !== null && lastGood !== null && isIndexJump(quote, lastGood),
  }
}

function isIndexJump({ price }: StockQuote, lastGood: StockQuote): boolean {
  return Math.abs(price / lastGood.price - 1) > LARGEST_LISTED_JUMP
}

/** Coins at a Brazilian exchange: prices and the change of a day, nothing more. */
export function coinTickers(codes: readonly string[]): Feed<Ticker[]> {
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
