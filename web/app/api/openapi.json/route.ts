import { apiDocument } from '../document.ts'
import { openJson } from '../open-answer.ts'

export const dynamic = 'force-dynamic'

/** `GET /api/openapi.json`: the document of every public answer. */
export function GET(request: Request): Response {
  return openJson(request, apiDocument)
}
