'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import type { Quote } from '../quote.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { type SeriesId, series } from '../series.ts'
import styles from './LiveCard.module.css'
import type { QuoteState } from './quote-state.ts'
import { StateStamp } from './StateStamp.tsx'
import { type ServedReading, useReading } from './use-reading.ts'

/** A value that a person checked, as written, and the day of it: `5,22`, `19/11/2026`. */
export type CheckedValue = { value: string; day: string }

type Props = { served: ServedReading; fallback?: CheckedValue }

/** A rate beside other content: value, change, state and the way to its page; the `fallback` while it has no value. */
export function LiveCard({ served, fallback }: Props) {
  const { quote, state } = useReading(served)
  return <RateCardFace series={served.reading.series} quote={quote} state={state} fallback={fallback} />
}

type FaceProps = { series: SeriesId; quote: Quote | null; state: QuoteState; fallback?: CheckedValue }

export function RateCardFace({ series: id, quote, state, fallback }: FaceProps) {
  const { title, path, decimals } = series[id]
  return (
    <aside className={styles.card} aria-label={`${title} agora`} data-state={state.kind}>
      <div>
        <p className={styles.label}>{title}</p>
        {quote ? (
          <>
            <p>
              <Figure value={quote.last} text={formatNumber(quote.last, decimals)} size="m" />
            </p>
            <p className={styles.change}>
              {quote.changeFraction !== null && <Change fraction={quote.changeFraction} />}{' '}
              <span className="muted">{firstSentence(state.day)}</span>
            </p>
          </>
        ) : (
          <p className={styles.none}>
            {fallback ? `R$\u00A0${fallback.value} em ${fallback.day}` : 'sem dado'}
          </p>
        )}
      </div>
      <div className={styles.side}>
        <StateStamp kind={state.kind} text={state.cardStamp} />
        {quote?.simulated && <SimulatedTag />}
        <FollowLink href={path}>Ver a cotação</FollowLink>
      </div>
    </aside>
  )
}

/** Without the point, and without when the market comes back: that is on the rate's page. */
function firstSentence(text: string): string {
  return text.slice(0, text.indexOf('.'))
}
