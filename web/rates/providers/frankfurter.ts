import * as z from 'zod/mini'
import type { IsoDate } from '#web/finance/money.ts'
import { fetchJson } from '../fetch-source.ts'
import type { Answer } from '../policy.ts'
import { SourceError } from '../source-error.ts'
import { isoDay, priceNumber, readAnswer } from './answer.ts'

/** One rate a day, blended from central banks: no buying, no selling, no time. */
export type DailyRate = { day: IsoDate; rate: number }

// { "date": "2026-03-25", "base": "EUR", "quote": "USD", "rate": 1.1568 }
const rate = z.object({ date: isoDay, base: z.string(), quote: z.string(), rate: priceNumber })

/** The newest daily rate of a pair such as `USD-BRL`. https://frankfurter.dev */
export async function fetchFrankfurter(pair: string, baseUrl: string): Promise<Answer<DailyRate>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/v2/rate/${pair.replace('-', '/')}`)
  return { value: parseFrankfurter(body, pair), simulated }
}

export function parseFrankfurter(answer: unknown, pair: string): DailyRate {
  const [base, quote] = pair.split('-')
  const row = readAnswer(rate, answer)
  if (row.base !== base) throw new SourceError('format', `outra moeda, ${row.base}`, { field: 'base' })
  if (row.quote !== quote) throw new SourceError('format', `outra moeda, ${row.quote}`, { field: 'quote' })
  return { day: row.date, rate: row.rate }
}
