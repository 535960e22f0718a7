import { env } from '#web/env.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { medianMove } from '../feeds/plausible.ts'
import { type ClosedSession, fetchCotahist } from '../providers/b3-cotahist.ts'
import {
  fetchStock,
  fetchStockList,
  type ListedStock,
  type StockAnswer,
  type StockQuestion,
  type StockQuote,
} from '../providers/brapi.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import type { Answer, Feed } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import { sessionAt, sessionBefore } from './b3-clock.ts'

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

/** What is traded on B3. `day`: the session it is of; null while the source does not say it. */
export type StockList = { day: IsoDate | null; stocks: ListedStock[] }

/** The newest session that is over in the exchange's own files, with the change since the one before; a file comes out at night. */
export async function fetchEndOfDay(baseUrl: string, now: Date): Promise<Answer<StockList>> {
  const newest = sessionAt(now)
  const last = newest && (newest.isOver ? newest.day : sessionBefore(newest.day))
  if (!last) throw new SourceError('not-found', 'sem calendário', { field: 'DATA' })
  const { day, answer } = await newestFile(last, baseUrl)
  const earlier = sessionBefore(day)
  const before = earlier ? await fetchCotahist(earlier, baseUrl) : null
  const closesBefore = new Map(before?.value.map(({ symbol, close }) => [symbol, close]))
  return {
    value: { day, stocks: answer.value.map((row) => listed(row, closesBefore.get(row.symbol))) },
    simulated: answer.simulated || before?.simulated === true,
  }
}

async function newestFile(day: IsoDate, baseUrl: string) {
  try {
    return { day, answer: await fetchCotahist(day, baseUrl) }
  } catch (error) {
    const earlier = sessionBefore(day)
    if (!(isSourceError(error) && error.reason === 'not-found' && earlier)) throw error
    return { day: earlier, answer: await fetchCotahist(earlier, baseUrl) }
  }
}

function listed({ symbol, close, volume }: ClosedSession, before: number | undefined): ListedStock {
  return {
    symbol,
    name: symbol,
    close,
    changeFraction: before === undefined ? null : close / before - 1,
    volume,
    marketCap: null,
    sector: null,
    kind: 'stock',
  }
}
