'use client'

import { type ReactNode, useState } from 'react'
import { Change } from '../Change.tsx'
import { Sparkline } from '../charts/Sparkline.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { numericColumns } from './numeric.ts'
import styles from './SortableTable.module.css'
import { byValue, type Cell, type Order } from './sortable.ts'

/**
 * On a narrow screen a row's `lead` values stand beside its name, and the others below, each after its label, or the
 * `short` one; those without a value are left out.
 */
type Column = { label: string; short?: string; unit?: string; numeric?: boolean; lead?: boolean }

type Row = {
  key: string
  /** The name of the row: a code, a link when there is a page, and more about it. */
  head: { text: string; href?: string; detail?: ReactNode }
  /** One for each column after the first. */
  cells: readonly Cell[]
}

type Props = {
  caption: string
  note?: ReactNode
  columns: readonly Column[]
  rows: readonly Row[]
  initial: Order
  /** Instead of the rows, when there are none. */
  empty: string
}

/** On a narrow screen a longer table shows these, and the others at a tap. */
const FIRST_ROWS = 20

/**
 * A wide table in its own labelled region, its rows below each other where it is narrow; each heading is a button that
 * sorts by its column. Without code it is a plain table in the order it came in. What has no value stays at the end.
 */
export function SortableTable({ caption, note, columns, rows, initial, empty }: Props) {
  const [order, setOrder] = useState(initial)
  const sorted = rows.toSorted(byValue(order, valueIn))
  const sortBy = (column: number) =>
    setOrder({
      column,
      descending: order.column === column ? !order.descending : columns[column]?.numeric === true,
    })
  const label = columns[order.column]?.label.toLowerCase()
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={caption}>
        <table className={classes(styles.table, ...numericColumns(columns))}>
          <caption>
            {caption}
            {note && <small>{note}</small>}
          </caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <Heading
                  key={column.label}
                  {...column}
                  order={order.column === index ? order : undefined}
                  onSort={() => sortBy(index)}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ key, head, cells }) => (
              <tr key={key}>
                <th scope="row">
                  {head.href ? <a href={head.href}>{head.text}</a> : head.text}
                  {head.detail && <span>{head.detail}</span>}
                </th>
                {cells.map((cell, index) => (
                  <Value key={columns[index + 1]?.label} column={columns[index + 1]} cell={cell} />
                ))}
              </tr>
            ))}
            {sorted.length === 0 && (
              <tr>
                <td colSpan={columns.length}>{empty}</td>
              </tr>
            )}
          </tbody>
        </table>
        {sorted.length > FIRST_ROWS && (
          <details className={styles.rest}>
            <summary>
              <span>Ver todas as {sorted.length} linhas</span>
              <span>Ver só as {FIRST_ROWS} primeiras</span>
              <Icon name="chevron" size="small" />
            </summary>
          </details>
        )}
      </section>
      <span className="visually-hidden" role="status">
        {order === initial ? '' : `Em ordem de ${label}, ${order.descending ? 'decrescente' : 'crescente'}.`}
      </span>
    </>
  )
}

function Value({ column, cell }: { column: Column | undefined; cell: Cell }) {
  return (
    <td
      className={cell.value === null ? styles.missing : undefined}
      data-label={column?.lead ? undefined : (column?.short ?? column?.label)}
    >
      <Content cell={cell} />
    </td>
  )
}

function valueIn({ head, cells }: Row, column: number): number | string | null {
  return column === 0 ? head.text : (cells[column - 1]?.value ?? null)
}

function Heading({ label, unit, order, onSort }: Column & { order: Order | undefined; onSort: () => void }) {
  return (
    <th scope="col" aria-sort={order && (order.descending ? 'descending' : 'ascending')}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <svg
          viewBox="0 0 10 10"
          aria-hidden="true"
          className={classes(order && styles.active, order && !order.descending && styles.up) || undefined}
        >
          <path d="M5 9.2.2.8h9.6z" />
        </svg>
      </button>
      {unit && <small>{unit}</small>}
    </th>
  )
}

function Content({ cell: { text, value, isChange, line } }: { cell: Cell }) {
  if (line) {
    return (
      <>
        <span className={styles.course}>
          <Sparkline values={line} />
        </span>
        {text}
      </>
    )
  }
  return isChange && typeof value === 'number' ? <Change fraction={value} /> : text
}
