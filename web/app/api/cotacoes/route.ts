import { createHash } from 'node:crypto'
import { latest } from '#web/rates/latest.ts'
import type { Reading } from '#web/rates/quote.ts'
import { isSeriesId, series } from '#web/rates/series.ts'

/**
 * `GET /api/cotacoes?series=usd-brl` answers a `Reading`:
 *
 * ```json
 * { "series": "usd-brl",
 *   "quote": { "bid": 5.2232, "ask": 5.2238, "low": 5.1942, "high": 5.2311, "change": 0.0218,
 *              "changeFraction": 0.0042, "pricedAt": "2026-11-19T20:00:00.000Z", "simulated": true,
 *              "source": "awesomeapi", "fetchedAt": "2026-11-19T20:00:10.000Z" },
 *   "failedAt": null }
 * ```
 *
 * Reais per unit; `change` since the close before, `changeFraction` 0.0042 for 0,42 %. `failedAt` says when the last
 * attempt to renew the quote failed. 200 with a quote, 503 with `"quote": null` when there is none to show, 400 with
 * `{ "error": … }` for a series that does not exist. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const id = new URL(request.url).searchParams.get('series') ?? ''
  if (!isSeriesId(id)) {
    const error = `Série desconhecida. Use uma destas em "series": ${Object.keys(series).join(', ')}.`
    return Response.json({ error }, { status: 400, headers: open })
  }
  return answerWith(await latest(id), request.headers.get('if-none-match'))
}

const open = { 'Access-Control-Allow-Origin': '*' }

function answerWith(reading: Reading, known: string | null): Response {
  if (!reading.quote) {
    return Response.json(reading, {
      status: 503,
      headers: { ...open, 'Cache-Control': 'no-store', 'Retry-After': '10' },
    })
  }
  const body = JSON.stringify(reading)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = {
    ...open,
    'Cache-Control': 'public, max-age=10',
    ETag: etag,
    'Access-Control-Expose-Headers': 'ETag',
  }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
}
