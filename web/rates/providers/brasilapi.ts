import * as z from 'zod/mini'
import { formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { anyNumber, isoDay, readAnswer } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'BrasilAPI',
  url: 'https://brasilapi.com.br',
  host: 'brasilapi.com.br',
  licence: 'Projeto aberto (MIT), com crédito',
  async ask(baseUrl) {
    const answer = await fetchRate('Selic', baseUrl)
    return { ...answer, text: `Selic ${formatNumber(answer.value)} % ao ano`, at: null }
  },
} as const satisfies Source

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

export type RateName = 'Selic' | 'CDI' | 'IPCA'

// [{ "nome": "Selic", "valor": 13.75 }, { "nome": "CDI", "valor": 13.65 }, { "nome": "IPCA", "valor": 4.22 }]
const rates = z
  .array(
    z.object({
      nome: z.string(),
      valor: anyNumber.check(z.minimum(-20, 'abaixo de −20'), z.maximum(100, 'acima de 100')),
    }),
  )
  .check(z.minLength(1, 'está vazio'))

/**
 * The Selic target, the CDI or the IPCA of 12 months, in percent a year as the Central Bank and B3 publish them, but without
 * their days. https://brasilapi.com.br/docs#tag/TAXAS
 */
export async function fetchRate(name: RateName, baseUrl: string): Promise<Answer<number>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/taxas/v1`)
  return { value: parseRate(body, name), simulated }
}

export function parseRate(answer: unknown, name: RateName): number {
  const row = readAnswer(rates, answer).find(({ nome }) => nome === name)
  if (!row) throw new SourceError('format', 'ausente', { field: name })
  // Prices may fall; a rate of interest is above zero.
  if (name !== 'IPCA' && row.valor <= 0) throw new SourceError('format', 'não é positivo', { field: name })
  return row.valor
}
