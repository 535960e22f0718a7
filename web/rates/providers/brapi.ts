import * as z from 'zod/mini'
import { dayInBrasilia, formatNumber } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Instant } from '../quote.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import {
  anyNumber,
  countNumber,
  epochInstant,
  epochNumber,
  priceNumber,
  readAnswer,
  readRows,
} from './answer.ts'
import { type Corporate, corporateOf, dividendsSchema, statisticsSchema } from './brapi-corporate.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'brapi',
  url: 'https://brapi.dev',
  host: 'brapi.dev',
  licence: 'Conforme o plano contratado; dados da B3 com atraso',
  // https://brapi.dev/pricing: the free plan.
  limits: { month: 15_000 },
  key: {
    variable: 'BRAPI_TOKEN',
    missing: 'peça uma chave em brapi.dev: sem ela só quatro ações de demonstração',
    note: "Without it: the four shares of its demonstration alone; the prices that it refuses are those of B3's file of the last session.",
    plans: {
      variable: 'BRAPI_PLAN',
      names: ['free', 'startup', 'pro'],
      missing: { free: 'proventos, múltiplos e preços além de três meses' },
      note: 'Plan of that key, `free` (three months of prices, nothing of what was paid, no multiples), `startup` or `pro`. A question beyond the plan is refused and counts all the same. Without it: free.',
    },
  },
  async ask(baseUrl, { key }) {
    // Without a key only the demonstration answers, whole; with one, a share outside it shows that the key does.
    const symbol = key ? 'WEGE3' : 'PETR4'
    const answer = await fetchStock(symbol, { range: '5d', withCorporate: !key }, baseUrl, key)
    const { price, pricedAt } = answer.value.quote
    return { ...answer, text: `${symbol} ${formatNumber(price)}`, at: pricedAt }
  },
} as const satisfies Source

/** A share, fund or index in reais (an index in points). What the source leaves out is null. */
export type StockQuote = {
  symbol: string
  name: string
  price: number
  /** Since the close before. */
  change: number | null
  changeFraction: Fraction | null
  open: number | null
  high: number | null
  low: number | null
  volume: number | null
  marketCap: number | null
  pricedAt: Instant
}

/** One session. */
export type DailyBar = {
  day: IsoDate
  open: number
  high: number
  low: number
  close: number
  /** The close with what was paid since put back into it, by the source; null when it does not say. */
  adjusted: number | null
  volume: number | null
}

/** A row of the list of everything that is traded: the close and its change, without a time. */
export type ListedStock = {
  symbol: string
  name: string
  close: number
  changeFraction: Fraction | null
  volume: number | null
  marketCap: number | null
  sector: string | null
  kind: string
}

/** Sessions of so long, and, on the plans that have it, the payouts and multiples of the company. */
export type StockQuestion = { range: '1d' | '5d' | '3mo' | '1y' | '5y'; withCorporate: boolean }

/** `range`: how far back was asked for. */
export type StockAnswer = { quote: StockQuote; bars: DailyBar[]; range: StockQuestion['range'] } & Corporate

const optionalNumber = z.optional(z.nullable(anyNumber))
/** A zero says that there is none yet: before the first trade of a session, and of what is not traded. */
const priceOrZero = z.nullable(countNumber)
const optionalPrice = z.optional(priceOrZero)

const bar = z.object({
  date: epochNumber,
  open: priceOrZero,
  high: priceOrZero,
  low: priceOrZero,
  close: priceOrZero,
  adjustedClose: optionalPrice,
  volume: z.nullable(countNumber),
})

// { "results": [{ "symbol": "PETR4", "regularMarketPrice": 30.81, "regularMarketChange": 0.82,
//   "regularMarketTime": "2025-05-02T20:07:46.000Z", "historicalDataPrice": [{ "date": 1750683600, … }], … }] }
const quote = z.object({
  symbol: z.string(),
  shortName: z.optional(z.nullable(z.string())),
  longName: z.optional(z.nullable(z.string())),
  currency: z.optional(z.literal('BRL', 'não está em reais')),
  regularMarketPrice: priceNumber,
  regularMarketChange: optionalNumber,
  regularMarketPreviousClose: optionalPrice,
  regularMarketOpen: optionalPrice,
  regularMarketDayHigh: optionalPrice,
  regularMarketDayLow: optionalPrice,
  regularMarketVolume: z.optional(z.nullable(countNumber)),
  marketCap: z.optional(z.nullable(countNumber)),
  priceEarnings: optionalNumber,
  regularMarketTime: z.iso.datetime({ offset: true, error: 'não é um horário' }),
  historicalDataPrice: z.optional(z.array(bar)),
  dividendsData: z.optional(z.nullable(dividendsSchema)),
  defaultKeyStatistics: z.optional(z.nullable(statisticsSchema)),
})
const quotes = z.object({ results: z.array(quote).check(z.minLength(1, 'está vazio')) })

const listedRow = z.object({
  stock: z.string().check(z.minLength(1, 'está vazio')),
  name: z.string(),
  close: priceNumber,
  change: z.nullable(anyNumber),
  volume: z.nullable(countNumber),
  market_cap: z.nullable(countNumber),
  sector: z.nullable(z.string()),
  type: z.string(),
  subType: z.optional(z.nullable(z.string())),
})
const list = z.object({ stocks: z.array(z.unknown()).check(z.minLength(1, 'está vazio')) })

