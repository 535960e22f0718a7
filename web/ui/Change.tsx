import { formatPercent } from '#web/finance/core/format.ts'
import type { Fraction } from '#web/finance/core/money.ts'
import styles from './Change.module.css'

/** A variation: 0.0042 → ▲ 0,42 %. The sign is in the triangle, and in words for who listens. */
export function Change({ fraction }: { fraction: Fraction }) {
  const text = formatPercent(Math.abs(fraction))
  // A change that rounds to zero is neither up nor down.
  if (!/[1-9]/.test(text)) return <span className={styles.none}>{text}</span>
  const up = fraction > 0
  return (
    <span className={up ? styles.up : styles.down}>
      <i>{up ? 'alta de ' : 'queda de '}</i>
      {text}
    </span>
  )
}
