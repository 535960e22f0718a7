export type PastedSeries = {
  /** Under each point. */
  labels: string[]
  lines: { label: string; values: number[] }[]
  /** The most that any number was written with. */
  decimals: number
}

const MOST_LINES = 3
const MOST_POINTS = 400

/**
 * Reads a piece of a spreadsheet: names in the first line, then one point a line, its own name first. Cells are parted by
 * tabs or semicolons, numbers are written as in Brazil (`1.234,56`) or with a point (`1234.56`). A sentence for the editor
 * when it cannot be read.
 */
export function readPasted(text: string): PastedSeries | string {
  const rows = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(/[\t;]/).map((cell) => cell.trim()))
  const [[, ...names] = [], ...points] = rows
  if (names.length === 0) return 'A primeira linha traz os nomes: por exemplo Mês;Selic.'
  if (names.length > MOST_LINES) return `O gráfico tem no máximo ${MOST_LINES} séries.`
  if (points.length < 2) return 'O gráfico precisa de pelo menos dois pontos.'
  if (points.length > MOST_POINTS) return `O gráfico tem no máximo ${MOST_POINTS} pontos.`
  const uneven = points.find((cells) => cells.length !== names.length + 1)
  if (uneven) return `A linha "${uneven.join(';')}" precisa ter ${names.length + 1} células.`
  const numbers = points.map(([, ...cells]) => cells.map(readNumber))
  const wrong = points.find((_, index) => numbers[index]?.includes(undefined))
  if (wrong) return `Há algo que não é número na linha "${wrong.join(';')}".`
  return {
    labels: points.map(([label = '']) => label),
    lines: names.map((label, column) => ({ label, values: numbers.map((row) => row[column] ?? 0) })),
    decimals: Math.max(...points.flatMap(([, ...cells]) => cells.map(decimalsOf))),
  }
}

/** The text of a number with a point before its decimals. */
function plain(cell: string): string {
  const bare = cell.replace(/\u2212/g, '-').replace(/[\s\u00A0%]/g, '')
  if (bare.includes(',')) return bare.replaceAll('.', '').replace(',', '.')
  return /^-?\d{1,3}(\.\d{3})+$/.test(bare) ? bare.replaceAll('.', '') : bare
}

function readNumber(cell: string): number | undefined {
  const text = plain(cell)
  return /^-?\d{1,12}(\.\d{1,8})?$/.test(text) ? Number(text) : undefined
}

function decimalsOf(cell: string): number {
  return plain(cell).split('.')[1]?.length ?? 0
}
