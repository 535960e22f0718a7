/**
 * How many centavos of each R$ 1,00 go to each part: whole numbers that add to 100.
 *
 * Largest remainder: every part gets its whole centavos, and what is missing to 100 goes one by one to the largest
 * remainders (the first part wins a tie). All parts zero: all zero, since there is nothing to divide.
 */
export function toCentavos(parts: readonly { value: number }[]): number[] {
  const values = parts.map(({ value }) => value)
  if (values.some((value) => !Number.isFinite(value) || value < 0)) {
    throw new RangeError(`parts must be zero or more: ${values.join(', ')}`)
  }
  // Divided by the largest first, so that the sum of huge values cannot overflow.
  const largest = Math.max(...values, 0)
  if (largest === 0) return values.map(() => 0)
  const scaled = values.map((value) => value / largest)
  const total = scaled.reduce((sum, value) => sum + value, 0)
  const exact = scaled.map((value) => (value / total) * 100)
  const centavos = exact.map(Math.floor)
  const missing = 100 - centavos.reduce((sum, value) => sum + value, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, missing)) centavos[index] = (centavos[index] ?? 0) + 1
  return centavos
}

/**
 * Outline of the cells `from` to `to` (exclusive) of a grid filled column by column, in cells of 10 × 10 and `height`
 * cells per column: as SVG path data, to be painted with a pattern of dots.
 */
export function cellsPath(from: number, to: number, height: number): string {
  let path = ''
  let cell = from
  while (cell < to) {
    const column = Math.floor(cell / height)
    const row = cell % height
    // Whole columns in one stroke; otherwise the rest of this column.
    const columns = row === 0 ? Math.floor((to - cell) / height) : 0
    const rows = columns > 0 ? height : Math.min(height - row, to - cell)
    const width = Math.max(columns, 1) * 10
    path += `M${column * 10} ${row * 10}h${width}v${rows * 10}h${-width}z`
    cell += Math.max(columns, 1) * rows
  }
  return path
}
