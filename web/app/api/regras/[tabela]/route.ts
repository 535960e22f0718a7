import type * as z from 'zod'
import { editionsOf, openTables } from '#web/finance/open-rules/open-rules.ts'
import type { Routed } from '../../../_shell/routed.ts'
import { rulesCsv } from '../../csv.ts'
import { type ruleAnswer, ruleQuery } from '../answers.ts'
import { aboutTable, keptCsv, keptJson, refuse } from '../open-rules-answer.ts'

/**
 * `GET /api/regras/inss` answers every edition of one table, newest first, as `ruleAnswer` says; with `?formato=csv` as a
 * table for spreadsheets. 404 with the names that there are, 400 for another format. Open to any page.
 */
export async function GET(request: Request, { params }: Pick<Routed<'tabela'>, 'params'>): Promise<Response> {
  const query = ruleQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return refuse(400, 'O "formato" pode ser json ou csv.')
  const { tabela } = await params
  const table = openTables.find(({ id }) => id === tabela)
  if (!table) {
    const names = openTables.map(({ id }) => id).join(', ')
    return refuse(404, `Essa tabela não existe. As que existem: ${names}.`)
  }
  const editions = editionsOf(table)
  if (query.data.formato === 'csv') {
    const rows = editions.map((edition) => ({ table, edition }))
    return keptCsv(request, rulesCsv(rows), `regra-${table.id}`)
  }
  return keptJson(request, { ...aboutTable(table), editions } satisfies z.output<typeof ruleAnswer>)
}
