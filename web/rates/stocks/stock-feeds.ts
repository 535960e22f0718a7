import { env } from '#web/env.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { delayMinutes } from '../catalogue/asset-rows.ts'
import { medianMove } from '../feeds/plausible.ts'
import { requireConfirmation } from '../feeds/require-confirmation.ts'
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
import { createQueue } from '../source-reader/throttle.ts'
import { sessionAt, sessionBefore } from './b3-clock.ts'

/** A move of a whole list, or of an index, that one source alone is not believed. */
const LARGEST_LISTED_JUMP = 0.25

const DAY = 24 * 3600

export const INDEX_SYMBOL = '^BVSP'

/** From what the largest plan gives to what the free one does. https://brapi.dev/pricing */
const questions = [
  { range: '5y', withCorporate: true },
  { range: '1y', withCorporate: true },
  { range: '3mo', withCorporate: false },
] as const satisfies StockQuestion[]

/** The first question of each plan: one that it refuses counts among those of the month. The simulator has every answer. */
const firstQuestion = { pro: 0, startup: 1, free: 2 } as const
const plan = env.BRAPI_PLAN ?? (env.MARKET === 'live' ? 'free' : 'pro')

/** How late the source says a price of B3; the simulator is as late as the middle plan. */
export const sourceDelayMinutes = delayMinutes[env.MARKET === 'live' ? plan : 'startup']

/** Shares of its demonstration, which have everything on any plan, and without a key. */
const demonstration: ReadonlySet<string> = new Set(['PETR4', 'VALE3', 'ITUB4', 'MGLU3'])

/** Pause after a refusal by the key or its plan. */
const REFUSED_MS = 3_600_000

type Brapi = {
  queued: ReturnType<typeof createQueue>
  /** The question that each share was answered to, so that a refusal is paid for once. */
  answered: Map<string, number>
  /** Until when a question, by the share or index it is about, is not asked. */
  refused: Map<string, number>
}

declare global {
  var emMiudosBrapi: Brapi | undefined
}

// On globalThis for the reason of source-reader.ts: one queue for every copy of this module.
globalThis.emMiudosBrapi ??= { queued: createQueue(), answered: new Map(), refused: new Map() }
const { queued, answered, refused } = globalThis.emMiudosBrapi

