import * as z from 'zod/mini'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { anyNumber, isoDay, newest, readAnswer } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Banco Central (Focus)',
  url: 'https://www.bcb.gov.br/publicacoes/focus',
  host: 'olinda.bcb.gov.br',
  licence: 'ODbL',
  restsDays: 14,
  async ask(baseUrl, { today }) {
    const answer = await fetchFocus('IPCA', addDays(today, -30), baseUrl)
    const { year, median, day } = newest(answer.value.toSorted((one, other) => other.year - one.year))
    return { ...answer, text: `IPCA de ${year}: ${formatNumber(median)} %`, at: day }
  },
} as const satisfies Source

export const focusIndicators = ['IPCA', 'Selic', 'Câmbio', 'PIB Total'] as const
export type FocusIndicator = (typeof focusIndicators)[number]

/** Forecast of a year; `median` in the unit of the indicator (percent, or reais per dollar). */
export type Expectation = { day: IsoDate; year: number; median: number; respondents: number | null }

// { "value": [{ "Indicador": "IPCA", "Data": "2026-09-25", "DataReferencia": "2026", "Mediana": 4.9915,
//   "numeroRespondentes": 150, "baseCalculo": 0 }] }: `baseCalculo` 0 counts the answers of the last 30 days.
const expectations = z.object({
  value: z.array(
    z.object({
      Indicador: z.string(),
      IndicadorDetalhe: z.optional(z.nullable(z.string('não é um texto'))),
      Data: isoDay,
      DataReferencia: z.string().check(z.regex(/^\d{4}$/, 'não é um ano')),
      Mediana: anyNumber,
      // Beside the expectation: without it, that one stands all the same.
      numeroRespondentes: z.catch(z.nullable(z.int().check(z.nonnegative())), null),
      baseCalculo: z.int('não é um número'),
    }),
  ),
})

/** The newest expectations of the Focus report for each year ahead. https://www.bcb.gov.br/publicacoes/focus */
export async function fetchFocus(
  indicator: FocusIndicator,
  since: IsoDate,
  baseUrl: string,
): Promise<Answer<Expectation[]>> {
  const filter = encodeURIComponent(`Indicador eq '${indicator}' and baseCalculo eq 0 and Data ge '${since}'`)
  const query = `$filter=${filter}&$orderby=Data%20desc&$top=200&$format=json`
  const path = `/olinda/servico/Expectativas/versao/v1/odata/ExpectativasMercadoAnuais?${query}`
  const { body, simulated } = await fetchJson(baseUrl + path)
  return { value: parseFocus(body, indicator), simulated }
}

/** Of each year the newest expectation, nearest year first. */
export function parseFocus(answer: unknown, indicator: FocusIndicator): Expectation[] {
  const newest = new Map<string, Expectation>()
  for (const row of readAnswer(expectations, answer).value) {
    // With a detail it is another measure of the same thing.
    if (row.Indicador !== indicator || row.baseCalculo !== 0 || row.IndicadorDetalhe) continue
    const known = newest.get(row.DataReferencia)
    if (known && known.day >= row.Data) continue
    newest.set(row.DataReferencia, {
      day: row.Data,
      year: Number(row.DataReferencia),
      median: row.Mediana,
      respondents: row.numeroRespondentes,
    })
  }
  if (newest.size === 0) throw new SourceError('format', 'nenhuma expectativa', { field: indicator })
  return [...newest.values()].toSorted((one, other) => one.year - other.year)
}
