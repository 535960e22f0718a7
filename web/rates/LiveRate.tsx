'use client'

import type { ReactNode } from 'react'
import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import styles from './LiveRate.module.css'
import type { Quote } from './quote.ts'
import { RefreshButton, useAsking } from './RefreshButton.tsx'
import { SimulatedTag } from './SimulatedTag.tsx'
import { StateStamp } from './StateStamp.tsx'
import { series, sources } from './series.ts'
import { type ServedReading, useReading } from './use-reading.ts'

const noticeTones = { stale: 'warning', failed: 'error' } as const

/** The head of a rate's page: title, state, the value with its change, its facts, its time and source. */
export function LiveRate({ served, title }: { served: ServedReading; title: string }) {
  const { quote, state, offline, refresh } = useReading(served)
  const { decimals } = series[served.reading.series]
  const asking = useAsking(refresh, decimals)
  const noticeTone = state.kind === 'stale' || state.kind === 'failed' ? noticeTones[state.kind] : null
  const again = state.kind === 'failed' ? 'Tentar de novo' : 'Atualizar agora'
  const button = <RefreshButton {...asking}>{again}</RefreshButton>
  return (
    <div className={styles.rate} data-state={state.kind}>
      <div className={styles.top}>
        <h1>{title}</h1>
        <StateStamp kind={state.kind} text={state.stamp} />
      </div>
      {quote ? <Headline quote={quote} decimals={decimals} day={state.day} /> : <NoValue />}
      {noticeTone && (
        <Notice tone={offline ? 'muted' : noticeTone} action={button}>
          {state.warning}
        </Notice>
      )}
      {quote && (
        <>
          <Facts wide items={facts(quote, decimals)} />
          <Origin quote={quote}>{!noticeTone && button}</Origin>
        </>
      )}
      <span className="visually-hidden" role="status">
        {asking.outcome}
      </span>
    </div>
  )
}

function Headline({ quote, decimals, day }: { quote: Quote; decimals: number; day: string }) {
  const sign = quote.change > 0 ? '+' : ''
  return (
    <div>
      <p>
        <Figure value={quote.ask} text={formatNumber(quote.ask, decimals)} size="xl" />
      </p>
      <p className={styles.change}>
        <Change fraction={quote.changeFraction} />{' '}
        <span className="muted">
          ({`${sign}${formatReais(quote.change, decimals)}`}) {day}
        </span>
      </p>
    </div>
  )
}

function formatReais(amount: number, decimals: number): string {
  const text = formatNumber(amount, decimals)
  return text.startsWith('\u2212') ? `\u2212R$\u00A0${text.slice(1)}` : `R$\u00A0${text}`
}

function NoValue() {
  return <p className={styles.none}>sem dado</p>
}

function facts({ bid, ask, low, high }: Quote, decimals: number) {
  return [
    { label: 'Compra', value: formatNumber(bid, decimals) },
    { label: 'Venda', value: formatNumber(ask, decimals) },
    { label: 'Mínima do dia', value: formatNumber(low, decimals) },
    { label: 'Máxima do dia', value: formatNumber(high, decimals) },
  ]
}

function Origin({ quote, children }: { quote: Quote; children: ReactNode }) {
  const priced = new Date(quote.pricedAt)
  const source = sources[quote.source]
  return (
    <div className={styles.origin}>
      <p>
        Preço de venda de{' '}
        <time dateTime={quote.pricedAt}>
          {`${formatDay(dayInBrasilia(priced))}, ${timeInBrasilia(priced)}`}
        </time>{' '}
        (Brasília). Fonte: {quote.simulated && 'simulador, no formato da '}
        <a href={source.url}>{source.name}</a>.
      </p>
      {quote.simulated && <SimulatedTag />}
      {children}
    </div>
  )
}
