import * as z from 'zod/mini'
import { formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { isoDay, priceNumber, readAnswer } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Frankfurter',
  url: 'https://frankfurter.dev',
  host: 'api.frankfurter.dev',
  licence: 'Dados de bancos centrais, com crédito',
  async ask(baseUrl) {
    const answer = await fetchFrankfurter('USD-BRL', baseUrl)
    const { rate, day } = answer.value
    return { ...answer, text: `dólar ${formatNumber(rate, 4)}`, at: day }
  },
} as const satisfies Source

/** One rate a day, blended from central banks: no buying, no selling, no time. */
export type DailyRate = { day: IsoDate; rate: number }

// { "date": "2026-03-25", "base": "EUR", "quote": "USD", "rate": 1.1568 }
const rate = z.object({ date: isoDay, base: z.string(), quote: z.string(), rate: priceNumber })

/**
 * The example to copy for a source: asked and read apart, each field checked, a failure named by its field. Its twin is
 * `simulator/providers/frankfurter.ts`.
 *
 * The newest daily rate of a pair such as `USD-BRL`. https://frankfurter.dev
 */
export async function fetchFrankfurter(pair: string, baseUrl: string): Promise<Answer<DailyRate>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/v2/rate/${pair.replace('-', '/')}`)
  return { value: parseFrankfurter(body, pair), simulated }
}

/** One euro in other currencies, by one central bank on one day. */
export type EuroReference = { day: IsoDate; rates: Readonly<Record<string, number>> }

// [{ "date": "2024-01-15", "base": "EUR", "quote": "USD", "rate": 1.089 }, …]
const rates = z.array(rate).check(z.minLength(1, 'está vazio'))

/**
 * The euro's newest reference rates of the European Central Bank alone: `quotes`, and those of `others` that it still has.
 * openapi v2 of Frankfurter, `providers`
 */
export async function fetchEcbReference(
  quotes: readonly string[],
  baseUrl: string,
  others: readonly string[] = [],
): Promise<Answer<EuroReference>> {
  const asked = [...quotes, ...others].join(',')
  const { body, simulated } = await fetchJson(`${baseUrl}/v2/rates?base=EUR&quotes=${asked}&providers=ECB`)
  return { value: parseEuroReference(body, quotes, others), simulated }
}

/** The same reference of each day from `first` to `last`, oldest first; none of weekends and holidays of Frankfurt. */
export async function fetchEcbDays(
  quotes: readonly string[],
  first: IsoDate,
  last: IsoDate,
  baseUrl: string,
): Promise<Answer<EuroReference[]>> {
  const query = `base=EUR&quotes=${quotes.join(',')}&providers=ECB&from=${first}&to=${last}`
  const { body, simulated } = await fetchJson(`${baseUrl}/v2/rates?${query}`)
  return { value: parseEcbDays(body, quotes), simulated }
}

/** The days that have every one of `quotes`. */
export function parseEcbDays(answer: unknown, quotes: readonly string[]): EuroReference[] {
  const ofDay = new Map<IsoDate, z.infer<typeof rate>[]>()
  for (const row of readAnswer(rates, answer)) {
    ofDay.set(row.date, [...(ofDay.get(row.date) ?? []), row])
  }
  const days = [...ofDay].toSorted(([one], [other]) => one.localeCompare(other))
  return days.flatMap(([, rows]) => {
    const isWhole = quotes.every((quote) => rows.some((row) => row.quote === quote))
    return isWhole ? [parseEuroReference(rows, quotes)] : []
  })
}

/** Every one of `quotes`, once, all of one day; of `others` those of that day. */
export function parseEuroReference(
  answer: unknown,
  quotes: readonly string[],
  others: readonly string[] = [],
): EuroReference {
  // A currency that the bank gave up keeps its last day.
  const rows = Array.from(readAnswer(rates, answer).entries())
  const needed = rows.filter(([, { quote }]) => !others.includes(quote))
  const day = needed[0]?.[1].date
  const found: Record<string, number> = {}
  for (const [index, { date, base, quote, rate }] of rows) {
    if (base !== 'EUR') throw new SourceError('format', `outra moeda, ${base}`, { field: `${index}.base` })
    if (date !== day && others.includes(quote)) continue
    if (date !== day) throw new SourceError('format', 'outro dia', { field: `${index}.date` })
    if (quote in found) throw new SourceError('format', 'repetida', { field: `${index}.quote` })
    found[quote] = rate
  }
  const missing = quotes.find((quote) => !(quote in found))
  if (!day || missing !== undefined) throw new SourceError('format', `falta ${missing}`, { field: 'quote' })
  const wanted = Object.entries(found).filter(([quote]) => quotes.includes(quote) || others.includes(quote))
  return { day, rates: Object.fromEntries(wanted) }
}

export function parseFrankfurter(answer: unknown, pair: string): DailyRate {
  const [base, quote] = pair.split('-')
  const row = readAnswer(rate, answer)
  if (row.base !== base) throw new SourceError('format', `outra moeda, ${row.base}`, { field: 'base' })
  if (row.quote !== quote) throw new SourceError('format', `outra moeda, ${row.quote}`, { field: 'quote' })
  return { day: row.date, rate: row.rate }
}
