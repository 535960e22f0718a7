import type * as z from 'zod'
import type { Quote } from '#web/rates/quote.ts'
import { readQuote } from '#web/rates/quotes/quotes.ts'
import { series } from '#web/rates/series.ts'
import { sources } from '#web/rates/sources.ts'
import { openFailure, openJson } from '../open-answer.ts'
import { type quoteAnswer, type quoteFailure, quoteQuery } from './answer.ts'

/**
 * `GET /api/cotacoes?series=usd-brl` answers a `Reading` with the credit it asks for:
 *
 * ```json
 * { "series": "usd-brl",
 *   "quote": { "kind": "spot", "last": 5.2238, "bid": 5.2232, "ask": 5.2238, "low": 5.1942, "high": 5.2311,
 *              "change": 0.0218, "changeFraction": 0.0042, "pricedAt": "2026-11-19T20:00:00.000Z", "simulated": true,
 *              "source": "awesomeapi", "depth": 0, "fetchedAt": "2026-11-19T20:00:10.000Z" },
 *   "failedAt": null,
 *   "provenance": { "source": "awesomeapi", "name": "AwesomeAPI", "url": "https://…", "licence": "…" } }
 * ```
 *
 * Reais per unit; what the source does not say is null. `change` is since the close before, or over 24 hours for what
 * never closes; `changeFraction` 0.0042 is 0,42 %. `depth` is the place of the source in the order of choice, `failedAt`
 * when the last attempt to renew the quote failed. 200 with a quote, 503 with `"quote": null` when there is none to
 * show, 400 with `{ "error": … }` for a series that does not exist. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const query = quoteQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    const error = `Série desconhecida. Use uma destas em "series": ${Object.keys(series).join(', ')}.`
    return openFailure(400, { error } satisfies z.output<typeof quoteFailure>)
  }
  const reading = await readQuote(query.data.series)
  const body: z.output<typeof quoteAnswer> = { ...reading, provenance: creditOf(reading.quote) }
  if (!reading.quote) return openFailure(503, body)
  const answer = openJson(request, body)
  // Shorter than for the others: "Atualizar agora" asks here.
  answer.headers.set('Cache-Control', 'public, max-age=10, s-maxage=10')
  return answer
}

function creditOf(quote: Quote | null): z.output<typeof quoteAnswer>['provenance'] {
  if (!quote) return null
  const { name, url, licence } = sources[quote.source]
  return { source: quote.source, name, url, licence }
}
