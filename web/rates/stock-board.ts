import { formatNumber } from '#web/finance/format.ts'
import type { Cell } from '#web/ui/sortable.ts'
import { plain } from '#web/ui/sortable.ts'
import type { StockRow, StockTable } from './asset-rows.ts'
import { shortAmount } from './asset-words.ts'

const NO_DATA = 'sem dado'

export const stockColumns = [
  { label: 'Código' },
  { label: 'Preço', unit: 'R$', numeric: true },
  { label: 'Dia', unit: '%', numeric: true },
  { label: 'Setor' },
  { label: 'Volume', unit: 'R$ no dia', numeric: true },
  { label: 'Valor de mercado', unit: 'R$', numeric: true },
]

/** Volume is what the table comes sorted by. */
export const stockOrder = { column: 4, descending: true }

export function stockCells(row: StockRow): Cell[] {
  const { price, changeFraction, doubtful, sector, turnover, marketCap } = row
  return [
    { value: price, text: formatNumber(price) },
    { value: changeFraction, text: doubtful ? 'conferir' : NO_DATA, isChange: true },
    { value: sector, text: sector ?? NO_DATA },
    amount(turnover),
    amount(marketCap),
  ]
}

function amount(value: number | null): Cell {
  return { value, text: value === null ? NO_DATA : shortAmount(value) }
}

/** Only the companies: funds have other rules, and their own way to be found. */
export function companies({ rows }: StockTable): StockRow[] {
  return rows.filter(({ kind }) => kind === 'acao')
}

/** The rows that a search by code or name, and a sector, leave. Empty texts leave all. */
export function filtered(rows: readonly StockRow[], search: string, sector: string): StockRow[] {
  const wanted = plain(search)
  return rows.filter(
    (row) =>
      (sector === '' || row.sector === sector) &&
      (wanted === '' || plain(`${row.code} ${row.name}`).includes(wanted)),
  )
}

export function sectorsOf(rows: readonly StockRow[]): string[] {
  const sectors = new Set(rows.flatMap(({ sector }) => sector ?? []))
  return [...sectors].toSorted((one, other) => one.localeCompare(other, 'pt-BR'))
}

/** The table in an answer of `/api/ativos?classe=acao`, which has it under other names. */
export function tableOfAnswer(answer: unknown): StockTable {
  // Our own answer, checked by the test of its route.
  const { assets, provenance, ...rest } = answer as {
    assets: StockTable['rows']
    provenance: StockTable['origin']
  } & Omit<StockTable, 'rows' | 'origin'>
  return { ...rest, rows: assets, origin: provenance }
}
