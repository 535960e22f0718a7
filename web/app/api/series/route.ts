import type * as z from 'zod/mini'
import { rangeIds } from '#web/rates/history.ts'
import { historyCsv } from '#web/rates/history-csv.ts'
import { readRanges } from '#web/rates/read-history.ts'
import { series } from '#web/rates/series.ts'
import { sources } from '#web/rates/sources.ts'
import { openAnswer, openFailure, openJson } from '../open-answer.ts'
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
 * is of one source: of a currency `1D` minute by minute (the last session's last 100 quotes, or all of it with a key of the source),
 * market closes up to `1M`, PTAX from `6M` on; `measure` says what the points are. With `&formato=csv`, a table for
 * spreadsheets. Open to any page, with an ETag, kept a minute by a CDN.
 *
 * 400 for a series or a range that does not exist, 503 when no source answered; each with `{ "error": … }`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = seriesQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    return failure(
      400,
      `Pedido desconhecido. Use "series" com ${Object.keys(series).join(', ')}, "range" com ${rangeIds.join(', ')} e, se quiser, "formato" com json ou csv.`,
    )
  }
  const { series: id, range, formato = 'json' } = query.data
  const found = (await readRanges(id)).find((one) => one.id === range)
  if (!found?.points.length) return failure(503, 'A fonte não respondeu. Tente de novo daqui a pouco.')
  if (formato === 'csv') {
    const answer = openAnswer(request, historyCsv(id, found), 'text/csv; charset=utf-8')
    answer.headers.set('Content-Disposition', `attachment; filename="${id}-${range}.csv"`)
    return answer
  }
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

function failure(status: 400 | 503, error: string): Response {
  return openFailure(status, { error } satisfies z.output<typeof seriesFailure>)
}
