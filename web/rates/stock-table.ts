import { env } from '#web/env.ts'
import { marketStatus } from '#web/finance/market-status.ts'
import type { Fraction, IsoDate } from '#web/finance/money.ts'
import { stock, stockList } from './asset-needs.ts'
import type { StockRow, StockTable } from './asset-rows.ts'
import { assetOf } from './assets.ts'
import { delayedSession, sessionOfPrice } from './b3-clock.ts'
import type { ListedStock } from './providers/brapi.ts'
import type { Instant } from './quote.ts'
import { brasiliaMoment } from './quote-words.ts'
import { read } from './site-policy.ts'

export const INDEX_SYMBOL = '^BVSP'
/** Beyond it a split or a grouping is likelier than a day of trading. */
const LARGEST_CHANGE = 0.25

/** Everything that the site follows on B3, with the session the prices are of. */
export async function readStocks(): Promise<StockTable> {
  const freshSeconds = b3FreshSeconds()
  const [list, index] = await Promise.all([
    read(stockList(freshSeconds)),
    read(stock(INDEX_SYMBOL, freshSeconds)),
  ])
  const { held, failedAt } = list
  const ofIndex = index.held
  return {
    rows: held ? rowsOf(held.value.stocks) : [],
    index: ofIndex && {
      points: ofIndex.value.quote.price,
      changeFraction: ofIndex.value.quote.changeFraction,
      pricedAt: ofIndex.value.quote.pricedAt,
      simulated: ofIndex.simulated,
    },
    session: held ? sessionOf(held.value.day, ofIndex?.value.quote.pricedAt, held.fetchedAt) : null,
    origin: held && {
      source: held.source,
      simulated: held.simulated,
      depth: held.depth,
      fetchedAt: held.fetchedAt,
    },
    failedAt,
  }
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
  }
}

/** A change that the site does not show. */
export function isDoubtful(changeFraction: Fraction | null): boolean {
  return changeFraction !== null && Math.abs(changeFraction) > LARGEST_CHANGE
}
