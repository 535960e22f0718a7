import type { IsoDate } from '#web/finance/core/money.ts'
import coins from './seed/coins.json' with { type: 'json' }
import currencies from './seed/currencies.json' with { type: 'json' }
import funds from './seed/funds.json' with { type: 'json' }
import ibovespa from './seed/ibovespa.json' with { type: 'json' }
import stocks from './seed/stocks.json' with { type: 'json' }
import type { Calendar } from './sessions.ts'

/** A published price on a day, or a plausible one where none was at hand. */
export type Anchor = { day: IsoDate; price: number }

/** An asset with its own price path, which goes through the anchors. */
export type Asset = {
  key: string
  calendar: Calendar
  anchors: readonly [Anchor, ...Anchor[]]
  /** Per year, of the logarithm. */
  volatility: number
  /** Whose shocks it shares, and how much: the correlation. */
  follows?: { key: string; correlation: number }
  /** Ask minus bid, as a fraction of the price. */
  spread: number
  decimals: number
}

/** The product of two others, so that crosses agree: the euro in reais. */
export type Cross = { key: string; of: readonly [string, string]; spread: number; decimals: number }

const lastDated: IsoDate = '2026-09-30'

function anchorsFrom(rows: readonly (readonly (string | number)[])[]): readonly [Anchor, ...Anchor[]] {
  // The seed files write days in the form of the type.
  const [first, ...others] = rows.map(([day, price]) => ({
    day: String(day) as IsoDate,
    price: Number(price),
  }))
  if (!first) throw new Error('a seed without prices')
  return [first, ...others]
}

const dollar: Asset = {
  key: 'USD-BRL',
  calendar: 'fx',
  anchors: anchorsFrom(currencies.usdBrl),
  volatility: 0.13,
  spread: 0.000115,
  decimals: 4,
}

const euroInDollars: Asset = {
  key: 'EUR-USD',
  calendar: 'fx',
  anchors: anchorsFrom(currencies.eurUsd),
  volatility: 0.07,
  spread: 0.0002,
  decimals: 5,
}

const inventedCurrencies: Asset[] = Object.entries(currencies.inventedUsd).map(([code, price]) => ({
  key: `${code}-USD`,
  calendar: 'fx',
  anchors: [{ day: lastDated, price }],
  volatility: 0.09,
  follows: { key: 'EUR-USD', correlation: 0.5 },
  spread: 0.0005,
  decimals: 6,
}))

const index: Asset = {
  key: '^BVSP',
  calendar: 'b3',
  anchors: anchorsFrom(ibovespa.closes),
  volatility: 0.18,
  follows: { key: 'USD-BRL', correlation: -0.4 },
  spread: 0,
  decimals: 2,
}

/** Of funds of real estate and of small companies. */
const inventedIndexes: Asset[] = Object.entries(ibovespa.invented).map(([key, price]) => ({
  ...index,
  key,
  anchors: [{ day: lastDated, price }],
  volatility: key === 'IFIX.SA' ? 0.07 : 0.22,
  follows: { key: index.key, correlation: 0.7 },
}))

/** As brapi names them. */
export const indexSymbols = [index.key, ...inventedIndexes.map(({ key }) => key)]

function listed(key: string, anchors: readonly [Anchor, ...Anchor[]], volatility: number): Asset {
  const follows = { key: index.key, correlation: 0.6 }
  return { key, calendar: 'b3', anchors, volatility, follows, spread: 0.0005, decimals: 2 }
}

/** Facts of a share besides its price. The multiples are at the close of `multiplesOn`. */
export const shares = stocks.rows.map(([symbol, name, sector, before, price, , pe, dy, pb, value]) => ({
  symbol: String(symbol),
  name: String(name),
  sector: String(sector),
  before: Number(before),
  price: Number(price),
  priceEarnings: pe as number | null,
  dividendYield: dy as number | null,
  priceToBook: pb as number | null,
  marketCap: Number(value),
}))

const listedShares = shares.map(({ symbol, before, price }) =>
  listed(
    symbol,
    [
      { day: '2025-01-31', price: before },
      { day: lastDated, price },
    ],
    0.32,
  ),
)

export const multiplesOn: IsoDate = '2025-01-31'

/** Funds of real estate, and one that follows the index. */
export const fundSymbols = funds.rows.map(([symbol]) => String(symbol))

const listedFunds = funds.rows.map(([symbol, before, price]) => {
  const last = Number(price ?? before)
  return listed(
    String(symbol),
    [
      { day: '2025-01-31', price: Number(before ?? last * 0.68) },
      { day: lastDated, price: last },
    ],
    0.14,
  )
})

/** The coins of the list, the largest first. */
export const coinRows = coins.rows.map(([id, symbol, name, price, , kind, circulating]) => ({
  id: String(id),
  symbol: String(symbol),
  name: String(name),
  price: Number(price),
  isStable: /^(usdt|usdc|dai|usde)$/i.test(String(symbol)),
  isObserved: kind === 'observed',
  circulating: Number(circulating),
}))

const coinAssets: Asset[] = coinRows.map(({ id, symbol, price, isStable }) => ({
  key: `${symbol}-BRL`,
  calendar: 'always',
  anchors: id === 'bitcoin' ? anchorsFrom(coins.bitcoinCloses) : [{ day: '2026-09-12', price }],
  volatility: isStable ? 0.13 : id === 'bitcoin' ? 0.45 : 0.7,
  ...(id === 'bitcoin'
    ? {}
    : { follows: isStable ? { key: 'USD-BRL', correlation: 0.95 } : { key: 'BTC-BRL', correlation: 0.8 } }),
  spread: 0.0003,
  decimals: price < 1 ? 8 : 2,
}))

export const assets: ReadonlyMap<string, Asset> = new Map(
  [
    dollar,
    euroInDollars,
    ...inventedCurrencies,
    index,
    ...inventedIndexes,
    ...listedShares,
    ...listedFunds,
    ...coinAssets,
  ].map((asset) => [asset.key, asset]),
)

export const crosses: ReadonlyMap<string, Cross> = new Map(
  ['EUR', ...Object.keys(currencies.inventedUsd)].map((code) => [
    `${code}-BRL`,
    {
      key: `${code}-BRL`,
      of: [`${code}-USD`, 'USD-BRL'],
      spread: 0.0003,
      decimals: ['ARS', 'CLP', 'KRW'].includes(code) ? 6 : 4,
    } as const,
  ]),
)

/** Ticker of before → the one it has now. */
export const renamed: ReadonlyMap<string, string> = new Map(
  stocks.renamed.map(([before, now]) => [String(before), String(now)]),
)
