import { closingPtax } from '#web/finance/calendar/ptax.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { priceAt } from './market.ts'
import { isTradingDay, marketStart } from './sessions.ts'

/** One bulletin of the Central Bank: a consultation of the dealers, or the close, their mean. */
export type Bulletin = {
  kind: 'Abertura' | 'Intermediário' | 'Fechamento'
  buy: number
  sell: number
  at: Date
  /** The same in Brasília, as the bank writes it: `2026-11-18 13:07:26.433`. */
  clock: string
}

/** The dealers are asked at some minute of the first ten after these hours; the close is published after the last. */
const hours = [10, 11, 12, 13]
const MINUTE = 60_000
const SPREAD = 0.0006

/**
 * The bulletins of `day` published until `now`. Two consultations on 24 December; none on the 31st, weekends and
 * holidays. facts/10-mercado.md §3
 */
export function bulletinsOf(pair: string, day: IsoDate, now: Date): Bulletin[] {
  const today = dayInBrasilia(now)
  if (day < marketStart || day > today) return []
  const key = `${pair}/${day}`
  const all = made.get(key) ?? bulletinsOfDay(pair, day)
  made.set(key, all)
  return day < today ? all : all.filter(({ at }) => at <= now)
}

/** Always the same, and a history asks for a thousand days of them. */
const made = new Map<string, Bulletin[]>()

function bulletinsOfDay(pair: string, day: IsoDate): Bulletin[] {
  if (!isTradingDay('fx', day) || day.endsWith('-12-31')) return []
  const asked = day.endsWith('-12-24') ? hours.slice(0, 2) : hours
  const quotes = asked.map((hour, index) => {
    const minute = hour * 60 + ((Number(day.slice(8)) * 7 + index * 3) % 10)
    const sell = Number((priceAt(pair, day, minute) ?? Number.NaN).toFixed(4))
    const at = new Date(Date.parse(`${day}T00:00:00-03:00`) + (minute + 2) * MINUTE + 26_433)
    return { buy: Number((sell - SPREAD).toFixed(4)), sell, at, clock: clockOf(at) }
  })
  const bulletins: Bulletin[] = quotes.map((quote, index) => ({
    kind: index === 0 ? 'Abertura' : 'Intermediário',
    ...quote,
  }))
  const last = quotes.at(-1)
  if (last) {
    const at = new Date(last.at.getTime() + MINUTE)
    bulletins.push({ kind: 'Fechamento', ...closingPtax(quotes), at, clock: clockOf(at) })
  }
  return bulletins
}

function clockOf(at: Date): string {
  const seconds = String(at.getUTCSeconds()).padStart(2, '0')
  return `${dayInBrasilia(at)} ${timeInBrasilia(at)}:${seconds}.${at.getUTCMilliseconds()}`
}
