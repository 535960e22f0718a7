import type * as z from 'zod'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import {
  firstYear,
  isPtaxCurrency,
  ratedCurrencies,
  readRatesOfYear,
} from '#web/rates/daily/rates-of-year.ts'
import { sources } from '#web/rates/sources.ts'
import { openFailure, openJson } from '../open-answer.ts'
import { type exchangeAnswer, type exchangeFailure, exchangeQuery } from './answer.ts'

/**
 * `GET /api/cambio?moeda=USD&ano=2020` answers the official rate of each business day of a year, from the last days of the
 * year before, so that the first days have one too:
 *
 * ```json
 * { "currency": "USD", "year": 2020, "kind": "ptax", "rates": [{ "day": "2020-03-18", "rate": 5.1513 }],
 *   "source": { "id": "bcb-ptax", … }, "simulated": false, "fetchedAt": "…" }
 * ```
 *
 * Reais per unit: closing PTAX (sell) for the ten currencies of the Central Bank, the European Central Bank's reference
 * for the others. 400 for another currency or a year before 1999 or to come, 404 for a year that the source does not
 * have, 503 when it did not answer; each with `{ "error": … }`. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const query = exchangeQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const thisYear = Number(dayInBrasilia(new Date()).slice(0, 4))
  if (!query.success || query.data.ano > thisYear) {
    return failure(
      400,
      `Pedido desconhecido. Use "moeda" com ${ratedCurrencies.join(', ')} e "ano" de ${firstYear} a ${thisYear}.`,
    )
  }
  const { moeda: currency, ano: year } = query.data
  const { held } = await readRatesOfYear(currency, year)
  if (!held) return failure(503, 'A fonte não deu números que possamos usar. Tente de novo daqui a pouco.')
  if (held.value.length === 0) return failure(404, `A fonte não tem ${currency} em ${year}.`)
  const { name, url, licence } = sources[held.source]
  return openJson(request, {
    currency,
    year,
    kind: isPtaxCurrency(currency) ? 'ptax' : 'daily',
    rates: held.value,
    source: { id: held.source, name, url, licence },
    simulated: held.simulated,
    fetchedAt: held.fetchedAt,
  } satisfies z.output<typeof exchangeAnswer>)
}

function failure(status: 400 | 404 | 503, error: string): Response {
  return openFailure(status, { error } satisfies z.output<typeof exchangeFailure>)
}
