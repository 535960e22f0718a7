'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Sparkline } from '#web/ui/charts/Sparkline.tsx'
import type { MonthLine } from '../charts/month-line.ts'
import { type ServedReading, useReading } from '../quotes/use-reading.ts'
import { series } from '../series.ts'
import styles from './QuoteStrip.module.css'

type Props = { served: ServedReading; month: MonthLine | undefined }

/** A rate in the strip: the whole cell leads to its page. */
export function LiveStripItem({ served, month }: Props) {
  const { quote, state } = useReading(served)
  const { unit, path, decimals } = series[served.reading.series]
  // There is no room for the centavos of half a million.
  const shown = quote && formatNumber(quote.last, quote.last < 10_000 ? decimals : 0)
  return (
    <a href={path} className={styles.cell} data-state={state.kind}>
      <span className={styles.label}>{unit}</span>
      {quote ? (
        <data className={styles.price} value={quote.last}>
          <span className="visually-hidden">R$ </span>
          {shown}
        </data>
      ) : (
        <span className={styles.none}>sem dado</span>
      )}
      {quote && quote.changeFraction !== null && <Change fraction={quote.changeFraction} />}
      {quote && <span className={styles.state}>{state.cardStamp}</span>}
      {month && (
        <span className={styles.month}>
          <Sparkline values={month.values} label={month.label} />
        </span>
      )}
    </a>
  )
}
