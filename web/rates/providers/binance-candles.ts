import * as z from 'zod/mini'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, priceText, readAnswer } from './answer.ts'
import { type Candle, type CandleStep, fetchOfPair, inOrder } from './exchange.ts'

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
