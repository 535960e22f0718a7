import { gridFromTabs, gridOf, isNumeric } from '../paste/table.ts'

export type Column = { _key: string; _type: 'tableColumn'; label?: string; numeric?: boolean }
export type Row = { _key: string; _type: 'tableRow'; cells?: string[] }
export type Table = { columns: Column[]; rows: Row[] }

/** A cell of the table; row -1 holds the names of the columns. */
export type Place = { row: number; column: number }

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)
const newColumn = (label = ''): Column => ({ _key: newKey(), _type: 'tableColumn', label, numeric: false })

/** The columns of an empty table: the same keys each time that it is drawn. */
const firstColumns: Column[] = [
  { ...newColumn(), _key: 'column1' },
  { ...newColumn(), _key: 'column2' },
]

/** The table as a grid shows it: with columns, every row as wide as the columns are many or wider. */
export function tableOf(value: { columns?: unknown; rows?: unknown } | undefined): Table {
  // The form holds what the schema of a table holds.
  const { columns = [], rows = [] } = (value ?? {}) as Partial<Table>
  const shown = columns.length > 0 ? columns : firstColumns
  return {
    columns: shown,
    rows: rows.map((row) => ({ ...row, cells: filled(row.cells ?? [], shown.length) })),
  }
}

/** The empty row below a table, which becomes one of it by being written to: the same key until then. */
export function nextRow({ columns, rows }: Table): Row {
  const taken = rows.map(({ _key }) => _key)
  let number = rows.length + 1
  while (taken.includes(`row${number}`)) number += 1
  return { _key: `row${number}`, _type: 'tableRow', cells: columns.map(() => '') }
}

function filled(cells: string[], width: number): string[] {
  return Array.from({ length: Math.max(width, cells.length) }, (_, index) => cells[index] ?? '')
}

/** The path of a cell that is stored; undefined where only the grid shows one. */
export function pathTo(value: { columns?: unknown; rows?: unknown } | undefined, { row, column }: Place) {
  // The form holds what the schema of a table holds.
  const table = (value ?? {}) as Partial<Table>
  if (row < 0) {
    const key = table.columns?.[column]?._key
    return key === undefined ? undefined : ['columns', { _key: key }, 'label']
  }
  const stored = table.rows?.[row]
  const isStored = stored && column < (stored.cells?.length ?? 0)
  return isStored ? ['rows', { _key: stored._key }, 'cells', column] : undefined
}

export function withNumeric({ columns, rows }: Table, column: number, numeric: boolean): Table {
  return { rows, columns: columns.map((each, at) => (at === column ? { ...each, numeric } : each)) }
}

/** @param row the one after the last is a new one */
export function withText(table: Table, { row, column }: Place, text: string): Table {
  const { columns, rows } = table
  if (row < 0)
    return { rows, columns: columns.map((each, at) => (at === column ? { ...each, label: text } : each)) }
  const written = (cells: string[] = []) => cells.map((cell, at) => (at === column ? text : cell))
  const all = row < rows.length ? rows : [...rows, nextRow(table)]
  return {
    columns,
    rows: all.map((each, at) => (at === row ? { ...each, cells: written(each.cells) } : each)),
  }
}

export function withColumn({ columns, rows }: Table): Table {
  // Before what a row may hold beyond the columns.
  const wider = (cells: string[] = []) => cells.toSpliced(columns.length, 0, '')
  return {
    columns: [...columns, newColumn()],
    rows: rows.map((row) => ({ ...row, cells: wider(row.cells) })),
  }
}

export function withoutRow({ columns, rows }: Table, row: number): Table {
  return { columns, rows: rows.toSpliced(row, 1) }
}

export function withoutColumn({ columns, rows }: Table, column: number): Table {
  return {
    columns: columns.toSpliced(column, 1),
    rows: rows.map((row) => ({ ...row, cells: (row.cells ?? []).toSpliced(column, 1) })),
  }
}

/** @param to where it stands afterwards; beyond the ends nothing moves */
export function withRowMoved({ columns, rows }: Table, from: number, to: number): Table {
  return { columns, rows: moved(rows, from, to) }
}

export function withColumnMoved({ columns, rows }: Table, from: number, to: number): Table {
  return {
    columns: moved(columns, from, to),
    rows: rows.map((row) => ({ ...row, cells: moved(row.cells ?? [], from, to, columns.length) })),
  }
}

function moved<Item>(list: Item[], from: number, to: number, length = list.length): Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= length) return list
  return list.toSpliced(from, 1).toSpliced(to, 0, item)
}

/** A sheet or a table on the clipboard; null for anything else. */
export function gridFrom(clipboard: Pick<DataTransfer, 'getData'>): string[][] | null {
  const html = clipboard.getData('text/html')
  const table =
    html.includes('<table') && new DOMParser().parseFromString(html, 'text/html').querySelector('table')
  const grid = table ? gridOf(table) : gridFromTabs(clipboard.getData('text/plain'))
  return grid && grid.length * (grid[0]?.length ?? 0) > 1 ? grid : null
}

/** Writes cells from a place on, and adds the columns and rows that they need; new columns of numbers say so. */
export function withGrid(table: Table, { row, column }: Place, grid: string[][]): Table {
  const width = column + (grid[0]?.length ?? 0)
  const isNew = table.columns.every(({ label }) => !label) && row < 0
  let result = table
  while (result.columns.length < width) result = withColumn(result)
  for (const [down, cells] of grid.entries()) {
    for (const [across, text] of cells.entries()) {
      result = withText(result, { row: row + down, column: column + across }, text)
    }
  }
  if (!isNew) return result
  const { columns, rows } = result
  return {
    rows,
    columns: columns.map((each, at) => ({
      ...each,
      numeric: isNumeric(rows.map(({ cells }) => cells?.[at] ?? '')),
    })),
  }
}
