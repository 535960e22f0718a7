import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { CoinRow, Origin, StockFacts, StockRow, StockTable } from '../catalogue/asset-rows.ts'
import type { Asset } from '../catalogue/assets.ts'
import { readCoinRow } from '../coins/coins.ts'
import { coins } from '../feeds/coin-feeds.ts'
import type { StockAnswer, StockQuote } from '../providers/brapi.ts'
import type { Instant } from '../quote.ts'
import type { FeedState } from '../source-reader/source-reader.ts'
import { secondsUntilChange, sessionOfPrice } from '../stocks/b3-clock.ts'
import { keepFacts } from '../stocks/stock-facts.ts'
import { b3FreshSeconds, contradicts, isDoubtful, readStock, readStocks } from '../stocks/stocks.ts'

/** In reais. Null where the source has none. */
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
  /** Of the last three: until then in the session. Null when that is the whole session, or the last 24 hours. */
  until: Instant | null
  /** Reais traded in the session (about: units × last price), or in 24 hours for a coin. */
  turnover: number | null
  marketCap: number | null
  /** Of the price; null when the source says only the session. */
  pricedAt: Instant | null
}

export type AssetReading = {
  code: string
  quote: AssetQuote | null
  /** The session of the price; null for a coin. */
  session: { day: IsoDate; isOver: boolean } | null
  /** How late the source says a price of B3 in a session; 0 for a coin. */
  delayMinutes: number
  /** From the share's own answer; null for a coin. */
  facts: StockFacts | null
  origin: Origin | null
  failedAt: Instant | null
}

/** One asset: its price from the list of all of them, which is the newest, and the rest from its own answer. */
export async function readAsset(asset: Asset): Promise<AssetReading> {
  return asset.kind === 'cripto' ? readCoin(asset) : readListed(asset)
}

/** Seconds from `now` until the list that its price is from would be asked again, or B3 opens or closes; never negative. */
export function secondsUntilAsked({ kind }: Asset, { origin }: AssetReading, now: Date): number {
  if (!origin) return 0
  const isCoin = kind === 'cripto'
  const freshSeconds = isCoin ? coins().freshSeconds : b3FreshSeconds()
  const left = freshSeconds - (now.getTime() - Date.parse(origin.fetchedAt)) / 1000
  return Math.max(0, isCoin ? left : Math.min(left, secondsUntilChange(now)))
}

async function readCoin({ code, coinId }: Asset): Promise<AssetReading> {
  const { row, origin, failedAt } = await readCoinRow(coinId ?? '')
  return {
    code,
    quote: row ? quoteOfCoin(row) : null,
    session: null,
    delayMinutes: 0,
    facts: null,
    origin: row ? origin : null,
    failedAt,
  }
}

async function readListed({ code }: Asset): Promise<AssetReading> {
  const table = await readStocks()
  const own = await readStock(code, table)
  const row = table.rows.find((one) => one.code === code)
  // Of a list without a day, the share's own price has one.
  const isContradicted = table.session === null && own.held && row && contradicts(own.held.value.quote, row)
  if (row && !isContradicted) return readingOfRow(code, row, table, own)
  const { held, failedAt } = own
  if (!held) {
    return {
      code,
      quote: null,
      session: null,
      delayMinutes: table.delayMinutes,
      facts: null,
      origin: null,
      failedAt: table.failedAt ?? failedAt,
    }
  }
  const { source, simulated, depth, fetchedAt, value } = held
  return {
    code,
    quote: quoteOfStock(value.quote),
    session: sessionOfPrice(value.quote.pricedAt, new Date(fetchedAt)),
    delayMinutes: table.delayMinutes,
    facts: keepFacts(code, held),
    origin: { source, simulated, depth, fetchedAt },
    failedAt,
  }
}

function readingOfRow(
  code: string,
  row: StockRow,
  { session, delayMinutes, origin, failedAt }: StockTable,
  { held }: FeedState<StockAnswer>,
): AssetReading {
  const quote = { ...quoteOfRow(row), ...(held && session && rangeOfSession(held.value.quote, session)) }
  const facts = held ? keepFacts(code, held) : row.facts
  return { code, quote, session, delayMinutes, facts, origin, failedAt }
}

/** Opening, low and high, of the session of the list alone. */
function rangeOfSession(own: StockQuote, { day, isOver }: NonNullable<StockTable['session']>) {
  const of = sessionOfPrice(own.pricedAt, new Date(own.pricedAt))
  if (of.day !== day) return null
  const { open, high, low, pricedAt } = own
  return { open, high, low, until: isOver && of.isOver ? null : pricedAt }
}

const unsaid = {
  doubtful: false,
  hour: null,
  week: null,
  open: null,
  high: null,
  low: null,
  until: null,
  pricedAt: null,
}

function quoteOfRow({ price, changeFraction, doubtful, turnover, marketCap }: StockRow): AssetQuote {
  return { ...unsaid, price, changeFraction, doubtful, turnover, marketCap }
}

function quoteOfStock(quote: StockQuote): AssetQuote {
  const { price, changeFraction, open, high, low, volume, marketCap, pricedAt } = quote
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
    pricedAt,
  }
}

function quoteOfCoin({ price, hour, day, week, marketCap, volume, pricedAt }: CoinRow): AssetQuote {
  return { ...unsaid, price, changeFraction: day, hour, week, turnover: volume, marketCap, pricedAt }
}
