import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './Facts.module.css'

type Props = { items: readonly { label: string; value: ReactNode; note?: ReactNode }[]; wide?: boolean }

/** Facts in the cells of a bank slip: two columns, up to four when `wide`. */
export function Facts({ items, wide }: Props) {
  return (
    <dl className={classes(styles.facts, wide && styles.wide)}>
      {items.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
