import { b3Day } from '#web/finance/calendar/b3-session.ts'
import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays, addMonths, isWeekend, weekday } from '#web/finance/calendar/days.ts'
import { hasMarketCalendar, marketCalendar } from '#web/finance/calendar/market-calendar.ts'
import { type MarketDay, marketDay } from '#web/finance/calendar/market-status.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { clock } from './hours-in-words.ts'

export type Session = { day: IsoDate; opens: string; closes: string; after: string; isUncertain: boolean }

/** The next `count` sessions of B3 after `today`; fewer where the calendar ends. `closes` is the end of the closing call. */
export function nextSessions(today: IsoDate, count: number): Session[] {
  const sessions: Session[] = []
  for (
    let day = addDays(today, 1);
    sessions.length < count && hasMarketCalendar(day);
    day = addDays(day, 1)
  ) {
    const session = b3Day(day)
    if (!session.ok || !session.isOpen) continue
    const { continuous, closingCall, afterMarket, confidence } = session
    sessions.push({
      day,
      opens: clock(continuous.start),
      closes: clock(closingCall.end),
      after: afterMarket ? `${clock(afterMarket.start)} às ${clock(afterMarket.end)}` : 'não tem',
      isUncertain: confidence === 'uncertain',
    })
  }
  return sessions
}

export type MonthDay = { day: IsoDate; isWeekend: boolean; isToday: boolean; closure?: string }

/** The weeks of the month of `today`, Sundays first; null for the days of other months. */
export function monthOf(today: IsoDate): (MonthDay | null)[][] {
  // The first of a month is a day.
  const first = `${today.slice(0, 8)}01` as IsoDate
  const cells: (MonthDay | null)[] = Array.from({ length: weekday(first) }, () => null)
  for (let day = first; day < addMonths(first, 1); day = addDays(day, 1)) {
    const session = b3Day(day)
    const closure =
      session.ok && !session.isOpen && session.reason === 'holiday' ? session.holiday : undefined
    cells.push({ day, isWeekend: isWeekend(day), isToday: day === today, ...(closure && { closure }) })
  }
  while (cells.length % 7 > 0) cells.push(null)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

export type UnusualDay = {
  day: IsoDate
  name: string
  b3: string
  /** Bank holidays close the exchange market, TED and the branches. */
  banks: string
  unitedStates: string
  isUncertain: boolean
}

/** Every day from Monday to Friday of a year on which some market does not work as usual, in order. */
export function unusualDays(year: number): UnusualDay[] {
  if (!marketCalendar(year).ok) return []
  const days: UnusualDay[] = []
  // Both are days: the year has four digits by `marketCalendar`.
  const [first, end] = [`${year}-01-01`, `${year + 1}-01-01`] as [IsoDate, IsoDate]
  for (let day = first; day < end; day = addDays(day, 1)) {
    const unusual = isWeekend(day) ? undefined : unusualDay(day)
    if (unusual) days.push(unusual)
  }
  return days
}

function unusualDay(day: IsoDate): UnusualDay | undefined {
  const b3 = marketDay('b3', day)
  const us = marketDay('united-states', day)
  const name = nameOf(b3, us)
  if (name === undefined) return undefined
  return {
    day,
    name,
    b3: inOneWord(b3, { shut: 'fechada', unusual: 'abre às 13:00', usual: 'aberta' }),
    banks: isBusinessDay(day) ? 'abertos' : 'fechados',
    unitedStates: inOneWord(us, { shut: 'fechadas', unusual: 'fecham cedo', usual: 'abertas' }),
    // Of the day itself: the hours of an ordinary session are not this table's matter.
    isUncertain: [b3, us].some((market) => isUnusual(market) && market?.confidence === 'uncertain'),
  }
}

function nameOf(b3: MarketDay | undefined, us: MarketDay | undefined): string | undefined {
  const ofB3 = holidayOf(b3) ?? (b3?.unusual && 'Quarta-feira de Cinzas')
  if (ofB3) return ofB3
  const abroad = holidayOf(us)
  return abroad ? `Nos EUA: ${abroad}` : us?.unusual && 'Nos EUA: pregão curto'
}

function isUnusual(market: MarketDay | undefined): boolean {
  return holidayOf(market) !== undefined || market?.unusual !== undefined
}

function inOneWord(
  market: MarketDay | undefined,
  words: { shut: string; unusual: string; usual: string },
): string {
  if (!market) return 'sem dado'
  if (holidayOf(market)) return words.shut
  return market.unusual ? words.unusual : words.usual
}

function holidayOf(market: MarketDay | undefined): string | undefined {
  return market?.closedBy?.reason === 'holiday' ? market.closedBy.holiday : undefined
}
