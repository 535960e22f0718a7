import * as z from 'zod/mini'
import { formatNumber } from '#web/finance/core/format.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, priceText, readAnswer } from './answer.ts'
import { type Candle, type CandleStep, fetchOfPair, inOrder } from './exchange.ts'
import type { Ticker } from './mercado-bitcoin.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Binance',
  url: 'https://www.binance.com',
  host: 'data-api.binance.vision',
  licence: 'Dados públicos de mercado, com crédito',
  restsDays: 1,
  async ask(baseUrl) {
    const answer = await fetchBinance('BTC-BRL', baseUrl)
    const { last, pricedAt } = answer.value
    return { ...answer, text: `bitcoin ${formatNumber(last)}`, at: pricedAt }
  },
} as const satisfies Source

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

// [[1499040000000, "0.01634790", "0.80000000", "0.01575800", "0.01577100", "148976.11427815", 1499644799999, …], …]:
// opened at, open, high, low, close, volume, closes at, and five that are not read.
const klines = z
  .array(
    z
      .tuple([epochNumber, priceText, priceText, priceText, priceText, z.string(), epochNumber], z.unknown())
      .check(
        z.refine(([, , high, low]) => Number(low) <= Number(high), {
          path: ['2'],
          error: 'menor que a mínima',
        }),
        z.refine(([, , high, low, close]) => Number(low) <= Number(close) && Number(close) <= Number(high), {
          path: ['4'],
          error: 'fora da mínima e da máxima',
        }),
      ),
  )
  .check(z.minLength(1, 'está vazio'))

/**
 * The last `count` candles, at most 1000, of a pair such as `BTC-BRL`. Days and weeks in UTC, as they come: so are those
 * of the other exchange, and one line may be either's.
 *
 * https://developers.binance.com/docs/binance-spot-api-docs
 */
export async function fetchBinanceCandles(
  pair: string,
  step: CandleStep,
  count: number,
  baseUrl: string,
): Promise<Answer<Candle[]>> {
  const query = `symbol=${pair.replace('-', '')}&interval=${step}&limit=${count}`
  const { body, simulated } = await fetchOfPair(`${baseUrl}/api/v3/klines?${query}`, pair)
  return { value: parseBinanceCandles(body), simulated }
}

export function parseBinanceCandles(answer: unknown): Candle[] {
  return inOrder(
    readAnswer(klines, answer).map(([openedAt, , , , close]) => ({
      openedAt: epochInstant(openedAt),
      close: Number(close),
    })),
  )
}
