import { env } from '#web/env.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import type { IndexRow, StockRow, StockTable } from '../catalogue/asset-rows.ts'
import { assetOf } from '../catalogue/assets.ts'
import type { IndexCode } from '../catalogue/indexes.ts'
import type { ListedStock, StockAnswer, StockQuote } from '../providers/brapi.ts'
import type { Instant } from '../quote.ts'
import { type CachedValue, type FeedState, read } from '../source-reader/source-reader.ts'
import { stateOf } from '../source-states.ts'
import { type Session, secondsSinceNews, sessionAt, sessionOfPrice } from './b3-clock.ts'
import { factsOf } from './stock-facts.ts'
import {
  INDEX_SYMBOL,
  indexQuote,
  type StockList,
  sourceDelayMinutes,
  stock,
  stockList,
} from './stock-feeds.ts'

/** Of brapi, and how many times less often than the list it is asked. */
const indexes: readonly { code: IndexCode; symbol: string; rarer: number }[] = [
  { code: 'IBOV', symbol: INDEX_SYMBOL, rarer: 1 },
  { code: 'IFIX', symbol: 'IFIX.SA', rarer: 3 },
  { code: 'SMLL', symbol: 'SMLL.SA', rarer: 3 },
]

/** Beyond it a split or a grouping is likelier than a day of trading. */
const LARGEST_CHANGE = 0.25

/** A share that every plan gives with the time of its price: what the list, which has none, is held against. */
const WITNESS = 'PETR4'
/** Two prices of one share within a session, the one up to half an hour after the other. */
const LARGEST_GAP = 0.05
/** The same close, as two answers round it. */
const SAME_CLOSE = 0.0005

/** Everything that the site follows on B3, with the session the prices are of. */
export async function readStocks(): Promise<StockTable> {
  const freshSeconds = b3FreshSeconds()
  // One after the other: the free plan of the source takes one request at a time.
  const { held, failedAt } = await read(stockList(freshSeconds))
  const known = await readIndexes(freshSeconds)
  const ofIndex = known.find(({ code }) => code === 'IBOV')
  return {
    rows: held ? rowsOf(held.value.stocks) : [],
    indexes: known,
    session: held && (await sessionOfList(held, ofIndex?.pricedAt)),
    delayMinutes: sourceDelayMinutes,
    origin: held && {
      source: held.source,
      simulated: held.simulated,
      depth: held.depth,
      fetchedAt: held.fetchedAt,
      ...(held.doubted && { doubted: held.doubted }),
    },
    failedAt,
  }
}

async function readIndexes(freshSeconds: number): Promise<IndexRow[]> {
  const rows: IndexRow[] = []
  for (const { code, symbol, rarer } of indexes) {
    const { held } = await read(indexQuote(symbol, rarer * freshSeconds))
    if (!held?.value) continue
    const { price, changeFraction, pricedAt } = held.value
    rows.push({ code, points: price, changeFraction, pricedAt, simulated: held.simulated })
  }
  return rows
}

/**
 * A share or fund with its sessions and what it paid. A price far from the one in a list whose day is known is not
 * believed: a split moves both. Nor is any of a source whose list is not.
 */
export async function readStock(
  code: string,
  { rows, session }: StockTable,
): Promise<FeedState<StockAnswer>> {
  const known = await read(stock(code, secondsSinceNews(new Date())))
  const { held } = known
  if (!held) return known
  const row = rows.find((one) => one.code === code)
  const list = stockList(b3FreshSeconds()).key
  const isListRefused = rows.length === 0 && stateOf(held.source).doubts[list] !== undefined
  const isContradicted = row && session && contradicts(held.value.quote, row)
  return isListRefused || isContradicted ? { held: null, failedAt: held.fetchedAt } : known
}

/** The points of the Ibovespa, with their time. */
export function readIbovespa(): Promise<FeedState<StockQuote | null>> {
  return read(indexQuote(INDEX_SYMBOL, b3FreshSeconds()))
}

/** B3 is asked more often while it works. */
export function b3FreshSeconds(): number {
  const status = marketStatus('b3', brasiliaMoment(new Date()))
  const isWorking = status.ok && status.phase !== 'closed'
  return isWorking ? env.RATES_FRESH_SECONDS : env.RATES_FRESH_CLOSED_SECONDS
}

/** Whether a share's own answer and the list cannot both be right. */
export function contradicts(own: Pick<StockQuote, 'price'>, row: Pick<StockRow, 'price'>): boolean {
  return isDoubtful(own.price / row.price - 1)
}

/**
 * The session that the prices of a list are of: that of its file; otherwise, since the list has no times, that of the index
 * or of a share that agrees with it. Null when nothing dated does: the day is not known, and not guessed from the clock.
 */
async function sessionOfList(
  { value: { day, stocks }, fetchedAt }: CachedValue<StockList>,
  indexPricedAt: Instant | undefined,
): Promise<Session | null> {
  if (day) return { day, isOver: true }
  const asked = new Date(fetchedAt)
  const listed = stocks.find(({ symbol }) => symbol === WITNESS)
  const { held: witness } = await read(stock(WITNESS, secondsSinceNews(asked)))
  const gap = listed && witness ? Math.abs(witness.value.quote.price / listed.close - 1) : undefined
  if (gap !== undefined && isDoubtful(gap)) return null
  if (indexPricedAt) return sessionOfPrice(indexPricedAt, asked)
  if (!witness || gap === undefined) return null
  const own = sessionOfPrice(witness.value.quote.pricedAt, asked)
  const isNewest = own.day === sessionAt(asked)?.day
  return gap <= (isNewest ? LARGEST_GAP : SAME_CLOSE) ? own : null
}

/** The whitelisted among what is traded, the most traded first. */
export function rowsOf(stocks: readonly ListedStock[]): StockRow[] {
  return stocks
    .flatMap((stock) => rowOf(stock) ?? [])
    .toSorted((one, other) => (other.turnover ?? -1) - (one.turnover ?? -1))
}

function rowOf({ symbol, close, changeFraction, volume, marketCap }: ListedStock): StockRow | undefined {
  const asset = assetOf(symbol)
  if (!asset || asset.kind === 'cripto') return undefined
  const { code, name, kind, sector } = asset
  const doubtful = isDoubtful(changeFraction)
  return {
    code,
    name,
    kind,
    sector,
    price: close,
    changeFraction: doubtful ? null : changeFraction,
    doubtful,
    volume,
    turnover: volume === null ? null : Math.round(volume * close),
    marketCap,
    facts: factsOf(code),
  }
}

/** A change that the site does not show. */
export function isDoubtful(changeFraction: Fraction | null): boolean {
  return changeFraction !== null && Math.abs(changeFraction) > LARGEST_CHANGE
}
