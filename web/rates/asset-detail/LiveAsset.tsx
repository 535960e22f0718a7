'use client'

import { formatNumber } from '#web/finance/core/format.ts'
import { Change } from '#web/ui/Change.tsx'
import { Figure } from '#web/ui/Figure.tsx'
import { Facts } from '#web/ui/tables/Facts.tsx'
import styles from '../assets/AssetBoard.module.css'
import { AssetStamp, Origin, StateNotice } from '../assets/AssetStatus.tsx'
import {
  b3State,
  coinState,
  formatPrice,
  isUndated,
  momentWords,
  priceDecimals,
  shortAmount,
  titleOf,
} from '../assets/asset-words.ts'
import type { Served } from '../assets/serve.ts'
import { useRenewed } from '../assets/use-renewed.ts'
import { timeFrom } from '../brasilia-time.ts'
import type { Origin as OriginOf } from '../catalogue/asset-rows.ts'
import type { AssetClass } from '../catalogue/assets.ts'
import type { AssetQuote, AssetReading } from './asset-reading.ts'

type Props = {
  served: Served<AssetReading>
  kind: AssetClass
  /** Above its code: `Petrobras (PN) · ação · Petróleo e gás`. */
  about: string
}

/** The head of an asset's page: code, state, price with its change, facts, time and source. */
export function LiveAsset({ served, kind, about }: Props) {
  const { code } = served.value
  const { value: reading, offline } = useRenewed(`/api/ativos?codigo=${code}`, served, readingOfAnswer)
  const { quote, origin } = reading
  const state = kind === 'cripto' ? coinState(reading, quote?.pricedAt, offline) : b3State(reading, offline)
  // Without its day, that of the price is not today's.
  const span = kind === 'cripto' ? 'em 24 horas' : isUndated(reading) ? 'em um dia' : 'no dia'
  return (
    <div className={styles.board} data-state={state.kind}>
      <div>
        <p className="muted ui">{about}</p>
        <div className={styles.top}>
          <h1>{kind === 'cripto' ? `${code} hoje` : titleOf(code, reading)}</h1>
          <AssetStamp state={state} />
        </div>
      </div>
      {quote ? <Price quote={quote} span={span} /> : <p className={styles.none}>sem dado</p>}
      <StateNotice state={state} offline={offline} />
      {quote && origin && <Facts items={factsOf(quote, span, state.kind === 'stale', origin)} />}
      {origin && <Origin origin={origin} />}
    </div>
  )
}

/** @param span of its change: `no dia` */
function Price({ quote, span }: { quote: AssetQuote; span: string }) {
  const { price, changeFraction, doubtful, pricedAt } = quote
  return (
    <div>
      <p>
        <Figure value={price} text={formatPrice(price)} size="xl" />
      </p>
      <p className={styles.price}>
        {changeFraction !== null && <Change fraction={changeFraction} />}{' '}
        <span className="muted">
          {changeFraction !== null && `${span}. `}
          {doubtful &&
            'O preço mudou mais de 25\u00A0% em um dia: pode ser desdobramento ou grupamento, então não mostramos a variação. '}
          {pricedAt && (
            <>
              Preço <time dateTime={pricedAt}>{momentWords(pricedAt)}</time> (Brasília).
            </>
          )}
        </span>
      </p>
    </div>
  )
}

/** Absent where the source has none; hours that ended before now are absent too. */
function factsOf(quote: AssetQuote, span: string, isLate: boolean, { fetchedAt }: OriginOf) {
  const decimals = priceDecimals(quote.price)
  const price = (amount: number) => formatNumber(amount, decimals)
  const amount = (value: number) => `R$\u00A0${shortAmount(value)}`
  const change = (fraction: number) => <Change fraction={fraction} />
  const until = quote.until ? `até ${timeFrom(new Date(quote.until), new Date(fetchedAt))}` : undefined
  const facts = [
    { label: 'Em 1 hora', value: isLate ? null : quote.hour, show: change },
    { label: 'Em 7 dias', value: isLate ? null : quote.week, show: change },
    { label: 'Abertura', value: quote.open, show: price },
    { label: 'Mínima do dia', value: quote.low, show: price, note: until },
    { label: 'Máxima do dia', value: quote.high, show: price, note: until },
    {
      label: 'Volume',
      value: quote.turnover,
      show: amount,
      note: span === 'em 24 horas' ? span : `${span}: quantidade vezes preço`,
    },
    { label: 'Valor de mercado', value: quote.marketCap, show: amount },
  ]
  return facts.flatMap(({ label, value, show, note }) =>
    value === null ? [] : [{ label, value: show(value), note }],
  )
}

/** The reading in an answer of `/api/ativos?codigo=…`, which names its origin otherwise. */
function readingOfAnswer(answer: unknown): AssetReading {
  // Our own answer, checked by the test of its route.
  const { code, quote, session, delayMinutes, facts, provenance, failedAt } = answer as Omit<
    AssetReading,
    'origin'
  > & {
    provenance: AssetReading['origin']
  }
  return { code, quote, session, delayMinutes, facts, origin: provenance, failedAt }
}
