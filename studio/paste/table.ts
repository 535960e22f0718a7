/** A table as the clipboard has it: rows of cells, the first row with the names of the columns. */
export type Grid = string[][]

type Column = { _type: 'tableColumn'; _key: string; label: string; numeric: boolean }
type Row = { _type: 'tableRow'; _key: string; cells: string[] }
export type TableBlock = {
  _type: 'simpleTable'
  _key: string
  caption?: string
  columns: Column[]
  rows: Row[]
}

const space = /[\s\u00A0]+/g

/** `R$ 1.234,56`, `-3,5 %`, `(12)`; `1,5 mil` is text. */
const number = /^[-–−+(]?(R\$|US\$|[€£%])?[-–−+]?\d[\d.,]*(%|p\.p\.|x)?\)?$/

/** Nothing is cut off: what is beyond the limits of the block is for its validation to say. */
export function tableBlock(grid: Grid, key: () => string, caption?: string): TableBlock {
  const [labels = [], ...rows] = grid
  return {
    _type: 'simpleTable',
    _key: key(),
    ...(caption ? { caption } : {}),
    columns: labels.map((label, index) => ({
      _type: 'tableColumn',
      _key: key(),
      label,
      numeric: isNumeric(rows.map((cells) => cells[index] ?? '')),
    })),
    rows: rows.map((cells) => ({ _type: 'tableRow', _key: key(), cells })),
  }
}

/** Whether all that is filled in is a number, as of a column. */
export function isNumeric(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell !== '' && !/^[-–—]$/.test(cell))
  return filled.length > 0 && filled.every((cell) => number.test(cell.replaceAll(space, '')))
}

/** The cells of a `<table>`, one for each column that a cell spans; empty rows and columns left out. */
export function gridOf(table: Element): Grid {
  const taken = new Map<string, string>()
  const rows = Array.from(table.querySelectorAll('tr')).filter(
    (row) => row.closest('table') === table && !isHidden(row),
  )
  for (const [rowIndex, row] of rows.entries()) {
    let column = 0
    for (const cell of Array.from(row.children).filter(({ tagName }) => /^T[DH]$/.test(tagName))) {
      while (taken.has(`${rowIndex} ${column}`)) column += 1
      taken.set(`${rowIndex} ${column}`, cellText(cell).trim())
      for (const place of spanned(cell, rowIndex, column)) taken.set(place, '')
      column += spanOf(cell, 'colspan')
    }
  }
  return whole(
    rows.map((_row, rowIndex) => {
      const own = Array.from(taken.keys()).filter((place) => place.startsWith(`${rowIndex} `))
      return own.map((_place, column) => taken.get(`${rowIndex} ${column}`) ?? '')
    }),
  )
}

/** The places that a merged cell covers beside its own. */
function spanned(cell: Element, row: number, column: number): string[] {
  const below = Array.from({ length: spanOf(cell, 'rowspan') }, (_, index) => row + index)
  const across = Array.from({ length: spanOf(cell, 'colspan') }, (_, index) => column + index)
  return below.flatMap((y) => across.map((x) => `${y} ${x}`)).slice(1)
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  return Math.min(Math.max(Number(cell.getAttribute(name)) || 1, 1), 50)
}

export function isHidden(element: Element): boolean {
  return /display\s*:\s*none|mso-hide\s*:\s*all/i.test(element.getAttribute('style') ?? '')
}

/** Its text in one line. */
function cellText(node: Node): string {
  const parts = Array.from(node.childNodes, (child) => {
    if (child.nodeType === 3) return child.textContent ?? ''
    return /^(?:P|DIV|LI|BR|UL|OL)$/.test(child.nodeName) ? ` ${cellText(child)} ` : cellText(child)
  })
  return parts.join('').replaceAll(space, ' ')
}

/** Lines of cells between tabs, as a spreadsheet writes them beside its HTML; null when the text is no table. */
export function gridFromTabs(text: string): Grid | null {
  const lines = withoutLastBreaks(text.replaceAll('\r\n', '\n'))
  const rows: Grid = [[]]
  // A cell with a tab or a line break inside stands between quotes, its own quotes doubled.
  for (const { 1: quoted, 2: plain = '', 3: end } of lines.matchAll(
    /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/g,
  )) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).replaceAll(space, ' ').trim())
    if (end === '\n') rows.push([])
    if (end === '') break
  }
  const width = rows[0]?.length ?? 0
  return rows.length > 1 && width > 1 && rows.every((cells) => cells.length === width) ? whole(rows) : null
}

function withoutLastBreaks(text: string): string {
  let end = text.length
  while (text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

/** As many cells in every row, without rows and columns in which nothing stands. */
function whole(rows: Grid): Grid {
  const filled = rows.filter((cells) => cells.some(Boolean))
  const width = Math.max(0, ...filled.map((cells) => cells.length))
  const columns = Array.from({ length: width }, (_, index) => index).filter((index) =>
    filled.some((cells) => cells[index]),
  )
  return filled.map((cells) => columns.map((index) => cells[index] ?? ''))
}
