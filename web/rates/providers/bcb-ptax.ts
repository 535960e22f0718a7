import * as z from 'zod/mini'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Instant } from '../quote.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { brasiliaTime, newest, priceNumber, readAnswer, readRows } from './answer.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Banco Central (PTAX)',
  url: 'https://www.bcb.gov.br/estabilidadefinanceira/historicocotacoes',
  host: 'olinda.bcb.gov.br',
  licence: 'ODbL',
  async ask(baseUrl, { today }) {
    const answer = await fetchPtax('USD', addDays(today, -14), today, baseUrl)
    const { sell, day } = newest(answer.value)
    return { ...answer, text: `PTAX de venda ${formatNumber(sell, 4)}`, at: day }
  },
} as const satisfies Source

/** The currencies of the bulletin; there is no other. */
export const ptaxCurrencies = ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'JPY', 'NOK', 'SEK', 'USD'] as const
export type PtaxCurrency = (typeof ptaxCurrencies)[number]

/** The official rate of a day, in reais per unit. */
export type PtaxClose = { day: IsoDate; buy: number; sell: number; publishedAt: Instant }

// { "@odata.context": …, "value": [{ "paridadeCompra": 1.0, …, "cotacaoCompra": 5.1995, "cotacaoVenda": 5.2001,
//   "dataHoraCotacao": "2026-03-02 13:09:26.433", "tipoBoletim": "Fechamento" }] }
const bulletin = z
  .object({
    cotacaoCompra: priceNumber,
    cotacaoVenda: priceNumber,
    dataHoraCotacao: brasiliaTime,
    tipoBoletim: z.string(),
  })
  .check(
    z.refine(({ cotacaoCompra, cotacaoVenda }) => cotacaoCompra <= cotacaoVenda, {
      path: ['cotacaoVenda'],
      error: 'menor que cotacaoCompra',
    }),
    // The dealers' spread is a thousandth.
    z.refine(({ cotacaoCompra, cotacaoVenda }) => cotacaoVenda <= cotacaoCompra * 1.1, {
      path: ['cotacaoVenda'],
      error: 'longe de cotacaoCompra',
    }),
  )
const bulletins = z.object({ value: z.array(z.unknown()) })

/**
 * The closing PTAX of every business day from `first` to `last`, oldest first; empty on weekends and holidays.
 * https://dadosabertos.bcb.gov.br/dataset/taxas-de-cambio-todos-os-boletins-diarios
 */
export async function fetchPtax(
  currency: PtaxCurrency,
  first: IsoDate,
  last: IsoDate,
  baseUrl: string,
): Promise<Answer<PtaxClose[]>> {
  // OData takes the names with `@` and the days quoted, month first. `dataFinalCotacao` has no twin.
  const parameters = [
    `@moeda=%27${currency}%27`,
    `@dataInicial=%27${monthFirst(first)}%27`,
    `@dataFinalCotacao=%27${monthFirst(last)}%27`,
    '$top=10000',
    '$format=json',
  ]
  const call = 'CotacaoMoedaPeriodo(moeda=@moeda,dataInicial=@dataInicial,dataFinalCotacao=@dataFinalCotacao)'
  const path = `/olinda/servico/PTAX/versao/v1/odata/${call}?${parameters.join('&')}`
  const { body, simulated } = await fetchJson(baseUrl + path)
  return { value: parsePtax(body), simulated }
}

/**
 * The closing bulletins among those of the answer: `Fechamento`, or `Fechamento PTAX` until 2026. One a day, the last
 * published.
 */
export function parsePtax(answer: unknown): PtaxClose[] {
  const closes = readRows('bcb-ptax', bulletin, readAnswer(bulletins, answer).value, 'value')
    .filter(({ tipoBoletim }) => tipoBoletim.startsWith('Fechamento'))
    .map(({ cotacaoCompra, cotacaoVenda, dataHoraCotacao }) => ({
      day: dayOf(dataHoraCotacao),
      buy: cotacaoCompra,
      sell: cotacaoVenda,
      publishedAt: dataHoraCotacao,
    }))
    .toSorted((one, other) => one.publishedAt.localeCompare(other.publishedAt))
  return [...new Map(closes.map((close) => [close.day, close])).values()]
}

function dayOf(publishedAt: Instant): IsoDate {
  // Published at 13:00 in Brasília: the day is the same in UTC. The beginning of an instant is a day.
  return publishedAt.slice(0, 10) as IsoDate
}

function monthFirst(day: IsoDate): string {
  const [year, month, date] = day.split('-')
  return `${month}-${date}-${year}`
}
