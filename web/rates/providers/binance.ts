import * as z from 'zod/mini'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, priceText, readAnswer } from './answer.ts'
import type { Ticker } from './mercado-bitcoin.ts'

// { "symbol": "BTCBRL", "lastPrice": "397795.00000000", "bidPrice": …, "askPrice": …, "openPrice": …,
//   "highPrice": …, "lowPrice": …, "closeTime": 1789684205000, … }
const ticker = z
  .object({
    symbol: z.string(),
    lastPrice: priceText,
    bidPrice: priceText,
    askPrice: priceText,
    openPrice: priceText,
    highPrice: priceText,
    lowPrice: priceText,
    closeTime: epochNumber,
  })
  .check(
    z.refine(({ bidPrice, askPrice }) => Number(bidPrice) <= Number(askPrice), {
      path: ['askPrice'],
      error: 'menor que bidPrice',
    }),
  )

/** The newest price of a pair such as `BTC-BRL`. https://developers.binance.com/docs/binance-spot-api-docs */
export async function fetchBinance(pair: string, baseUrl: string): Promise<Answer<Ticker>> {
  const symbol = pair.replace('-', '')
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v3/ticker/24hr?symbol=${symbol}`)
  return { value: parseBinance(body, pair), simulated }
}

export function parseBinance(answer: unknown, pair: string): Ticker {
  const row = readAnswer(ticker, answer)
  if (row.symbol !== pair.replace('-', '')) {
    throw new SourceError('format', `outro par, ${row.symbol}`, { field: 'symbol' })
  }
  return {
    pair,
    last: Number(row.lastPrice),
    bid: Number(row.bidPrice),
    ask: Number(row.askPrice),
    high: Number(row.highPrice),
    low: Number(row.lowPrice),
    open: Number(row.openPrice),
    pricedAt: epochInstant(row.closeTime),
  }
}
