'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { formatNumber } from '#web/finance/core/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import { momentOf, type Quote } from '../quote.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { series } from '../series.ts'
import { sources } from '../sources.ts'
import styles from './LiveRate.module.css'
import { StateStamp } from './StateStamp.tsx'
import { type LiveReading, type ServedReading, useReading } from './use-reading.ts'

const noticeTones = { stale: 'warning', reference: 'warning', failed: 'error' } as const

/** The head of a rate's page: title, state, the value with its change, its facts, its time and source. */
export function LiveRate({ served, title }: { served: ServedReading; title: string }) {
  const { quote, state, offline, isDirect, refresh } = useReading(served)
  const { decimals, market } = series[served.reading.series]
  const asking = useAsking(refresh, decimals)
  const noticeTone = state.kind === 'fresh' || state.kind === 'closed' ? null : noticeTones[state.kind]
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
          <Facts
            wide
            items={facts(quote, decimals, market === 'crypto' ? state.day.replace('.', '') : 'do dia')}
          />
          <Origin quote={quote} isDirect={isDirect}>
            {!noticeTone && button}
          </Origin>
        </>
      )}
      <span className="visually-hidden" role="status">
        {asking.outcome}
      </span>
    </div>
  )
}

function Headline({ quote, decimals, day }: { quote: Quote; decimals: number; day: string }) {
  return (
    <div>
      <p>
        <Figure value={quote.last} text={formatNumber(quote.last, decimals)} size="xl" />
      </p>
      <p className={styles.change}>
        {quote.changeFraction !== null && <Change fraction={quote.changeFraction} />}{' '}
        <span className="muted">
          {quote.change !== null && `(${signedReais(quote.change, decimals)}) `}
          {day}
        </span>
      </p>
    </div>
  )
}

function signedReais(amount: number, decimals: number): string {
  const text = formatNumber(amount, decimals)
  if (text.startsWith('\u2212')) return `\u2212R$\u00A0${text.slice(1)}`
  return `${amount > 0 ? '+' : ''}R$\u00A0${text}`
}

function NoValue() {
  return <p className={styles.none}>sem dado</p>
}

/** Absent where the source has none. */
function facts({ bid, ask, low, high }: Quote, decimals: number, period: string) {
  return [
    { label: 'Compra', amount: bid },
    { label: 'Venda', amount: ask },
    { label: `Mínima ${period}`, amount: low },
    { label: `Máxima ${period}`, amount: high },
  ].flatMap(({ label, amount }) =>
    amount === null ? [] : [{ label, value: formatNumber(amount, decimals) }],
  )
}

type OriginProps = { quote: Quote; isDirect: boolean; children: ReactNode }

function Origin({ quote, isDirect, children }: OriginProps) {
  const source = sources[quote.source]
  return (
    <div className={styles.origin}>
      <p>
        {quote.ask === null ? 'Preço' : 'Preço de venda'} de{' '}
        <time dateTime={quote.pricedAt}>{momentOf(quote)}</time> (Brasília). Fonte:{' '}
        {quote.simulated && 'simulador, no formato de '}
        <a href={source.url}>{source.name}</a>
        {isDirect ? `, direto da ${sources.awesomeapi.name}: nosso servidor não respondeu.` : '.'}
      </p>
      {quote.simulated && <SimulatedTag />}
      {children}
    </div>
  )
}

type Asking = {
  asking: boolean
  ask: () => void
  /** For a status region. Renewals nobody asked for say nothing. */
  outcome: string
  button: RefObject<HTMLButtonElement | null>
}

/** Asking for a rate on demand. The button may move with the state of the rate: it takes the focus along. */
function useAsking(refresh: LiveReading['refresh'], decimals: number): Asking {
  const [asking, setAsking] = useState(false)
  const [outcome, setOutcome] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (outcome && document.activeElement === document.body) button.current?.focus()
  }, [outcome])

  async function ask() {
    if (asking) return
    setAsking(true)
    setOutcome('')
    const { quote, state } = await refresh()
    const price = quote ? `R$ ${formatNumber(quote.last, decimals)}. ` : ''
    setOutcome(`${price}${state.warning ?? `${state.stamp}.`}`)
    setAsking(false)
  }

  return { asking, ask, outcome, button }
}

function RefreshButton({ asking, ask, button, children }: Asking & { children: string }) {
  return (
    // Not `disabled` while asking, which would drop the focus of who pressed it.
    <Button ref={button} variant="plain" size="small" aria-disabled={asking} onClick={ask}>
      <Icon name="retry" size="small" />
      {asking ? 'Carregando...' : children}
    </Button>
  )
}
