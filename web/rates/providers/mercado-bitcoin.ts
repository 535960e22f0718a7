import * as z from 'zod/mini'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, priceText, readAnswer } from './answer.ts'

/** The book of one pair in reais; `open` is the price 24 hours before. */
export type Ticker = {
  pair: string
  last: number
  bid: number
  ask: number
  high: number
  low: number
  open: number
  pricedAt: Instant
}

// [{ "pair": "BTC-BRL", "high": "399900.00000000", …, "last": "397795.00000000", "date": 1789684205000000000 }]
const tickers = z.array(
  z
    .object({
      pair: z.string().check(z.minLength(1, 'está vazio')),
      last: priceText,
      buy: priceText,
      sell: priceText,
      high: priceText,
      low: priceText,
      open: priceText,
      date: epochNumber,
    })
    .check(
      z.refine(({ high, low }) => Number(low) <= Number(high), { path: ['high'], error: 'menor que low' }),
    ),
)

/** The newest prices of pairs such as `BTC-BRL`. https://api.mercadobitcoin.net/api/v4/docs */
export async function fetchMercadoBitcoin(
  pairs: readonly string[],
  baseUrl: string,
): Promise<Answer<Ticker[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v4/tickers?symbols=${pairs.join(',')}`)
  return { value: parseMercadoBitcoin(body, pairs), simulated }
}

/** As `fetchMercadoBitcoin`, without the pairs that the venue does not trade. */
export async function fetchKnownTickers(
  pairs: readonly string[],
  baseUrl: string,
): Promise<Answer<Ticker[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v4/tickers?symbols=${pairs.join(',')}`)
  const known = readAnswer(tickers, body).map(({ pair }) => pair)
  return {
    value: parseMercadoBitcoin(
      body,
      pairs.filter((pair) => known.includes(pair)),
    ),
    simulated,
  }
}

/** The tickers of `pairs`, in their order. A pair that is missing is not found: the venue answers `[]` for it. */
export function parseMercadoBitcoin(answer: unknown, pairs: readonly string[]): Ticker[] {
  const rows = new Map(readAnswer(tickers, answer).map((row) => [row.pair, row]))
  return pairs.map((pair) => {
    const row = rows.get(pair)
    if (!row) throw new SourceError('not-found', 'ausente', { field: pair })
    return {
      pair,
      last: Number(row.last),
      bid: Number(row.buy),
      ask: Number(row.sell),
      high: Number(row.high),
      low: Number(row.low),
      open: Number(row.open),
      // Seconds in the documentation, nanoseconds as answered.
      pricedAt: epochInstant(row.date),
    }
  })
}
