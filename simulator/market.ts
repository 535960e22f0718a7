import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Asset, assets, crosses } from './assets.ts'
import { dailySigma, logCloseOf, shocksOf } from './closes.ts'
import { bridge } from './noise.ts'
import { type Calendar, type Hours, hoursOf, isTradingDay, lastTraded, tradingDayFrom } from './sessions.ts'

export type Tick = {
  bid: number
  ask: number
  open: number
  low: number
  high: number
  /** Sell side of the close before; for an asset that always trades, the price 24 hours earlier. */
  previousAsk: number
  pricedAt: Date
}

/** One trading day, on the sell side. */
export type Bar = { day: IsoDate; open: number; high: number; low: number; close: number }

type Path = {
  calendar: Calendar
  spread: number
  decimals: number
  logAt: (day: IsoDate, minute: number) => number
}

/** Of an asset or of a cross; undefined for what is not simulated. */
function pathOf(key: string): Path | undefined {
  const asset = assets.get(key)
  if (asset) return { ...asset, logAt: (day, minute) => logOf(asset, day, minute) }
  const cross = crosses.get(key)
  const parts = cross?.of.map((part) => assets.get(part))
  const [one, other] = parts ?? []
  if (!cross || !one || !other) return undefined
  return {
    ...cross,
    calendar: one.calendar,
    logAt: (day, minute) => logOf(one, day, minute) + logOf(other, day, minute),
  }
}

/** Logarithm of the price at each minute of a trading day. */
type DayPath = (minute: number) => number

/** Deterministic paths, kept: lists and charts ask at every visit for the prices of the one before. */
const kept = new Map<Asset, Map<IsoDate, DayPath>>()
let keptDays = 0
/** Some twenty megabytes. */
const MAX_KEPT_DAYS = 10_000

function logOf(asset: Asset, day: IsoDate, minute: number): number {
  const days = kept.get(asset) ?? new Map<IsoDate, DayPath>()
  const path = days.get(day) ?? dayPath(asset, day)
  if (!days.has(day)) {
    if (keptDays >= MAX_KEPT_DAYS) {
      kept.clear()
      keptDays = 0
    }
    keptDays += 1
    kept.set(asset, days.set(day, path))
  }
  return path(minute)
}

/** From the close before to the close of the day. */
function dayPath(asset: Asset, day: IsoDate): DayPath {
  const hours = hoursOf(asset.calendar, day)
  if (!hours) throw new RangeError(`${asset.key} is not traded on ${day}`)
  const { open, close, step } = hours
  const steps = (close - open) / step
  const shock = shocksOf(asset)
  const whole = {
    from: 0,
    to: steps,
    start: logCloseOf(asset, tradingDayFrom(asset.calendar, day, -1)),
    end: logCloseOf(asset, day),
    sigma: dailySigma(asset) / Math.sqrt(steps),
    shock: (moment: string) => shock(`${day}/${moment}`),
    known: new Map<number, number>(),
  }
  return (minute) => {
    const at = Math.round((minute - open) / step)
    return whole.known.get(at) ?? bridge(whole, at)
  }
}

export function calendarOf(key: string): Calendar {
  return simulated(key).calendar
}

export function isSimulated(key: string): boolean {
  return pathOf(key) !== undefined
}

/**
 * A price at an instant: a path through the dated prices of the seed, the same in every run. Up to the step while the
 * market is open; the last close when it is not.
 *
 * @throws RangeError for what is not simulated, and outside the simulated years
 */
export function tickAt(key: string, instant: Date): Tick {
  const path = simulated(key)
  const { day, minute, hours } = lastTraded(path.calendar, instant)
  const last = walk(key, day, hours, minute).at(-1)
  if (!last) throw new RangeError(`${key} is not traded on ${day}`)
  return tickOf(path, day, last)
}

/** The last `count` ticks until an instant, oldest first: a session that has just begun goes on from the one before. */
export function ticksUntil(key: string, instant: Date, count: number): Tick[] {
  const path = simulated(key)
  const ticks: Tick[] = []
  let { day, minute, hours } = lastTraded(path.calendar, instant)
  while (ticks.length < count) {
    const steps = walk(key, day, hours, minute).slice(ticks.length - count)
    const on = day
    ticks.unshift(...steps.map((step) => tickOf(path, on, step)))
    day = tradingDayFrom(path.calendar, day, -1)
    hours = hoursOf(path.calendar, day) ?? hours
    minute = hours.close
  }
  return ticks
}

