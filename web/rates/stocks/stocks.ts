import { env } from '#web/env.ts'
import { marketStatus } from '#web/finance/calendar/market-status.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { brasiliaMoment } from '../brasilia-time.ts'
import type { IndexCode, IndexRow, StockRow, StockTable } from '../catalogue/asset-rows.ts'
import { assetOf } from '../catalogue/assets.ts'
import type { ListedStock, StockAnswer, StockQuote } from '../providers/brapi.ts'
import type { Instant } from '../quote.ts'
import { type Known, read } from '../source-reader/source-reader.ts'
import { delayedSession, secondsSinceNews, sessionOfPrice } from './b3-clock.ts'
import { factsOf } from './stock-facts.ts'
import { INDEX_SYMBOL, indexQuote, stock, stockList } from './stock-feeds.ts'

/** Of brapi, and how many times less often than the list it is asked. */
const indexes: readonly { code: IndexCode; symbol: string; rarer: number }[] = [
  { code: 'IBOV', symbol: INDEX_SYMBOL, rarer: 1 },
  { code: 'IFIX', symbol: 'IFIX.SA', rarer: 3 },
  { code: 'SMLL', symbol: 'SMLL.SA', rarer: 3 },
]

/** Beyond it a split or a grouping is likelier than a day of trading. */
const LARGEST_CHANGE = 0.25

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
    session: held ? sessionOf(held.value.day, ofIndex?.pricedAt, held.fetchedAt) : null,
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
 * A share or fund with its sessions and what it paid. A price far from the one in the list is not believed: a split
 * moves both.
 */
export async function readStock(code: string, { rows }: StockTable): Promise<Known<StockAnswer>> {
  const known = await read(stock(code, secondsSinceNews(new Date())))
  const row = rows.find((one) => one.code === code)
  if (!(known.held && row && isDoubtful(known.held.value.quote.price / row.price - 1))) return known
  return { held: null, failedAt: known.held.fetchedAt }
}

/** The points of the Ibovespa, with their time. */
export function readIbovespa(): Promise<Known<StockQuote | null>> {
  return read(indexQuote(INDEX_SYMBOL, b3FreshSeconds()))
}

/** B3 is asked more often while it works. */
export function b3FreshSeconds(): number {
  const status = marketStatus('b3', brasiliaMoment(new Date()))
  const isWorking = status.ok && status.phase !== 'closed'
  return isWorking ? env.RATES_FRESH_SECONDS : env.RATES_FRESH_CLOSED_SECONDS
}

/** The list has no times: its session is the one of its file, or of the index, or by the calendar. */
function sessionOf(
  day: IsoDate | null,
  indexPricedAt: Instant | undefined,
  fetchedAt: Instant,
): StockTable['session'] {
  if (day) return { day, isOver: true }
  const asked = new Date(fetchedAt)
  return indexPricedAt ? sessionOfPrice(indexPricedAt, asked) : delayedSession(asked)
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
