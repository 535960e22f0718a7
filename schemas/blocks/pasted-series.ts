import { dotQuestion, readNumber } from '#web/finance/core/typed-number.ts'

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
 * tabs or semicolons, numbers are written by the notations of docs/digitacao.md. A sentence for the editor when
 * it cannot be read.
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
  const numbers = readCells(points)
  if (typeof numbers === 'string') return numbers
  return {
    labels: points.map(([label = '']) => label),
    lines: names.map((label, column) => ({ label, values: numbers.map((row) => row[column]?.value ?? 0) })),
    decimals: Math.max(...numbers.flat().map(({ decimals }) => decimals)),
  }
}

type Cell = { value: number; decimals: number }

/** The numbers of each point, or a sentence about the first line that cannot be read. */
function readCells(points: string[][]): Cell[][] | string {
  // Beside `1.36` the dot of `1.365` would be another one than in `1.365` beside `1.036,20`.
  const isPointed = points.some(([, ...cells]) => cells.some((cell) => pointed.test(cell)))
  const table: Cell[][] = []
  for (const [label, ...cells] of points) {
    const row: Cell[] = []
    for (const cell of cells) {
      const read = readNumber(cell, '%', true)
      const line = [label, ...cells].join(';')
      if ('wrong' in read || Math.abs(read.value) >= 1e12)
        return `Há algo que não é número na linha "${line}".`
      if (isPointed && read.or !== undefined) return `Linha "${line}": ${dotQuestion(read.value, read.or)}`
      row.push({ value: read.value, decimals: decimalsOf(cell, read.value) })
    }
    table.push(row)
  }
  return table
}

/** A dot that can only be a decimal point: of `1.36`, `0.125` and `1,234.56`. */
const pointed = /\.(\d{1,2}|\d{4,})\D*$|(^|\D)0\.\d+\D*$/

/** How many decimals a number was written with. Three digits after a separator may be a group of thousands. */
function decimalsOf(cell: string, value: number): number {
  const decimals = /[.,](\d+)\D*$/.exec(cell)?.[1]?.length ?? 0
  const digits = Number(cell.replace(/\D/g, ''))
  return Math.round(Math.abs(value) * 10 ** decimals) === digits ? decimals : 0
}
