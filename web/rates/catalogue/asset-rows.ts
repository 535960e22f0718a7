import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Instant, PriceKind } from '../quote.ts'
import type { SourceId } from '../sources.ts'
import type { AssetClass } from './assets.ts'
import type { IndexCode } from './indexes.ts'

/** How late brapi says a price of B3, in minutes, by the plan of its key. https://brapi.dev/pricing */
export const delayMinutes = { pro: 5, startup: 15, free: 30 } as const

/** Where a table comes from. `depth` is the place of the source among those of its feed: 0 for the first choice. */
export type Origin = {
  source: SourceId
  simulated: boolean
  depth: number
  fetchedAt: Instant
  /** A source before it answered other prices, which were not believed. */
  doubted?: true
}

/** Facts of a share, fund or index beyond its price, from its own answer. Null where the source has none. */
export type StockFacts = {
  /** Since the close of 12 months before, by price. */
  yearChange: Fraction | null
  /** Gross payouts of 12 months for each real of the price. */
  dividendYield: Fraction | null
  /** Negative for a loss. */
  priceEarnings: number | null
  priceToBook: number | null
  /** End of the newest quarter in the two multiples, and when the source computed them. */
  balanceOn: IsoDate | null
  updatedOn: IsoDate | null
  /** The session of the price in the first two. */
  day: IsoDate
  simulated: boolean
  fetchedAt: Instant
}

/** Null where the source has none. Reais; a change is a fraction since the close before. */
export type StockRow = {
  code: string
  name: string
  kind: AssetClass
  sector: string | null
  price: number
  /** Null also when it is `doubtful`. */
  changeFraction: Fraction | null
  /** The price moved so far that a split, not the market, may have done it: no change is shown. */
  doubtful: boolean
  /** Units traded in the session, and about how many reais: units × last price. */
  volume: number | null
  turnover: number | null
  marketCap: number | null
  /** Null while the share's own answer has not come. */
  facts: StockFacts | null
}

export type IndexRow = {
  code: IndexCode
  points: number
  changeFraction: Fraction | null
  pricedAt: Instant
  simulated: boolean
}

export type StockTable = {
  rows: StockRow[]
  /** Those that the source has. */
  indexes: IndexRow[]
  /** The session of the prices; null when their day is not known. */
  session: { day: IsoDate; isOver: boolean } | null
  /** How late the source says them in a session. */
  delayMinutes: number
  origin: Origin | null
  /** When the last attempt to renew the rows failed, if it did. */
  failedAt: Instant | null
}

/** Reais; changes are fractions over an hour, 24 hours and 7 days. */
export type CoinRow = {
  /** Of CoinGecko. */
  id: string
  code: string
  name: string
  isStablecoin: boolean
  /** Whether the coin has a page of its own. */
  hasPage: boolean
  price: number
  hour: Fraction | null
  day: Fraction | null
  week: Fraction | null
  marketCap: number | null
  volume: number | null
  /** The last seven days in reais, oldest first, and their extremes. */
  trend: { prices: number[]; low: number; high: number } | null
  pricedAt: Instant
}

export type CoinTable = {
  rows: CoinRow[]
  origin: Origin | null
  failedAt: Instant | null
  /** Price of a dollar in reais, by whom and of when, to show the table in dollars. */
  dollar: {
    rate: number
    kind: PriceKind
    source: SourceId
    simulated: boolean
    pricedAt: Instant
  } | null
  /** All coins of CoinGecko together: reais, and the part of bitcoin in it. */
  market: { marketCap: number; bitcoinShare: Fraction; updatedAt: Instant } | null
}

/** The address of an asset. Apart from the list of assets, which the browser does not need. */
export function assetPath(code: string): string {
  return `/detalhe-ativo?codigo=${code}`
}

/** Base of a rate: nothing, the Selic, the IPCA or the IGP-M. */
export const rateKinds = ['nominal', 'selic', 'ipca', 'igpm'] as const
export type RateKind = (typeof rateKinds)[number]
