import type * as z from 'zod/mini'
import { rangeIds } from '#web/rates/history.ts'
import { readRanges } from '#web/rates/read-history.ts'
import { series } from '#web/rates/series.ts'
import { sources } from '#web/rates/sources.ts'
import { openFailure, openJson } from '../open-answer.ts'
import { type seriesAnswer, type seriesFailure, seriesQuery } from './answer.ts'

/**
 * `GET /api/series?series=usd-brl&range=1M` answers the history behind the chart of a rate, with every point of it:
 *
 * ```json
 * { "series": "usd-brl", "range": "1M", "currency": "BRL", "measure": "Fechamento do comercial",
 *   "points": [{ "at": "2026-10-19", "price": 5.1268 }, { "at": "2026-10-20", "price": 5.1402 }],
 *   "source": { "id": "awesomeapi", "name": "AwesomeAPI", "url": "https://…", "licence": "…" },
 *   "simulated": true }
 * ```
 *
 * Reais per unit, oldest first; `at` is a day in Brasília, or an instant in UTC where there are several a day. One answer
 * is of one source: market closes up to `1M`, PTAX from `6M` on. Open to any page, with an ETag, kept a minute by a CDN.
 * 400 for a series or a range that does not exist, 404 for a range that the series does not have, 503 when no source
 * answered; each with `{ "error": … }`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = seriesQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    return failure(
      400,
      `Pedido desconhecido. Use "series" com ${Object.keys(series).join(', ')} e "range" com ${rangeIds.join(', ')}.`,
    )
  }
  const { series: id, range } = query.data
  const found = (await readRanges(id)).find((one) => one.id === range)
  if (!found) return failure(404, `A série ${id} não tem o período ${range}.`)
  if (found.points.length === 0) return failure(503, 'A fonte não respondeu. Tente de novo daqui a pouco.')
  const { name, url, licence } = sources[found.source]
  return openJson(request, {
    series: id,
    range,
    currency: 'BRL',
    measure: found.measure,
    points: [...found.points],
    source: { id: found.source, name, url, licence },
    simulated: found.simulated,
  } satisfies z.output<typeof seriesAnswer>)
}

function failure(status: 400 | 404 | 503, error: string): Response {
  return openFailure(status, { error } satisfies z.output<typeof seriesFailure>)
}
