import { hasBankCalendar, isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { type FxSession, fxHours, fxSession } from '#web/finance/calendar/fx-session.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/core/format.ts'
import { ago, brasiliaMoment, onDay, reopening, shortDay, timeFrom } from '../brasilia-time.ts'
import { type Instant, type Quote, timeOf } from '../quote.ts'
import { KEPT_MS } from '../renewal.ts'

export type QuoteState = {
  kind: 'fresh' | 'stale' | 'closed' | 'failed' | 'reference'
  /** On the stamp of the page, and on the one of a card, which has no other place for the time. */
  stamp: string
  cardStamp: string
  /** After the change: the day it belongs to and, when closed, when the market comes back. */
  day: string
  /** Why the value cannot be taken for the present one; null when it can. */
  warning: string | null
}

/** The state of a reading that this device could not renew: it is offline, or the site is. */
export function withoutConnection(state: QuoteState, quote: Quote | null, now: Date): QuoteState {
  const using = quote ? `Usando a cotação de ${timeOf(quote, now)}.` : 'Ainda sem cotação.'
  return {
    ...state,
    kind: 'failed',
    stamp: 'Sem conexão',
    cardStamp: 'Sem conexão',
    warning: `Sem conexão. ${using}`,
  }
}

/** The last price of a session may come this long before its end, in minutes. */
const LAST_PRICE_WINDOW = 30

/**
 * State of a quote at an instant. Its age is that of the price, not of the request, and the market's hours come
 * from the calendar, never from the source.
 *
 * A failure of the last attempt comes first: what is shown was not confirmed. A value too far from the last one and alone
 * in saying so is such a failure. Without a quote the state is `failed`.
 */
export function quoteState(
  quote: Quote | null,
  now: Date,
  lastFailure: Instant | null,
  market: 'fx' | 'crypto' = 'fx',
): QuoteState {
  if (!quote) return noData
  const session: FxSession = market === 'crypto' ? { phase: 'open' } : fxSession(brasiliaMoment(now))
  const priced = new Date(quote.pricedAt)
  const time = timeOf(quote, now)
  const day = market === 'crypto' ? `${overADay(priced, now)}.` : dayWords(priced, now, session)
  if (lastFailure) return failedState(quote, now, lastFailure, day)
  if (quote.kind !== 'spot') return referenceState(quote, now, day)
  if (isLate(priced, now, session, market)) {
    const warning =
      session.phase === 'closed'
        ? `Esta cotação é de ${time}, anterior ao último fechamento.`
        : `Esta cotação é de ${time}, ${ago(priced, now)}.`
    return { kind: 'stale', stamp: 'Cotação atrasada', cardStamp: `Atrasada: ${time}`, day, warning }
  }
  if (session.phase === 'closed') {
    return { kind: 'closed', stamp: 'Mercado fechado', cardStamp: `Fechado ${time}`, day, warning: null }
  }
  return {
    kind: 'fresh',
    stamp: `Atualizado ${time}`,
    cardStamp: `Atualizado ${time}`,
    day,
    warning: null,
  }
}

function failedState(quote: Quote, now: Date, lastFailure: Instant, day: string): QuoteState {
  const at = timeInBrasilia(new Date(lastFailure))
  const time = timeOf(quote, now)
  const happened = quote.doubted
    ? `A fonte respondeu outro valor às ${at}, que nenhuma outra confirmou e não foi usado.`
    : `A fonte não deu preço novo às ${at}.`
  const age = quote.kind === 'daily' ? '' : ` (${ago(new Date(quote.pricedAt), now)})`
  const warning = `${happened} Este é o último valor que recebemos, de ${time}${age}.`
  return {
    kind: 'failed',
    stamp: 'Sem atualização',
    cardStamp: `Sem atualização desde ${time}`,
    day,
    warning,
  }
}

export const noData: QuoteState = {
  kind: 'failed',
  stamp: 'Sem dado',
  cardStamp: 'Sem dado',
  day: '',
  warning:
    'Nenhuma fonte deu um preço que possamos usar, e não temos um valor das últimas 24 horas. Em vez de estimar, não mostramos número.',
}

const references = { ptax: 'PTAX', daily: 'Taxa diária' } as const

/** The market's own sources are silent; what is shown is an official or daily rate, under its name and day. */
function referenceState({ kind, pricedAt, doubted }: Quote, now: Date, day: string): QuoteState {
  const name = kind === 'daily' ? references.daily : references.ptax
  const stamp = `${name} de ${shortDay(dayInBrasilia(new Date(pricedAt)), dayInBrasilia(now))}`
  const what =
    kind === 'daily' ? 'uma taxa de referência do dia' : 'o fechamento oficial (PTAX), do Banco Central'
  const happened = doubted ? 'respondeu outro valor, que não foi usado' : 'não deu preço novo'
  const warning = `A fonte do preço de mercado ${happened}. Este valor é ${what}, e não o preço de agora.`
  return { kind: 'reference', stamp, cardStamp: stamp, day, warning }
}

function isLate(priced: Date, now: Date, session: FxSession, market: 'fx' | 'crypto'): boolean {
  if (market === 'crypto') return now.getTime() - priced.getTime() > KEPT_MS
  const price = brasiliaMoment(priced)
  if (session.phase === 'closed') {
    if (price.day !== session.lastClose) return price.day < session.lastClose
    return price.minutes < fxHours.close - LAST_PRICE_WINDOW
  }
  // In the first minutes of a session the price is still the close before.
  const sinceOpening =
    session.phase === 'open' ? (brasiliaMoment(now).minutes - fxHours.open) * 60_000 : Infinity
  return Math.min(now.getTime() - priced.getTime(), sinceOpening) > KEPT_MS
}

/** `em 24 horas`, or `nas 24 horas até 18/11, 14:05` when it ended before. */
function overADay(priced: Date, now: Date): string {
  const isNow = now.getTime() - priced.getTime() <= KEPT_MS
  return isNow ? 'em 24 horas' : `nas 24 horas até ${timeFrom(priced, now)}`
}

function dayWords(priced: Date, now: Date, session: FxSession): string {
  const { day } = brasiliaMoment(priced)
  const today = brasiliaMoment(now).day
  const on = day === today ? 'hoje' : onDay(day, today)
  // The source follows the dollar abroad on days when Brazil does not trade.
  const abroad = hasBankCalendar(day) && !isBusinessDay(day) ? ', referência internacional' : ''
  return [`${on}${abroad}.`, reopening(session, today)].filter(Boolean).join(' ')
}
