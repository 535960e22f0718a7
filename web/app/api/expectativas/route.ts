import type * as z from 'zod'
import { focusIds, focusQuestions } from '#web/rates/catalogue/focus-questions.ts'
import { readFocus } from '#web/rates/daily/focus.ts'
import { sources } from '#web/rates/sources.ts'
import { openFailure, openJson } from '../open-answer.ts'
import { type expectationsAnswer, type expectationsFailure, expectationsQuery } from './answer.ts'

/**
 * `GET /api/expectativas?indicador=cambio` (or `selic`, `ipca`) answers what the market expects of this year and the
 * next ones, by the Focus report:
 *
 * ```json
 * { "indicator": "ipca", "name": "IPCA no ano", "unit": "percent", "isExpectation": true,
 *   "years": [{ "year": 2026, "median": 4.9915, "respondents": 150, "surveyedOn": "2026-09-25" }],
 *   "provenance": { "source": "bcb-focus", "simulated": true, "depth": 0, … }, "failedAt": null }
 * ```
 *
 * Reais per dollar, or per cent (4.9915 is 4,99 %). 503 with the same shape and no years when there is nothing to show,
 * 400 with `{ "error": … }` for an indicator that does not exist. Open to any page.
 */
export async function GET(request: Request): Promise<Response> {
  const query = expectationsQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) {
    const error = `Expectativa desconhecida. Use uma destas em "indicador": ${focusIds.join(', ')}.`
    return openFailure(400, { error } satisfies z.output<typeof expectationsFailure>)
  }
  const { id, years, origin, failedAt } = await readFocus(query.data.indicador)
  const { label, when, unit } = focusQuestions[id]
  const { name, url, licence } = sources['bcb-focus']
  const body: z.output<typeof expectationsAnswer> = {
    indicator: id,
    name: `${label} ${when}`,
    unit,
    isExpectation: true,
    years: years.map(({ day, ...expectation }) => ({ ...expectation, surveyedOn: day })),
    provenance: origin && { source: 'bcb-focus', name, url, licence, ...origin },
    failedAt,
  }
  return years.length > 0 ? openJson(request, body) : openFailure(503, body)
}
