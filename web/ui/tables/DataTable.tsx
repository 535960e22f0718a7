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
  /** Its numbers are short: on a narrow screen too its columns stand beside each other. */
  dense?: boolean
}

/** So many columns of amounts do not fit beside each other on a phone. */
const STACKED_FROM = 4

/**
 * A table that scrolls inside its own labelled region. The first column names the row. On a narrow screen one with many
 * columns has its rows below each other, each value beside the name of its column: nothing is off the screen.
 */
export function DataTable({ caption, columns, rows, rowHeads = true, dense = false }: Props) {
  const stacks = columns.length >= STACKED_FROM && !dense
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
