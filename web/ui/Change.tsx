import { formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import styles from './Change.module.css'
import { classes } from './classes.ts'

/** A variation: 0.0042 → ▲ 0,42 %. The sign is in the triangle, and in words for who listens. */
export function Change({ fraction }: { fraction: Fraction }) {
  const text = formatPercent(Math.abs(fraction))
  // What rounds to zero is neither up nor down.
  if (!/[1-9]/.test(text)) return <span className={classes(styles.change, styles.none)}>{text}</span>
  const up = fraction > 0
  return (
    <span className={classes(styles.change, up ? styles.up : styles.down)}>
      <svg className={styles.triangle} viewBox="0 0 10 10" aria-hidden="true">
        <path d={up ? 'M5 .8 9.8 9.2H.2z' : 'M5 9.2.2.8h9.6z'} />
      </svg>
      <span className="visually-hidden">{up ? 'alta de ' : 'queda de '}</span>
      {text}
    </span>
  )
}
