import * as z from 'zod/mini'
import type { Fraction } from '#web/finance/core/money.ts'
import type { Instant } from '../quote.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { countNumber, epochInstant, epochNumber, readAnswer } from './answer.ts'
import { coingeckoHeaders } from './coingecko.ts'

/** All coins that the source follows, together. Reais. */
export type CoinMarket = {
  marketCap: number
  /** Of bitcoin in the market value of all: its dominance. */
  bitcoinShare: Fraction
  updatedAt: Instant
}

// { "data": { "total_market_cap": { "brl": 8457867000183.66, … }, "market_cap_percentage": { "btc": 49.605, … },
//             "updated_at": 1703201062, … } }
const global = z.object({
  data: z.object({
    total_market_cap: z.object({ brl: countNumber.check(z.positive('não é positivo')) }),
    market_cap_percentage: z.object({
      btc: countNumber.check(z.positive('não é positivo'), z.maximum(100, 'passa de 100')),
    }),
    updated_at: epochNumber,
  }),
})

/** https://docs.coingecko.com/reference/crypto-global: renewed by the source every 10 minutes. */
export async function fetchCoinMarket(baseUrl: string, key: string | undefined): Promise<Answer<CoinMarket>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v3/global`, coingeckoHeaders(key))
  return { value: parseCoinMarket(body), simulated }
}

export function parseCoinMarket(answer: unknown): CoinMarket {
  const { data } = readAnswer(global, answer)
  return {
    marketCap: data.total_market_cap.brl,
    bitcoinShare: data.market_cap_percentage.btc / 100,
    updatedAt: epochInstant(data.updated_at),
  }
}