/** One share with the sessions of `range`, oldest first. The plan decides the delay and the ranges. https://brapi.dev/docs */
export async function fetchStock(
  symbol: string,
  { range, withCorporate }: StockQuestion,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<StockAnswer>> {
  const more = withCorporate ? '&dividends=true&modules=defaultKeyStatistics' : ''
  const path = `/api/quote/${encodeURIComponent(symbol)}?range=${range}&interval=1d${more}`
  const { body, simulated } = await askBrapi(baseUrl + path, key)
  return { value: { ...parseStock(body, symbol), range }, simulated }
}

/** Refuses the answer for another symbol: after a renaming the source may give the new one's. */
export function parseStock(answer: unknown, symbol: string): Omit<StockAnswer, 'range'> {
  const [row] = readAnswer(quotes, answer).results
  if (row?.symbol !== symbol) {
    throw new SourceError('format', `outro ativo, ${row?.symbol}`, { field: 'results.0.symbol' })
  }
  const change = changeOf(row)
  const corporate = corporateOf(row)
  return {
    quote: {
      symbol,
      name: row.longName ?? row.shortName ?? symbol,
      price: row.regularMarketPrice,
      change,
      changeFraction: change === null ? null : change / (row.regularMarketPrice - change),
      ...sessionOf(row),
      marketCap: row.marketCap || corporate.statistics?.marketCap || null,
      pricedAt: new Date(row.regularMarketTime).toISOString(),
    },
    bars: barsOf(row.historicalDataPrice ?? []),
    ...corporate,
  }
}

/** Before the opening the price is of the session before, the rest zeros, and the opening of no session at all. */
function sessionOf(row: z.infer<typeof quote>): Pick<StockQuote, 'open' | 'high' | 'low' | 'volume'> {
  const { regularMarketOpen, regularMarketDayHigh, regularMarketDayLow, regularMarketVolume } = row
  if (regularMarketDayHigh === 0 || regularMarketDayLow === 0) {
    return { open: null, high: null, low: null, volume: null }
  }
  return {
    open: regularMarketOpen || null,
    high: regularMarketDayHigh ?? null,
    low: regularMarketDayLow ?? null,
    volume: regularMarketVolume || null,
  }
}

/** After the close `regularMarketPreviousClose` equals the price, so the change is believed and the close is not. */
function changeOf(row: z.infer<typeof quote>): number | null {
  const { regularMarketPrice, regularMarketChange, regularMarketPreviousClose } = row
  if (regularMarketChange !== null && regularMarketChange !== undefined) {
    if (regularMarketChange < regularMarketPrice) return regularMarketChange
    throw new SourceError('format', 'maior que o preço', { field: 'results.0.regularMarketChange' })
  }
  if (!regularMarketPreviousClose || regularMarketPreviousClose === regularMarketPrice) return null
  return Number((regularMarketPrice - regularMarketPreviousClose).toFixed(4))
}

/** Bars without prices are of sessions that had no trade, or of today. Of two on a day the later one. */
function barsOf(rows: readonly z.infer<typeof bar>[]): DailyBar[] {
  const byDay = new Map<IsoDate, DailyBar>()
  for (const { date, open, high, low, close, adjustedClose, volume } of rows) {
    if (!(open && high && low && close)) continue
    const day = dayInBrasilia(new Date(epochInstant(date)))
    byDay.set(day, { day, open, high, low, close, adjusted: adjustedClose || null, volume })
  }
  return [...byDay.values()].toSorted((one, other) => one.day.localeCompare(other.day))
}

/** By volume, in one request. */
export async function fetchStockList(
  count: number,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<ListedStock[]>> {
  const query = `sortBy=volume&sortOrder=desc&limit=${count}&page=1`
  const { body, simulated } = await askBrapi(`${baseUrl}/api/quote/list?${query}`, key)
  return { value: parseStockList(body), simulated }
}

/** One row an asset, without those that have no close. */
export function parseStockList(answer: unknown): ListedStock[] {
  const rows = readRows('brapi', listedRow, readAnswer(list, answer).stocks, 'stocks')
  const bySymbol = new Map(rows.map((row) => [row.stock, row]))
  return [...bySymbol.values()].map((row) => ({
    symbol: row.stock,
    name: row.name,
    close: row.close,
    changeFraction: row.change === null ? null : row.change / 100,
    volume: row.volume,
    marketCap: row.market_cap,
    sector: row.sector,
    kind: row.subType ?? row.type,
  }))
}

/** How it says, beside 401 and 403, that the plan is not enough for a question: nothing is wrong with the source. */
const refusals = ['HTTP 400', 'HTTP 402']

async function askBrapi(url: string, key: string | undefined) {
  try {
    return await fetchJson(url, key ? { authorization: `Bearer ${key}` } : {})
  } catch (error) {
    if (!(isSourceError(error) && refusals.includes(error.message))) throw error
    throw new SourceError('refused', error.message, { cause: error })
  }
}
