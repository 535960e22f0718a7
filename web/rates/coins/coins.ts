import { env } from '#web/env.ts'
import type { CoinRow, CoinTable } from '../catalogue/asset-rows.ts'
import { assetOf, assetOfCoin, assets, stablecoins } from '../catalogue/assets.ts'
import { coinMarket, coins, coinTickers } from '../feeds/coin-feeds.ts'
import { awesomeBitcoin } from '../feeds/exchange-feeds.ts'
import { fetchBinance } from '../providers/binance.ts'
import type { Coin, CoinMarket } from '../providers/coingecko.ts'
import { fetchMercadoBitcoin, type Ticker } from '../providers/mercado-bitcoin.ts'
import type { Price, Quote } from '../quote.ts'
import { priceOfCoin, priceOfTicker } from '../quotes/price-of.ts'
import { isSamePrice, readQuote } from '../quotes/quotes.ts'
import { KEPT_MS } from '../renewal.ts'
import { type CachedValue, type Feed, type FeedState, read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import type { SourceId } from '../sources.ts'

const coinCodes = assets.flatMap(({ code, kind }) => (kind === 'cripto' ? [code] : []))

/**
 * The largest coins; while their source fails or is not believed, those that a Brazilian exchange trades, with the columns it
 * has.
 */
export async function readCoins(): Promise<CoinTable> {
  const [rows, { quote }, { held: market }] = await Promise.all([
    readRows(),
    readQuote('usd-brl'),
    read(coinMarket()),
  ])
  const isBelieved = !rows.origin?.doubted
  return { ...rows, dollar: quote && dollarOf(quote), market: (isBelieved && market?.value) || null }
}

/**
 * One coin, in the list or at the Brazilian exchange. Without a row and without `failedAt` the sources answered, and none
 * has the coin: it left the hundred largest, and is not traded in reais.
 */
export async function readCoinRow(coinId: string): Promise<Rows & { row: CoinRow | undefined }> {
  const listed = await readRows()
  const row = listed.rows.find(({ id }) => id === coinId)
  if (row || listed.failedAt !== null || listed.origin?.depth !== 0) return { ...listed, row }
  const { held, failedAt } = await read(coinTickers(coinCodes))
  const ticker =
    failedAt === null ? held?.value.flatMap(rowOfTicker).find(({ id }) => id === coinId) : undefined
  if (!(held && ticker)) return { rows: [], origin: null, failedAt, row: undefined }
  return { rows: [ticker], origin: originOf(held, 1), failedAt: null, row: ticker }
}

type Rows = Pick<CoinTable, 'rows' | 'origin' | 'failedAt'>

async function readRows(): Promise<Rows> {
  const [{ held: listed, failedAt }, { quote }] = await Promise.all([read(coins()), readQuote('btc-brl')])
  const isDoubted = listed !== null && quote !== null && isDisbelieved(listed.value, quote)
  const held = isDoubted ? null : listed
  // Until then prices of minutes ago say more than another source's without half of the columns.
  if (held && (failedAt === null || Date.now() - Date.parse(held.fetchedAt) < KEPT_MS)) {
    return { rows: held.value.map(rowOfCoin), origin: originOf(held, 0), failedAt }
  }
  const { held: tickers, failedAt: tickersFailedAt } = await read(coinTickers(coinCodes))
  if (tickers && tickersFailedAt === null) {
    const origin = originOf(isDoubted ? { ...tickers, doubted: true } : tickers, 1)
    return { rows: tickers.value.flatMap(rowOfTicker), origin, failedAt: null }
  }
  if (held) return { rows: held.value.map(rowOfCoin), origin: originOf(held, 0), failedAt }
  // While every source rests, nothing was asked: that there is no answer is a failure all the same.
  return { rows: [], origin: null, failedAt: failedAt ?? new Date().toISOString() }
}

/** Whether the source of the coins said a price of bitcoin that was not believed: then it is not for the others either. */
function isDisbelieved(listed: readonly Coin[], { source, doubted, last }: Quote): boolean {
  const bitcoin = listed.find(({ id }) => id === 'bitcoin')
  return doubted === true && source !== 'coingecko' && bitcoin !== undefined && !isSamePrice(bitcoin, last)
}

function dollarOf({ last, kind, source, simulated, pricedAt }: Quote): CoinTable['dollar'] {
  return { rate: last, kind, source, simulated, pricedAt }
}

function originOf(
  { source, simulated, fetchedAt, doubted }: CachedValue<unknown>,
  depth: number,
): CoinTable['origin'] {
  return { source, simulated, depth, fetchedAt, ...(doubted && { doubted }) }
}

function rowOfCoin({ id, symbol, name, price, change, week: trend, ...coin }: Coin): CoinRow {
  const { marketCap, volume, pricedAt } = coin
  const asset = assetOfCoin(id)
  return {
    id,
    code: symbol,
    name: asset?.name ?? name,
    isStablecoin: stablecoins.has(id),
    hasPage: asset !== undefined,
    price,
    ...change,
    marketCap,
    volume,
    trend,
    pricedAt,
  }
}

/** The venue says the price of 24 hours before, and neither an hour's nor a week's. */
function rowOfTicker({ pair, last, open, pricedAt }: Ticker): CoinRow[] {
  const asset = assetOf(pair.slice(0, pair.indexOf('-')))
  if (!asset?.coinId) return []
  return [
    {
      id: asset.coinId,
      code: asset.code,
      name: asset.name,
      isStablecoin: asset.isStablecoin,
      hasPage: true,
      price: last,
      hour: null,
      day: last / open - 1,
      week: null,
      marketCap: null,
      volume: null,
      trend: null,
      pricedAt,
    },
  ]
}

/** A price that is older is of another moment than the others. */
const LATEST_MS = 15 * 60_000
const DAY = 24 * 3600

export type SourcePrice = { source: SourceId; price: number; simulated: boolean }

/** Facts from CoinGecko alone. */
export type Bitcoin = Coin

/** The row of bitcoin among the coins, with what only that source says: market value, volume, changes. */
export async function readBitcoin(): Promise<FeedState<Bitcoin>> {
  const { held, failedAt } = await read(coins())
  const coin = held?.value.find(({ id }) => id === 'bitcoin')
  return { held: held && coin ? { ...held, value: coin } : null, failedAt }
}

export function readCoinMarket(): Promise<FeedState<CoinMarket>> {
  return read(coinMarket())
}

/** The present price at every source that answers, lowest first: they do not trade in one place. */
export async function readBitcoinPrices(now = Date.now()): Promise<SourcePrice[]> {
  const [coin, table, brazilian, foreign] = await Promise.all([
    readBitcoin(),
    read(awesomeBitcoin()),
    read(
      venue('mercado-bitcoin', async () => {
        const { value, simulated } = await fetchMercadoBitcoin(['BTC-BRL'], sourceUrl('mercado-bitcoin'))
        return { value: value[0], simulated }
      }),
    ),
    read(venue('binance', () => fetchBinance('BTC-BRL', sourceUrl('binance')))),
  ])
  const row = table.held?.value['BTC-BRL']
  return [
    present(coin, now, priceOfCoin),
    present(table, now, () => (row && !('refused' in row) ? row : undefined)),
    present(brazilian, now, priceOfTicker),
    present(foreign, now, priceOfTicker),
  ]
    .filter((price) => price !== undefined)
    .toSorted((one, other) => one.price - other.price)
}

function venue(
  source: 'mercado-bitcoin' | 'binance',
  ask: Feed<Ticker | undefined>['attempts'][number]['ask'],
): Feed<Ticker | undefined> {
  return {
    key: `bitcoin:${source}`,
    attempts: [{ source, ask }],
    freshSeconds: env.RATES_FRESH_SECONDS,
    keptSeconds: DAY,
  }
}

function present<Value>(
  { held, failedAt }: FeedState<Value>,
  now: number,
  toPrice: (value: Value) => Price | undefined,
): SourcePrice | undefined {
  const price = held && failedAt === null ? toPrice(held.value) : undefined
  if (!(held && price) || Math.abs(now - Date.parse(price.pricedAt)) > LATEST_MS) return undefined
  return { source: held.source, price: price.last, simulated: held.simulated }
}