type Step = { minute: number; price: number; first: number; lowest: number; highest: number }

/** The steps of the day that each key was last asked about: the list of shares asks for a hundred of them at a time. */
const lastWalks = new Map<string, { day: IsoDate; steps: Step[] }>()

/** The prices of a trading day, each with the first, the lowest and the highest until then. */
function walk(key: string, day: IsoDate, { open, step }: Hours, until: number): Step[] {
  const path = simulated(key)
  const last = lastWalks.get(key)
  const steps = last?.day === day ? last.steps : []
  lastWalks.set(key, { day, steps })
  for (let minute = open + steps.length * step; minute <= until; minute += step) {
    const price = Math.exp(path.logAt(day, minute))
    const { first, lowest, highest } = steps.at(-1) ?? { first: price, lowest: price, highest: price }
    steps.push({ minute, price, first, lowest: Math.min(lowest, price), highest: Math.max(highest, price) })
  }
  return steps.slice(0, Math.max(0, Math.floor((until - open) / step) + 1))
}

function tickOf(path: Path, day: IsoDate, { minute, price, first, lowest, highest }: Step): Tick {
  const round = rounder(path.decimals)
  const ask = round(price)
  const smallest = 10 ** -path.decimals
  const bid = round(ask - Math.max(smallest, ask * path.spread))
  return {
    bid,
    ask,
    open: round(first),
    low: Math.min(bid, round(lowest * (1 - path.spread))),
    high: Math.max(ask, round(highest)),
    previousAsk: round(Math.exp(previousLog(path, day, minute))),
    pricedAt: new Date(midnight(day) + minute * 60_000),
  }
}

/** Brasília is three hours behind UTC all year since 2019. */
function midnight(day: IsoDate): number {
  return Date.parse(`${day}T00:00:00-03:00`)
}

function previousLog(path: Path, day: IsoDate, minute: number): number {
  if (path.calendar === 'always') return path.logAt(addDays(day, -1), minute)
  const before = tradingDayFrom(path.calendar, day, -1)
  return path.logAt(before, hoursOf(path.calendar, before)?.close ?? 0)
}

/** The price at a minute of a trading day, whatever the present is; undefined when the asset is not traded on `day`. */
export function priceAt(key: string, day: IsoDate, minute: number): number | undefined {
  const path = simulated(key)
  if (!isTradingDay(path.calendar, day)) return undefined
  return rounder(path.decimals)(Math.exp(path.logAt(day, minute)))
}

/** Bars of days that are over, by what they are of: charts and facts ask for the same five years again and again. */
const keptBars = new Map<string, Map<IsoDate, Bar | undefined>>()

/** The trading days from `first` to `last`; of a day that is not over, what was traded until `now`. */
export function barsBetween(key: string, first: IsoDate, last: IsoDate, now: Date): Bar[] {
  const path = simulated(key)
  const end = lastTraded(path.calendar, now)
  const past = keptBars.get(key) ?? new Map<IsoDate, Bar | undefined>()
  keptBars.set(key, past)
  const bars: Bar[] = []
  for (let day = first; day <= last && day <= end.day; day = addDays(day, 1)) {
    if (day < end.day && !past.has(day)) past.set(day, barOf(path, day))
    const bar = day < end.day ? past.get(day) : barOf(path, day, end.minute)
    if (bar) bars.push(bar)
  }
  return bars
}

/** The bar of a day, up to a minute of it; undefined on a day without trading. */
function barOf({ calendar, decimals, logAt }: Path, day: IsoDate, minute = Number.POSITIVE_INFINITY) {
  const hours = isTradingDay(calendar, day) ? hoursOf(calendar, day) : undefined
  if (!hours) return undefined
  const round = rounder(decimals)
  const until = Math.min(minute, hours.close)
  // Six looks a day are enough for a bar of the past.
  const looks = Array.from(
    { length: 7 },
    (_, look) => hours.open + Math.round(((until - hours.open) * look) / 6),
  )
  const prices = looks.map((at) => round(Math.exp(logAt(day, at))))
  return {
    day,
    open: prices[0] ?? Number.NaN,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? Number.NaN,
  }
}

function simulated(key: string): Path {
  const path = pathOf(key)
  if (!path) throw new RangeError(`not simulated: ${key}`)
  return path
}

function rounder(decimals: number): (price: number) => number {
  return (price) => Number(price.toFixed(decimals))
}
