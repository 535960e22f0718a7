type Texts = Readonly<Record<string, string>>
type Refuse = (message: string) => undefined

/** The field of one cell, as far as a line reads it. */
type Cell = {
  label: string
  read: (text: string, refuse: Refuse, texts: Texts) => unknown
  optional?: true
  options?: readonly { value: string }[]
}
type Cells = Readonly<Record<string, Cell>>

/** By the name of its cells. */
export function readRow(
  cells: Cells,
  line: string,
  refuse: Refuse,
  texts: Texts,
): Record<string, unknown> | undefined {
  const names = Object.keys(cells)
  const typed = cellsOf(line, names.length)
  if (!isWhole(cells, typed)) return refuse(shapeInWords(cells))
  const row: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    const text = typed[index] ?? ''
    if (text === '' && cells[name]?.optional) continue
    if (text === '') return refuse(`preencha ${cells[name]?.label.toLowerCase()}.`)
    const value = cells[name]?.read(text, refuse, texts)
    if (value === undefined) return undefined
    row[name] = value
  }
  return row
}

/** Whether a line has a cell for each field, but for the last that may be left out. */
function isWhole(cells: Cells, typed: readonly string[]): boolean {
  const fields = Object.values(cells)
  return typed.length <= fields.length && fields.slice(typed.length).every(({ optional }) => optional)
}

function shapeInWords(cells: Cells): string {
  const labels = Object.values(cells)
    .filter(({ optional }) => !optional)
    .map(({ label }) => label.toLowerCase())
  return labels.length === 1
    ? `escreva um ${labels[0]} em cada linha.`
    : `escreva ${labels.join(' e ')}, separados por ponto e vírgula.`
}

/** A line of a list with its cells as `show` writes them. As typed where a cell is refused. */
export function formatRow<Own extends Cell>(
  cells: Readonly<Record<string, Own>>,
  line: string,
  texts: Texts,
  show: (cell: Own, typed: string, texts: Texts) => string,
): string {
  if (readRow(cells, line, () => undefined, texts) === undefined) return line
  const typed = cellsOf(line, Object.keys(cells).length)
  const shown = Object.values(cells)
    .slice(0, typed.length)
    .map((cell, index) => show(cell, typed[index] ?? '', texts))
  const [sign = ' '] = /[;\t]/.exec(line) ?? []
  // The minus that keyboards have, as the lines that the reader adds.
  return shown.join(sign === ';' ? '; ' : sign).replaceAll('\u2212', '-')
}

/** The cells of each line. */
export function linesOf(cells: Cells, text: string): string[][] {
  const count = Object.keys(cells).length
  const lines = text.trimEnd().split(/\r?\n/)
  return lines.map((line) => cellsOf(line, count))
}

/** The text of a list, a line for each row; an empty one for a row in which nothing was typed. */
export function textOf(cells: Cells, rows: readonly (readonly string[])[]): string {
  const fields = Object.values(cells)
  const lines = rows.map((row) => {
    if (fields.every(({ options }, index) => options || !row[index]?.trim())) return ''
    const texts = fields.map(({ options }, index) => {
      const text = row[index]?.trim() ?? ''
      return options ? optionOf(options, text) : text.replaceAll(';', ',')
    })
    return texts.join('; ')
  })
  return lines.join('\n').trimEnd()
}

/** The option that a list says whole or by its first letters; else the first, as a select does. */
export function optionOf(options: NonNullable<Cell['options']>, typed: string): string {
  const text = typed.toLowerCase()
  const said =
    options.find(({ value }) => value === typed) ??
    options.find(({ value }) => text !== '' && value.toLowerCase().startsWith(text))
  return (said ?? options[0])?.value ?? ''
}

/** What is wrong in one cell of a line; undefined in an empty line. */
export function cellError(cells: Cells, line: string, place: number, texts: Texts): string | undefined {
  const cell = Object.values(cells)[place]
  if (!cell || line.trim() === '') return undefined
  const text = cellsOf(line, Object.keys(cells).length)[place] ?? ''
  if (text === '') return cell.optional ? undefined : `Preencha ${cell.label.toLowerCase()}.`
  let wrong: string | undefined
  cell.read(
    text,
    (message) => {
      wrong = message
      return undefined
    },
    texts,
  )
  return wrong
}

function cellsOf(line: string, count: number): string[] {
  const byMark = line.split(/[;\t]/).map((cell) => cell.trim())
  if (byMark.length > 1 || count === 1) return byMark
  return line
    .replace(/R\$\s*/g, '')
    .trim()
    .split(/\s+/)
}
