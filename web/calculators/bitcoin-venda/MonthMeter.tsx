import { formatBrl } from '#web/finance/core/format.ts'
import { classes } from '#web/ui/classes.ts'
import type { CoinSaleResult } from './calculate.ts'
import styles from './MonthMeter.module.css'

type Exemption = NonNullable<Extract<CoinSaleResult, { ok: true }>['exemption']>

/** The month's sales against the limit of exemption: a bar, and the same in words. */
export function MonthMeter({ sold, limit, left }: Pick<Exemption, 'sold' | 'limit' | 'left'>) {
  const isOver = sold > limit
  return (
    <figure className={classes(styles.meter, isOver && styles.over)}>
      <figcaption>
        <strong>Vendas do mês: {formatBrl(sold)}</strong>
        <span>
          {isOver
            ? `Passou ${formatBrl(sold - limit)} do limite de ${formatBrl(limit)}.`
            : `O limite de isenção é ${formatBrl(limit)}: ainda cabem ${formatBrl(left)}.`}
        </span>
      </figcaption>
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.limit} width="100%" height="100%" />
        <rect className={styles.sold} width={`${Math.min(100, (sold / limit) * 100)}%`} height="100%" />
      </svg>
    </figure>
  )
}
