import { useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Centavos.module.css'

/** A part of a total: `value` in any unit that all parts share, `label` after "… centavos": `são imposto`. */
export type CentavosPart = { label: string; value: number }

/** R$ 1,00 as 100 dots, one per centavo. At most three parts, none negative; nothing to show when all are zero. */
export function Centavos({ parts }: { parts: readonly CentavosPart[] }) {
  const id = useId()
  const centavos = toCentavos(parts)
  if (centavos.every((count) => count === 0)) return null
  return (
    <figure className={styles.centavos}>
      <figcaption>De cada R$ 1,00</figcaption>
      <Dots id={`${id}n`} centavos={centavos} height={4} className={styles.narrow} />
      <Dots id={`${id}w`} centavos={centavos} height={2} className={styles.wide} />
      <ul className={styles.legend}>
        {parts.map(({ label, value }, index) => (
          <li key={label}>
            <svg viewBox="0 0 10 10" aria-hidden="true">
              <Dot part={index} />
            </svg>
            <span>
              <b>{centavosInWords(centavos[index] ?? 0, value)}</b> {label}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

/** A cost under half a centavo has no dot, so the words must say that it is not zero. */
export function centavosInWords(count: number, value: number): string {
  if (count === 0 && value > 0) return 'menos de 1 centavo'
  return count === 1 ? '1 centavo' : `${count} centavos`
}

type DotsProps = { id: string; centavos: number[]; height: 2 | 4; className?: string }

function Dots({ id, centavos, height, className }: DotsProps) {
  const starts = centavos.map((_, index) => centavos.slice(0, index).reduce((sum, count) => sum + count, 0))
  return (
    <svg
      className={classes(styles.dots, className)}
      viewBox={`0 0 ${1000 / height} ${height * 10}`}
      aria-hidden="true"
    >
      <defs>
        {centavos.map((_, part) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <pattern key={part} id={`${id}${part}`} width="10" height="10" patternUnits="userSpaceOnUse">
            <Dot part={part} />
          </pattern>
        ))}
      </defs>
      {centavos.map((count, part) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          key={part}
          fill={`url(#${id}${part})`}
          d={cellsPath(starts[part] ?? 0, (starts[part] ?? 0) + count, height)}
        />
      ))}
    </svg>
  )
}

/** First part a disc, second a canário ring, third a rosa ring with a core: distinct without colour. */
function Dot({ part }: { part: number }) {
  if (part === 0) return <circle className={styles.first} cx="5" cy="5" r="4" />
  if (part === 1) return <circle className={styles.second} cx="5" cy="5" r="3.3" />
  return (
    <>
      <circle className={styles.third} cx="5" cy="5" r="3.3" />
      <circle className={styles.core} cx="5" cy="5" r="1.3" />
    </>
  )
}

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
