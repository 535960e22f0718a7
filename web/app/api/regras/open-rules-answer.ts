import type { OpenTable } from '#web/finance/open-rules/fields.ts'
import { fieldList } from '#web/finance/open-rules/open-rules.ts'
import { openAnswer, openFailure } from '../open-answer.ts'

export function aboutTable(table: OpenTable) {
  const { id, title, about } = table
  return { id, title, ...(about && { about }), fields: fieldList(table) }
}

/** A law changes on a day and a table with a version of the site: an hour in a CDN is soon enough. */
export function keptAnswer(request: Request, body: string, contentType: string): Response {
  const answer = openAnswer(request, body, contentType)
  answer.headers.set('Cache-Control', 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400')
  return answer
}

export function keptJson(request: Request, body: unknown): Response {
  return keptAnswer(request, JSON.stringify(body), 'application/json; charset=utf-8')
}

export function keptCsv(request: Request, body: string, name: string): Response {
  const answer = keptAnswer(request, body, 'text/csv; charset=utf-8')
  answer.headers.set('Content-Disposition', `attachment; filename="em-miudos-${name}.csv"`)
  return answer
}

export function refuse(status: 400 | 404, error: string): Response {
  return openFailure(status, { error })
}
