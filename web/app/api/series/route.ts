import type * as z from 'zod/mini'
import { historyCsv } from '#web/app/api/csv.ts'
import { readAssetHistory } from '#web/rates/asset-detail/asset-history.ts'
import { assetOf } from '#web/rates/catalogue/assets.ts'
import { type ChartPoint, type ChartRange, rangeIds } from '#web/rates/chart-ranges.ts'
import { readRanges } from '#web/rates/charts/rate-history.ts'
import { isSeriesId, series } from '#web/rates/series.ts'
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
 * A share, fund or coin by its code, `?series=PETR4&range=1A`, in the same shape: the closes of a source, each of a share or
 * fund with `withPayouts` where the source gives it.
 *
 * 400 for a series or a range that does not exist, 404 for a range that the series does not have, 503 when no source
 * answered; each with `{ "error": … }`.
 */
export async function GET(request: Request): Promise<Response> {
  const query = seriesQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    return failure(
      400,
      `Pedido desconhecido. Use "series" com ${Object.keys(series).join(', ')} ou um código como PETR4, "range" com ${rangeIds.join(', ')} e, se quiser, "formato" com json ou csv.`,
    )
  }
  const { series: id, range, formato = 'json' } = query.data
  const found = (await rangesOf(id)).find((one) => one.id === range)
  if (!found) return failure(404, `A série ${id} não tem o período ${range}.`)
  if (found.points.length === 0)
    return failure(503, 'A fonte não deu números que possamos usar. Tente de novo daqui a pouco.')
  if (formato === 'csv') {
    const answer = openAnswer(
      request,
      historyCsv(isSeriesId(id) ? series[id].title : id, found),
      'text/csv; charset=utf-8',
    )
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

/** Of a rate; or of an asset, each point with the return that counts what was paid, where the source gives it. */
async function rangesOf(
  id: string,
): Promise<(Omit<ChartRange, 'points'> & { points: readonly AssetPoint[] })[]> {
  if (isSeriesId(id)) return readRanges(id)
  const asset = assetOf(id)
  if (!asset) return []
  const { ranges, returns, basis } = await readAssetHistory(asset)
  if (basis === 'price') return ranges
  const returnOn = new Map<string, number>(returns.map(({ day, close }) => [day, close]))
  return ranges.map((range) => ({
    ...range,
    points: range.points.map((point) => ({ ...point, withPayouts: returnOn.get(point.at) })),
  }))
}

type AssetPoint = ChartPoint & { withPayouts?: number | undefined }

function failure(status: 400 | 404 | 503, error: string): Response {
  return openFailure(status, { error } satisfies z.output<typeof seriesFailure>)
}
