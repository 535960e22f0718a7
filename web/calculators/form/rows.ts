type Texts = Readonly<Record<string, string>>
type Refuse = (message: string) => undefined

/** The field of one cell, as far as a line reads it. */
type Cell = { label: string; read: (text: string, refuse: Refuse, texts: Texts) => unknown }
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
  if (typed.length !== names.length) {
    const labels = names.map((name) => cells[name]?.label.toLowerCase())
    return refuse(
      names.length === 1
        ? `escreva um ${labels[0]} em cada linha.`
        : `escreva ${labels.join(' e ')}, separados por ponto e vírgula.`,
    )
  }
  const row: Record<string, unknown> = {}
  for (const [index, name] of names.entries()) {
    const text = typed[index] ?? ''
    if (text === '') return refuse(`preencha ${cells[name]?.label.toLowerCase()}.`)
    const value = cells[name]?.read(text, refuse, texts)
    if (value === undefined) return undefined
    row[name] = value
  }
  return row
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
  const shown = Object.values(cells).map((cell, index) => show(cell, typed[index] ?? '', texts))
  const [sign = ' '] = /[;\t]/.exec(line) ?? []
  // The minus that keyboards have, as the lines that the reader adds.
  return shown.join(sign === ';' ? '; ' : sign).replaceAll('\u2212', '-')
}

function cellsOf(line: string, count: number): string[] {
  const byMark = line.split(/[;\t]/).map((cell) => cell.trim())
  if (byMark.length > 1 || count === 1) return byMark
  return line
    .replace(/R\$\s*/g, '')
    .trim()
    .split(/\s+/)
}
