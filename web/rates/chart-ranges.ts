import { addDays, addMonths, dayNumber } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Instant } from './quote.ts'
import type { SourceId } from './sources.ts'

/** The price at the end of a day, in reais (an index in points). */
export type ClosingPrice = { day: IsoDate; close: number }

/** A price at an instant, or at the end of a day. */
export type ChartPoint = { at: IsoDate | Instant; price: number }

export const rangeIds = ['1D', '5D', '1M', '6M', '1A', '5A'] as const
export type RangeId = (typeof rangeIds)[number]

/** One range of a chart: points of one source and one kind, oldest first; none when no source answered. */
export type ChartRange = {
  id: RangeId
  points: readonly ChartPoint[]
  /** Measure of each point, for the line under the conclusion: `fechamento`, `PTAX de venda`, `preço a cada hora`. */
  measure: string
  source: SourceId
  simulated: boolean
}

/** Every point of a series that one answer of one source gives. */
export type History = Pick<ChartRange, 'points' | 'measure' | 'source' | 'simulated'>

const HOUR_MS = 3_600_000
/** In days of closes, the changes that the range shows. */
const sessions: Partial<Record<RangeId, number>> = { '1D': 1, '5D': 5 }
const months: Partial<Record<RangeId, number>> = { '1M': 1, '6M': 6, '1A': 12, '5A': 60 }
const hours: Partial<Record<RangeId, number>> = { '1D': 24, '5D': 120 }

export function pointsOfCloses(closes: readonly ClosingPrice[]): ChartPoint[] {
  return closes.map(({ day, close }) => ({ at: day, price: close }))
}

/**
 * The points of `history` within a range that ends at its newest point, not at the present. A range of days counts
 * sessions where there is a point a day, hours where there are instants.
 */
export function rangeOf(id: RangeId, history: History): ChartRange {
  return { id, ...history, points: within(id, history.points) }
}

function within(id: RangeId, points: readonly ChartPoint[]): ChartPoint[] {
  const newest = points.at(-1)
  if (!newest) return []
  const count = sessions[id]
  if (count !== undefined && isDay(newest.at)) return points.slice(-count - 1)
  const span = hours[id]
  if (span !== undefined) {
    const since = Date.parse(newest.at) - span * HOUR_MS
    return points.filter(({ at }) => Date.parse(at) >= since)
  }
  const first = addMonths(dayOf(newest.at), -(months[id] ?? 0))
  return points.filter(({ at }) => dayOf(at) >= first)
}

/** Whether the points begin well after the range does: what they show is shorter than its name. */
export function isCutShort({ id, points }: Pick<ChartRange, 'id' | 'points'>): boolean {
  const [oldest, newest] = [points[0], points.at(-1)]
  const span = months[id]
  if (!(oldest && newest && span)) return false
  return dayNumber(dayOf(oldest.at)) - dayNumber(addMonths(dayOf(newest.at), -span)) > 10
}

/** Days since the last whole one of a market without pauses; one more while its source is late. */
const LATEST_END_DAYS = 2

/**
 * From the first point to the last of a coin, where they lie as far apart as the range says and the last is of now; null
 * otherwise.
 */
export function changeOver(range: Pick<ChartRange, 'id' | 'points'>, today: IsoDate): Fraction | null {
  const [oldest, newest] = [range.points[0], range.points.at(-1)]
  if (!(oldest && newest) || oldest === newest) return null
  const isCurrent = dayOf(newest.at) >= addDays(today, -LATEST_END_DAYS)
  return isCutShort(range) || !isCurrent ? null : newest.price / oldest.price - 1
}

/**
 * At most about `most` points: every n-th counted from the newest, the oldest, and the lowest and highest of all, so that
 * a thinner line keeps its ends and its extremes.
 */
export function thinned(points: readonly ChartPoint[], most: number): ChartPoint[] {
  const step = Math.ceil(points.length / most)
  if (step <= 1) return [...points]
  const prices = points.map(({ price }) => price)
  const kept = new Set([0, prices.indexOf(Math.min(...prices)), prices.indexOf(Math.max(...prices))])
  return points.filter((_, index) => (points.length - 1 - index) % step === 0 || kept.has(index))
}

/** The last point of each day in Brasília. */
export function daily(points: readonly ChartPoint[]): ChartPoint[] {
  const byDay = new Map(points.map(({ at, price }) => [dayOf(at), price]))
  return [...byDay].map(([day, price]) => ({ at: day, price }))
}

/** The points of the newest day in Brasília; when that has just begun, all there are. */
export function lastSession(points: readonly ChartPoint[]): ChartPoint[] {
  const newest = points.at(-1)
  const own = points.filter(({ at }) => newest && dayOf(at) === dayOf(newest.at))
  return own.length > 1 ? own : [...points]
}

/** Whether the points are instants that span less than a day: what they show is told by its hours. */
export function isPartOfDay(points: readonly ChartPoint[]): boolean {
  const [oldest, newest] = [points[0], points.at(-1)]
  if (!(oldest && newest) || isDay(newest.at) || points.length < 2) return false
  return Date.parse(newest.at) - Date.parse(oldest.at) < (hours['1D'] ?? 0) * HOUR_MS
}

/** The day in Brasília of a day or an instant. */
export function dayOf(at: IsoDate | Instant): IsoDate {
  return isDay(at) ? at : dayInBrasilia(new Date(at))
}

export function isDay(at: IsoDate | Instant): at is IsoDate {
  return at.length === 10
}
