import { classes } from '../classes.ts'
import styles from './DataTable.module.css'

type Props = {
  caption: string
  columns: readonly { label: string; numeric?: boolean }[]
  rows: readonly (readonly string[])[]
}

/** A table that scrolls inside its own labelled region. The first column names the row. */
export function DataTable({ caption, columns, rows }: Props) {
  const cellClass = (index: number) => (columns[index]?.numeric ? styles.numeric : undefined)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" className={classes(numeric && styles.numeric) || undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join('|')}>
              {row.map((text, index) =>
                index === 0 ? (
                  <th key={columns[index]?.label} scope="row" className={cellClass(index)}>
                    {text}
                  </th>
                ) : (
                  <td key={columns[index]?.label} className={cellClass(index)}>
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
