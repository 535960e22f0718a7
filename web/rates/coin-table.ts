import { stablecoins } from './asset-list.ts'
import { coinTickers } from './asset-needs.ts'
import type { CoinRow, CoinTable } from './asset-rows.ts'
import { assetOf, assetOfCoin, assets } from './assets.ts'
import { coins } from './coin-needs.ts'
import type { Held } from './policy.ts'
import type { Coin } from './providers/coingecko.ts'
import type { Ticker } from './providers/mercado-bitcoin.ts'
import { read } from './site-policy.ts'

/** As long as prices of minutes ago say more than another source's without half of the columns. */
const KEPT_MS = 10 * 60_000

const coinCodes = assets.flatMap(({ code, kind }) => (kind === 'cripto' ? [code] : []))

/** The largest coins; while their source fails, those that a Brazilian exchange trades, with the columns it has. */
export async function readCoins(): Promise<CoinTable> {
  const { held, failedAt } = await read(coins())
  if (held && (failedAt === null || Date.now() - Date.parse(held.fetchedAt) < KEPT_MS)) {
    return { rows: held.value.map(rowOfCoin), origin: originOf(held, 0), failedAt }
  }
  const { held: tickers, failedAt: tickersFailedAt } = await read(coinTickers(coinCodes))
  if (tickers && tickersFailedAt === null) {
    return { rows: tickers.value.flatMap(rowOfTicker), origin: originOf(tickers, 1), failedAt: null }
  }
  return { rows: held?.value.map(rowOfCoin) ?? [], origin: held && originOf(held, 0), failedAt }
}

function originOf({ source, simulated, fetchedAt }: Held<unknown>, depth: number): CoinTable['origin'] {
  return { source, simulated, depth, fetchedAt }
}

function rowOfCoin({ id, symbol, name, price, change, marketCap, volume, pricedAt }: Coin): CoinRow {
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
      pricedAt,
    },
  ]
}
