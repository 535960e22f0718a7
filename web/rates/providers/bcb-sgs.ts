import * as z from 'zod/mini'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { isSourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { brazilianDay, decimalText, newest, readAnswer, readRows } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Banco Central (SGS)',
  url: 'https://www3.bcb.gov.br/sgspub',
  host: 'api.bcb.gov.br',
  licence: 'ODbL',
  missingWithoutAddress: 'nada no Brasil; fora dele, BCB_SGS_URL com um proxy daqui',
  note: "The Central Bank's series (SGS) refuse servers outside Brazil: there, a proxy in Brazil. Without it: Selic, CDI and IPCA come from another source, without their days, and what else is theirs (TR, savings, the CDI of each day, the IPCA of each month) is missing.",
  async ask(baseUrl, { today }) {
    const answer = await fetchSgs('selicTarget', addDays(today, -14), today, baseUrl)
    const { value, day } = newest(answer.value)
    return { ...answer, text: `Selic ${formatNumber(value)} % ao ano`, at: day }
  },
} as const satisfies Source

/**
 * The series of SGS that the site reads. Values come in the unit of the series. `isWhole`: the site multiplies or averages its
 * rows, and one that is missing would make another number of the rest.
 */
export const sgsSeries = {
  selicTarget: { code: 432, unit: '% ao ano' },
  cdiDaily: { code: 12, unit: '% ao dia útil', isWhole: true },
  cdiYear: { code: 4389, unit: '% ao ano, base 252' },
  ipcaMonth: { code: 433, unit: '% no mês', isWhole: true },
  ipca12Months: { code: 13522, unit: '% em 12 meses' },
  inpcMonth: { code: 188, unit: '% no mês', isWhole: true },
  selicMonth: { code: 4390, unit: '% no mês', isWhole: true },
  selicDaily: { code: 11, unit: '% ao dia útil', isWhole: true },
  tr: { code: 226, unit: '% no período' },
  // Of deposits since 04/05/2012, and of those before.
  savings: { code: 195, unit: '% no período' },
  savingsBefore2012: { code: 25, unit: '% no período' },
  // The closing PTAX again, a row a day instead of every bulletin.
  ptaxSellUsd: { code: 1, unit: 'reais por dólar', isWhole: true },
  ptaxSellEur: { code: 21619, unit: 'reais por euro', isWhole: true },
} as const
export type SgsSeries = keyof typeof sgsSeries

/**
 * `day` is the day the value is of, or the first of its period; `until` the last one, where the series says it.
 * `isUndated`: another source gave it, without a day; `day` is the one it was asked on.
 */
export type SgsPoint = { day: IsoDate; until?: IsoDate; isUndated?: true; value: number }

// [{ "data": "01/10/2026", "datafim": "01/11/2026", "valor": "0.1734" }]
// An empty answer is a 404: an empty list is something else gone wrong.
const point = z.object({
  data: brazilianDay,
  valor: decimalText,
  datafim: z.optional(brazilianDay),
  dataFim: z.optional(brazilianDay),
})
const points = z.array(point).check(z.minLength(1, 'está vazio'))
const rows = z.array(z.unknown()).check(z.minLength(1, 'está vazio'))

/**
 * The points of a series from `first` to `last`, oldest first, one a day. Daily series take at most ten years at once.
 * Asked by days and never with `ultimos/N`: the Selic target is filled in up to the next meeting, and its newest row lies
 * in the future. https://www3.bcb.gov.br/sgspub
 */
export async function fetchSgs(
  series: SgsSeries,
  first: IsoDate,
  last: IsoDate,
  baseUrl: string,
): Promise<Answer<SgsPoint[]>> {
  const { code } = sgsSeries[series]
  const isWhole = 'isWhole' in sgsSeries[series]
  const query = `formato=json&dataInicial=${formatDay(first)}&dataFinal=${formatDay(last)}`
  try {
    const { body, simulated } = await fetchJson(`${baseUrl}/dados/serie/bcdata.sgs.${code}/dados?${query}`)
    return { value: parseSgs(body, last, isWhole), simulated }
  } catch (error) {
    // 404 with these words is an empty answer, not an outage.
    const isEmpty = isSourceError(error) && error.message.includes('Value(s) not found')
    if (!isEmpty) throw error
    return { value: [], simulated: error.simulated }
  }
}

/**
 * The points up to `last`; of two of the same day the one further down, which is the revision. A row that is wrong is left
 * out, unless the series is only good `isWhole`.
 */
export function parseSgs(answer: unknown, last: IsoDate, isWhole: boolean): SgsPoint[] {
  const read = isWhole ? readAnswer(points, answer) : readRows('bcb-sgs', point, readAnswer(rows, answer))
  const byDay = new Map<IsoDate, SgsPoint>()
  for (const { data, valor, datafim, dataFim } of read) {
    const until = datafim ?? dataFim
    if (data <= last) byDay.set(data, { day: data, ...(until && { until }), value: Number(valor) })
  }
  return [...byDay.values()].toSorted((one, other) => one.day.localeCompare(other.day))
}
