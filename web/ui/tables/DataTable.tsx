import type { ReactElement } from 'react'
import { classes } from '../classes.ts'
import styles from './DataTable.module.css'
import { numericColumns } from './numeric.ts'

type Props = {
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  /** Texts, and links that a row leads to. */
  rows: readonly (readonly (string | ReactElement)[])[]
  /** Whether the first column names the row. */
  rowHeads?: boolean
}

/** What fits beside each other on a phone of 360 px: columns, and letters of a row with four. */
const MOST_COLUMNS = 4
const MOST_LETTERS = 34

/**
 * A table that scrolls inside its own labelled region. The first column names the row. On a narrow screen one that is too
 * wide has its rows below each other, each value beside the name of its column: nothing is off the screen.
 */
export function DataTable({ caption, columns, rows, rowHeads = true }: Props) {
  const stacks =
    columns.length > MOST_COLUMNS ||
    (columns.length === MOST_COLUMNS && lettersOf(columns, rows) > MOST_LETTERS)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={classes(styles.table, stacks && styles.stacks, ...numericColumns(columns))}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.filter((cell) => typeof cell === 'string').join('|')}>
              {row.map((text, index) =>
                index === 0 && rowHeads ? (
                  <th key={columns[index]?.label} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={columns[index]?.label} data-label={stacks ? columns[index]?.label : undefined}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How wide the columns are at least, by their letters: a figure does not break, words do between each other. */
function lettersOf(columns: Props['columns'], rows: Props['rows']): number {
  const longestWord = (text: string) => Math.max(...text.split(' ').map(({ length }) => length))
  const widths = columns.map(({ label, numeric }, index) => {
    const cells = rows.map((row) => row[index]).filter((cell) => typeof cell === 'string')
    return Math.max(longestWord(label), ...cells.map((cell) => (numeric ? cell.length : longestWord(cell))))
  })
  return widths.reduce((sum, width) => sum + width, 0)
}
