'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { ageOfQuote } from '../quote.ts'
import { type ServedReading, useReading } from '../quotes/use-reading.ts'
import { type SeriesId, series } from '../series.ts'
import { sources } from '../sources.ts'
import styles from './InlineNumber.module.css'

type Props = { served: ServedReading; isRounded?: boolean }

/** A rate inside a sentence, with its age: `R$ 5,2238 (às 14:35)`. A link to its page, with the source at hand. */
export function LiveInline({ served, isRounded }: Props) {
  const { quote, now } = useReading(served)
  const { path, decimals, unit } = series[served.reading.series]
  if (!quote) return <InlineNone series={served.reading.series} />
  return (
    <>
      <a className={styles.number} href={path} title={sources[quote.source].name}>
        <data value={quote.last}>R${`\u00A0${formatNumber(quote.last, isRounded ? 2 : decimals)}`}</data>
        <span className="visually-hidden"> por {unit.toLowerCase()}</span>
      </a>{' '}
      <small className={styles.age}>
        (<time dateTime={quote.pricedAt}>{ageOfQuote(quote, now)}</time>
        {quote.simulated && ', simulado'})
      </small>
    </>
  )
}

/** In the place of a rate while there is none. */
export function InlineNone({ series: id }: { series: SeriesId }) {
  return (
    <a className={styles.number} href={series[id].path}>
      (cotação sem dado)
    </a>
  )
}
