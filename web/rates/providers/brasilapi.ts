import * as z from 'zod/mini'
import type { IsoDate } from '#web/finance/core/money.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { isoDay, readAnswer } from './answer.ts'

export type Holiday = { day: IsoDate; name: string }

// [{ "date": "2026-11-20", "name": "Consciência Negra", "type": "national", "weekday": "sexta-feira" }]
const holidays = z
  .array(z.object({ date: isoDay, name: z.string().check(z.minLength(1, 'está vazio')), type: z.string() }))
  .check(z.minLength(1, 'está vazio'))

/**
 * The national holidays of a year, a cross-check of our own calendar. It has Easter, a Sunday, and lacks the days on
 * which only the exchange is closed. https://brasilapi.com.br/docs#tag/Feriados-Nacionais
 */
export async function fetchHolidays(year: number, baseUrl: string): Promise<Answer<Holiday[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/feriados/v1/${year}`)
  return { value: parseHolidays(body), simulated }
}

/** One a day, the earliest first. */
export function parseHolidays(answer: unknown): Holiday[] {
  const national = readAnswer(holidays, answer).filter(({ type }) => type === 'national')
  return [...new Map(national.map(({ date, name }) => [date, name]))]
    .map(([day, name]) => ({ day, name }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}
