import type * as z from 'zod'
import type { IsoDate } from '#web/finance/core/money.ts'
import { editionOn, openTables } from '#web/finance/open-rules/open-rules.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { rulesCsv } from '../csv.ts'
import { type rulesAnswer, rulesQuery } from './answers.ts'
import { aboutTable, keptCsv, keptJson, refuse } from './open-rules-answer.ts'

/**
 * `GET /api/regras?em=2026-11-22` (without `em`, today in Brasília) answers every table in force on a day: its numbers
 * with their units, law, day checked and confidence, as `rulesAnswer` says; with `&formato=csv` as a table for
 * spreadsheets. From the tables alone, so it never fails for want of a source; 400 with `{ "error": … }`. Open to any page.
 */
export function GET(request: Request): Response {
  const query = rulesQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success)
    return refuse(400, 'Diga o dia em "em" como 2026-11-22; o "formato" pode ser json ou csv.')
  // The shape was checked: four digits, two and two.
  const on = (query.data.em ?? todayInBrasilia()) as IsoDate
  const rows = openTables.flatMap((table) => {
    const edition = editionOn(table, on)
    return edition ? [{ table, edition }] : []
  })
  if (query.data.formato === 'csv') return keptCsv(request, rulesCsv(rows), `regras-${on}`)
  const inForce = new Set(rows.map(({ table }) => table.id))
  return keptJson(request, {
    on,
    tables: rows.map(({ table, edition }) => ({
      ...aboutTable(table),
      edition,
      overdue: edition.renewal !== null && edition.renewal.due <= on,
    })),
    without: openTables.flatMap(({ id }) => (inForce.has(id) ? [] : [id])),
  } satisfies z.output<typeof rulesAnswer>)
}
