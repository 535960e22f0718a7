import type { Instant } from '../quote.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'

/** Trade of an hour, a day or a week: its last price, in reais. Days and weeks are those of the source, in UTC. */
export type Candle = { openedAt: Instant; close: number }

export type CandleStep = '1h' | '1d' | '1w'

/** The JSON at `url`. A 400 is how an exchange answers for a pair that it does not trade, and says nothing of the others. */
export async function fetchOfPair(url: string, pair: string): ReturnType<typeof fetchJson> {
  try {
    return await fetchJson(url)
  } catch (error) {
    if (!(isSourceError(error) && error.message === 'HTTP 400')) throw error
    throw new SourceError('not-found', 'par não negociado', { field: pair })
  }
}

/** Oldest first, and once each: of two for the same time the later one holds. */
export function inOrder(candles: readonly Candle[]): Candle[] {
  return [...new Map(candles.map((candle) => [candle.openedAt, candle])).values()].toSorted((one, other) =>
    one.openedAt.localeCompare(other.openedAt),
  )
}
