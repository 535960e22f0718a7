import type { Fraction, IsoDate } from '#web/finance/money.ts'
import { type StockAnswer, stock } from './asset-needs.ts'
import type { CoinRow, Origin, StockRow, StockTable } from './asset-rows.ts'
import type { Asset } from './assets.ts'
import { sessionOfPrice } from './b3-clock.ts'
import { readCoins } from './coin-table.ts'
import type { Known } from './policy.ts'
import type { StockQuote } from './providers/brapi.ts'
import type { Instant } from './quote.ts'
import { read } from './site-policy.ts'
import { b3FreshSeconds, isDoubtful, readStocks } from './stock-table.ts'

/** What is known of one asset now, in reais. What the source leaves out is null. */
export type AssetQuote = {
  price: number
  /** Since the close before, over 24 hours for a coin; null also when it is `doubtful`. */
  changeFraction: Fraction | null
  doubtful: boolean
  hour: Fraction | null
  week: Fraction | null
  open: number | null
  high: number | null
  low: number | null
  /** Reais traded in the session (about: units × last price), or in 24 hours for a coin. */
  turnover: number | null
  marketCap: number | null
  priceEarnings: number | null
  /** Of the price; null when the source says only the session. */
  pricedAt: Instant | null
}

export type AssetReading = {
  code: string
  quote: AssetQuote | null
  /** The session of the price; null for a coin. */
  session: { day: IsoDate; isOver: boolean } | null
  origin: Origin | null
  failedAt: Instant | null
}

/** One asset: from its own answer, and while that fails from the list of all of them. */
export async function readAsset(asset: Asset): Promise<AssetReading> {
  return asset.kind === 'cripto' ? readCoin(asset) : readListed(asset)
}

async function readCoin({ code, coinId }: Asset): Promise<AssetReading> {
  const { rows, origin, failedAt } = await readCoins()
  const row = rows.find(({ id }) => id === coinId)
  return {
    code,
    quote: row ? quoteOfCoin(row) : null,
    session: null,
    origin: row ? origin : null,
    failedAt,
  }
}

async function readListed({ code }: Asset): Promise<AssetReading> {
  const { held, failedAt } = await readStock(code)
  if (held && failedAt === null) {
    const { source, simulated, depth, fetchedAt, value } = held
    const session = sessionOfPrice(value.quote.pricedAt, new Date(fetchedAt))
    const origin = { source, simulated, depth, fetchedAt }
    return { code, quote: quoteOfStock(value.quote), session, origin, failedAt }
  }
  const table = await readStocks()
  return fromTable(code, table, failedAt)
}

/**
 * A share or fund with its sessions, asked three times less often than the list, which every reader shares. A price far
 * from the one in the list is not believed: a split moves both.
 */
export async function readStock(code: string): Promise<Known<StockAnswer>> {
  const [known, { rows }] = await Promise.all([read(stock(code, 3 * b3FreshSeconds())), readStocks()])
  const row = rows.find((one) => one.code === code)
  if (!(known.held && row && isDoubtful(known.held.value.quote.price / row.price - 1))) return known
  return { held: null, failedAt: known.held.fetchedAt }
}

function fromTable(code: string, table: StockTable, failedAt: Instant | null): AssetReading {
  const row = table.rows.find((one) => one.code === code)
  if (!row) return { code, quote: null, session: null, origin: null, failedAt: table.failedAt ?? failedAt }
  const { session, origin } = table
  return { code, quote: quoteOfRow(row), session, origin, failedAt: table.failedAt }
}

const unsaid = {
  doubtful: false,
  hour: null,
  week: null,
  open: null,
  high: null,
  low: null,
  priceEarnings: null,
  pricedAt: null,
}

function quoteOfRow({ price, changeFraction, doubtful, turnover, marketCap }: StockRow): AssetQuote {
  return { ...unsaid, price, changeFraction, doubtful, turnover, marketCap }
}

function quoteOfStock(quote: StockQuote): AssetQuote {
  const { price, changeFraction, open, high, low, volume, marketCap, priceEarnings, pricedAt } = quote
  const doubtful = isDoubtful(changeFraction)
  return {
    ...unsaid,
    price,
    changeFraction: doubtful ? null : changeFraction,
    doubtful,
    open,
    high,
    low,
    turnover: volume === null ? null : Math.round(volume * price),
    marketCap,
    priceEarnings,
    pricedAt,
  }
}

function quoteOfCoin({ price, hour, day, week, marketCap, volume, pricedAt }: CoinRow): AssetQuote {
  return { ...unsaid, price, changeFraction: day, hour, week, turnover: volume, marketCap, pricedAt }
}
