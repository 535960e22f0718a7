import { entriesOf } from '#web/app/_search/entries.ts'
import { fetchSearchable } from '#web/content/queries/client.ts'

// A file: made anew when an article or a term of the glossary changes.
export const dynamic = 'force-static'

/** `GET /api/busca`: what the field of the search looks through, in the browser. For our own pages: not in /api. */
export async function GET(): Promise<Response> {
  return Response.json(entriesOf(await fetchSearchable()))
}
