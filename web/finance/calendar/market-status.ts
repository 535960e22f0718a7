import { type Edition, inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { b3Closures } from '../tables/calendar/b3-closures.ts'
import { marketHours } from '../tables/calendar/market-hours.ts'
import { usMarketYears } from '../tables/calendar/us-market.ts'
import { b3Day, isUsDaylightTime } from './b3-session.ts'
import { bankHolidayName, isBusinessDay } from './business-days.ts'
import { addDays, isWeekend } from './days.ts'
import { type BrasiliaMoment, fxHours } from './fx-session.ts'
import { b3ClosureName, hasMarketCalendar } from './market-calendar.ts'

export const markets = ['b3', 'fx', 'tesouro-direto', 'united-states', 'crypto', 'pix', 'ted'] as const
export type Market = (typeof markets)[number]

type Phase = 'pre-open' | 'open' | 'closing-call' | 'after'

/** One stretch of a day, in minutes of Brasília; the end is not part of it. */
export type Stretch = { phase: Phase; start: number; end: number }

/** Trading hours of a market on one day. */
export type MarketDay = {
  stretches: readonly Stretch[]
  /** Absent when the market trades that day. */
  closedBy?: { reason: 'weekend' } | { reason: 'holiday'; holiday: string }
  /** Why its hours are not the usual ones. */
  unusual?: 'ash-wednesday' | 'shortened'
  confidence: Edition['confidence']
}

export type MarketStatus =
  | { ok: true; phase: Phase; always: true }
  | { ok: true; phase: Phase; always: false; until: BrasiliaMoment; confidence: Edition['confidence'] }
  | {
      ok: true
      phase: 'closed'
      reason: 'before-open' | 'after-close' | 'interval' | 'weekend' | 'holiday'
      holiday?: string
      /** When the next stretch begins; absent beyond the calendar. */
      next?: BrasiliaMoment
      confidence: Edition['confidence']
    }
  | { ok: false; reason: 'no-calendar' }

/** The longest pause lasts four days. */
const MAX_DAYS_AHEAD = 10

/**
 * Whether a market works at a moment of Brasília, until when, and otherwise why not and when it comes back. The phase
 * comes from calendars alone, never from a source of prices.
 *
 * @see facts/10-mercado.md
 */
export function marketStatus(market: Market, { day, minutes }: BrasiliaMoment): MarketStatus {
  if (market === 'crypto' || market === 'pix') return { ok: true, phase: 'open', always: true }
  const today = marketDay(market, day)
  if (!today) return { ok: false, reason: 'no-calendar' }
  const { stretches, confidence } = today
  const now = stretches.find(({ start, end }) => start <= minutes && minutes < end)
  if (now) return { ok: true, phase: now.phase, always: false, until: { day, minutes: now.end }, confidence }
  const next = stretches.find(({ start }) => minutes < start)
  const why = today.closedBy ?? { reason: pauseOf(stretches, minutes) }
  const moment = next ? { day, minutes: next.start } : nextOpening(market, addDays(day, 1))
  return { ok: true, phase: 'closed', ...why, ...(moment && { next: moment }), confidence }
}

function pauseOf(stretches: readonly Stretch[], minutes: number) {
  const hasBegun = stretches.some(({ end }) => end <= minutes)
  if (!hasBegun) return 'before-open'
  return stretches.some(({ start }) => minutes < start) ? 'interval' : 'after-close'
}

function nextOpening(market: Market, from: IsoDate): BrasiliaMoment | undefined {
  for (let ahead = 0; ahead < MAX_DAYS_AHEAD; ahead++) {
    const day = addDays(from, ahead)
    const [first] = marketDay(market, day)?.stretches ?? []
    if (first) return { day, minutes: first.start }
  }
  return undefined
}

/** Each day once, whatever minute of it is asked about. Pages ask for days around today alone. */
const knownDays = new Map(markets.map((market) => [market, new Map<IsoDate, MarketDay>()]))

/** Trading hours on `day`; undefined where the market's calendar has no rule for it. Crypto and Pix have no days. */
export function marketDay(market: Market, day: IsoDate): MarketDay | undefined {
  const known = knownDays.get(market)?.get(day)
  if (known) return known
  const worked = dayOf(market, day)
  if (worked) knownDays.get(market)?.set(day, worked)
  return worked
}

function dayOf(market: Market, day: IsoDate): MarketDay | undefined {
  switch (market) {
    case 'b3':
      return b3(day)
    case 'fx':
      return bankDay(day, fxHours.open, fxHours.close, 'confirmed')
    case 'tesouro-direto':
      return tesouroDireto(day)
    case 'ted': {
      const hours = inForce(marketHours, day)
      return hours && bankDay(day, hours.ted.start, hours.ted.end, hours.confidence)
    }
    case 'united-states':
      return unitedStates(day)
    case 'crypto':
    case 'pix':
      return { stretches: [{ phase: 'open', start: 0, end: 24 * 60 }], confidence: 'confirmed' }
  }
}

function b3(day: IsoDate): MarketDay | undefined {
  const session = b3Day(day)
  if (!session.ok) return undefined
  if (!session.isOpen) return { ...shut(day, b3ClosureName(day)), confidence: closureConfidence(day) }
  const { preOpen, continuous, closingCall, afterMarket, isAshWednesday, confidence } = session
  return {
    stretches: [
      { phase: 'pre-open', ...preOpen },
      { phase: 'open', ...continuous },
      { phase: 'closing-call', ...closingCall },
      ...(afterMarket ? [{ phase: 'after' as const, ...afterMarket }] : []),
    ],
    ...(isAshWednesday && { unusual: 'ash-wednesday' as const }),
    confidence,
  }
}

/** Bank holidays are law; the exchange's own days are as sure as its calendar. */
function closureConfidence(day: IsoDate): Edition['confidence'] {
  const own = inForce(b3Closures, day)
  return own && bankHolidayName(day) === undefined && !isWeekend(day) ? own.confidence : 'confirmed'
}

function bankDay(
  day: IsoDate,
  start: number,
  end: number,
  confidence: Edition['confidence'],
): MarketDay | undefined {
  if (!hasMarketCalendar(day)) return undefined
  if (!isBusinessDay(day)) return { ...shut(day, bankHolidayName(day)), confidence }
  return { stretches: [{ phase: 'open', start, end }], confidence }
}

/** It follows the exchange, whose settlement it uses: closed too on 24 and 31 December. */
function tesouroDireto(day: IsoDate): MarketDay | undefined {
  const hours = inForce(marketHours, day)
  if (!hours || !hasMarketCalendar(day)) return undefined
  const closure = b3ClosureName(day)
  if (isWeekend(day) || closure !== undefined) return { ...shut(day, closure), confidence: hours.confidence }
  return { stretches: [{ phase: 'open', ...hours.tesouroDireto }], confidence: hours.confidence }
}

/** NYSE and Nasdaq, in minutes of Brasília, which is one hour ahead of New York in its summer and two in its winter. */
function unitedStates(day: IsoDate): MarketDay | undefined {
  const hours = inForce(marketHours, day)?.unitedStates
  const year = inForce(usMarketYears, day)
  if (!hours || !year || year.from.slice(0, 4) !== day.slice(0, 4)) return undefined
  const { confidence, closed, shortened } = year
  const holiday = closed.find((closure) => closure.day === day)?.name
  if (isWeekend(day) || holiday) return { ...shut(day, holiday), confidence }
  const ahead = (isUsDaylightTime(day) ? 1 : 2) * 60
  const isShortened = shortened.includes(day)
  const end = isShortened ? hours.shortenedEnd : hours.end
  return {
    stretches: [{ phase: 'open', start: hours.start + ahead, end: end + ahead }],
    ...(isShortened && { unusual: 'shortened' as const }),
    confidence,
  }
}

function shut(day: IsoDate, holiday: string | undefined): Pick<MarketDay, 'stretches' | 'closedBy'> {
  if (isWeekend(day) || holiday === undefined) return { stretches: [], closedBy: { reason: 'weekend' } }
  return { stretches: [], closedBy: { reason: 'holiday', holiday } }
}
