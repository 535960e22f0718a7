'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { timeFrom } from '../brasilia-time.ts'
import { series } from '../series.ts'
import { sources } from '../sources.ts'
import styles from './LiveInline.module.css'
import { type ServedReading, useReading } from './use-reading.ts'

/** A rate inside a sentence: a link to its page, with source and time at hand. */
export function LiveInline({ served }: { served: ServedReading }) {
  const { quote, now } = useReading(served)
  const { path, decimals } = series[served.reading.series]
  if (!quote) {
    return (
      <a className={styles.rate} href={path}>
        (cotação sem dado)
      </a>
    )
  }
  const origin = `${sources[quote.source].name}, ${timeFrom(new Date(quote.pricedAt), now)}`
  return (
    <>
      <a className={styles.rate} href={path} title={origin}>
        <data value={quote.last}>R${`\u00A0${formatNumber(quote.last, decimals)}`}</data>
      </a>
      {quote.simulated && <small className={styles.simulated}> (simulado)</small>}
    </>
  )
}