/** Everything that is traded on the exchange, in one request; without it, the exchange's own files of the last session. */
export function stockList(freshSeconds: number): Feed<StockList> {
  return {
    key: 'stocks',
    attempts: [
      {
        source: 'brapi',
        ask: async () => {
          const { value, simulated } = await queued(() =>
            fetchStockList(400, sourceUrl('brapi'), env.BRAPI_TOKEN),
          )
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
  const feed: Feed<StockAnswer> = {
    key: `stock:${symbol}`,
    attempts: [
      {
        source: 'brapi',
        ask: () =>
          unlessRefused(symbol, () => askWithinPlan(symbol, answered.get(symbol) ?? firstOf(symbol))),
      },
    ],
    freshSeconds,
    keptSeconds: 7 * DAY,
  }
  // An index is never split; a share is held against the list instead (asset-reading.ts).
  if (!symbol.startsWith('^')) return feed
  return requireConfirmation({
    ...feed,
    refuse: ({ quote }) => refuseIndexLeap(quote),
    isJump: ({ quote }, lastGood) => isIndexJump(quote, lastGood.quote),
  })
}

function firstOf(symbol: string): number {
  return demonstration.has(symbol) ? 0 : firstQuestion[plan]
}

/** Whether the plan says what a share paid and its multiples. */
export function saysCorporate(symbol: string): boolean {
  return questions[answered.get(symbol) ?? firstOf(symbol)]?.withCorporate ?? false
}

async function askWithinPlan(symbol: string, first: number): Promise<Answer<StockAnswer>> {
  const question = questions[first] ?? questions[2]
  try {
    const answer = await askShare(symbol, question)
    answered.set(symbol, first)
    return answer
  } catch (error) {
    if (!isRefusal(error) || first >= questions.length - 1) throw error
    return askWithinPlan(symbol, first + 1)
  }
}

function askShare(symbol: string, question: StockQuestion): Promise<Answer<StockAnswer>> {
  return queued(() => fetchStock(symbol, question, sourceUrl('brapi'), env.BRAPI_TOKEN))
}

function isRefusal(error: unknown): boolean {
  return isSourceError(error) && error.reason === 'refused'
}

/** After a refusal nothing is asked for an hour, which is not the source's failure. */
async function unlessRefused<Value>(question: string, ask: () => Promise<Value>): Promise<Value> {
  if (Date.now() < (refused.get(question) ?? 0)) {
    throw new SourceError('refused', 'fora do plano', { field: question })
  }
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) refused.set(question, Date.now() + REFUSED_MS)
    throw error
  }
}

/** The points of an index. Null for one that the source does not have, which is not a failure of it. */
export function indexQuote(symbol: string, freshSeconds: number): Feed<StockQuote | null> {
  const ask = async (): Promise<Answer<StockQuote | null>> => {
    try {
      const today = { range: '1d', withCorporate: false } as const
      const { value, simulated } = await unlessRefused(`index:${symbol}`, () => askShare(symbol, today))
      return { value: value.quote, simulated }
    } catch (error) {
      const isUnknown = isSourceError(error) && error.reason === 'not-found' && symbol !== INDEX_SYMBOL
      if (!isUnknown) throw error
      return { value: null, simulated: error.simulated }
    }
  }
  return requireConfirmation({
    key: `index:${symbol}`,
    attempts: [{ source: 'brapi', ask }],
    freshSeconds,
    keptSeconds: 7 * DAY,
    refuse: (quote) => quote && refuseIndexLeap(quote),
    isJump: (quote, lastGood) => quote !== null && lastGood !== null && isIndexJump(quote, lastGood),
  })
}

/** Also where nothing is known to jump from: an answer may give itself away by its own change since the day before. */
function refuseIndexLeap({ changeFraction }: StockQuote): void {
  if (changeFraction !== null && Math.abs(changeFraction) > LARGEST_LISTED_JUMP)
    throw new SourceError('implausible', `mudou ${changeFraction}`, { field: 'regularMarketChangePercent' })
}

function isIndexJump({ price }: StockQuote, lastGood: StockQuote): boolean {
  return Math.abs(price / lastGood.price - 1) > LARGEST_LISTED_JUMP
}

/** `day`: the session it is of; null while the source does not say it. */
export type StockList = { day: IsoDate | null; stocks: ListedStock[] }

/** The newest session that is over in the exchange's own files, with the change since the one before; a file comes out at night. */
export async function fetchEndOfDay(baseUrl: string, now: Date): Promise<Answer<StockList>> {
  const newest = sessionAt(now)
  const last = newest && (newest.isOver ? newest.day : sessionBefore(newest.day))
  if (!last) throw new SourceError('not-found', 'sem calendário', { field: 'DATA' })
  const { day, answer } = await newestFile(last, baseUrl)
  const earlier = sessionBefore(day)
  const before = earlier ? await fetchIfThere(earlier, baseUrl) : null
  const closesBefore = new Map(before?.value.map(({ symbol, close }) => [symbol, close]))
  return {
    value: { day, stocks: answer.value.map((row) => listed(row, closesBefore.get(row.symbol))) },
    simulated: answer.simulated || before?.simulated === true,
  }
}

/** Without the file before, closes have no change, which is not said of any other session's. */
async function fetchIfThere(day: IsoDate, baseUrl: string): Promise<Answer<ClosedSession[]> | null> {
  try {
    return await fetchCotahist(day, baseUrl)
  } catch (error) {
    if (isSourceError(error)) return null
    throw error
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
