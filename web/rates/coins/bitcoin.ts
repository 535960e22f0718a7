import { env } from '#web/env.ts'
import { coins } from '../feeds/coin-feeds.ts'
import { awesomeBitcoin } from '../feeds/currency-feeds.ts'
import { priceOfCoin, priceOfTicker } from '../feeds/prices.ts'
import { fetchBinance } from '../providers/binance.ts'
import type { Coin } from '../providers/coingecko.ts'
import { fetchMercadoBitcoin, type Ticker } from '../providers/mercado-bitcoin.ts'
import type { Price } from '../quote.ts'
import type { Feed, Known } from '../source-reader/source-reader.ts'
import { read } from '../source-reader/source-reader.ts'
import { sourceUrl } from '../source-reader/source-url.ts'
import type { SourceId } from '../sources.ts'

/** A price that is older is of another moment than the others. */
const LATEST_MS = 15 * 60_000
const DAY = 24 * 3600

export type SourcePrice = { source: SourceId; price: number; simulated: boolean }

/** The row of bitcoin among the coins, with what only that source says: market value, volume, changes. */
export async function readBitcoin(): Promise<Known<Coin>> {
  const { held, failedAt } = await read(coins())
  const coin = held?.value.find(({ id }) => id === 'bitcoin')
  return { held: held && coin ? { ...held, value: coin } : null, failedAt }
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
  { held, failedAt }: Known<Value>,
  now: number,
  toPrice: (value: Value) => Price | undefined,
): SourcePrice | undefined {
  const price = held && failedAt === null ? toPrice(held.value) : undefined
  if (!(held && price) || Math.abs(now - Date.parse(price.pricedAt)) > LATEST_MS) return undefined
  return { source: held.source, price: price.last, simulated: held.simulated }
}
