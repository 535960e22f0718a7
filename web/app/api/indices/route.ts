import type * as z from 'zod'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import { firstIndexYear, readIndexRates } from '#web/rates/daily/index-rates.ts'
import { indexSeries } from '#web/rates/index-series.ts'
import { sources } from '#web/rates/sources.ts'
import { openFailure, openJson } from '../open-answer.ts'
import { type indexAnswer, type indexFailure, indexIds, indexQuery } from './answer.ts'

/**
 * `GET /api/indices?indice=ipca&de=2020&ate=2026` answers the rates of an index from one year to another:
 *
 * ```json
 * { "index": "ipca", "title": "IPCA", "from": 2020, "to": 2026, "unit": "% no mês",
 *   "points": [{ "day": "2020-01-01", "percent": 0.21 }], "source": { "id": "bcb-sgs", … }, "simulated": false, "fetchedAt": "…" }
 * ```
 *
 * Percent, oldest first; `day` is the day of the rate, or the first of its period. 400 for another index or years that are
 * not, 503 when the Central Bank did not answer; each with `{ "error": … }`. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const query = indexQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const thisYear = Number(dayInBrasilia(new Date()).slice(0, 4))
  if (!query.success || query.data.de > query.data.ate || query.data.ate > thisYear) {
    return failure(
      400,
      `Pedido desconhecido. Use "indice" com ${indexIds.join(', ')}, e "de" e "ate" com anos de ${firstIndexYear} a ${thisYear}.`,
    )
  }
  const { indice: index, de: from, ate: to } = query.data
  const found = await readIndexRates(index, from, to)
  if (!found) return failure(503, 'A fonte não deu números que possamos usar. Tente de novo daqui a pouco.')
  const { name, url, licence } = sources['bcb-sgs']
  const { title, unit } = indexSeries[index]
  return openJson(request, {
    ...{ index, title, from, to, unit },
    points: found.points.map(({ day, value }) => ({ day, percent: value })),
    source: { id: 'bcb-sgs', name, url, licence },
    simulated: found.simulated,
    fetchedAt: found.fetchedAt,
  } satisfies z.output<typeof indexAnswer>)
}

function failure(status: 400 | 503, error: string): Response {
  return openFailure(status, { error } satisfies z.output<typeof indexFailure>)
}
