import { addDays, isBusinessDay } from '#web/finance/business-days.ts'
import { dayInBrasilia, timeInBrasilia } from '#web/finance/format.ts'
import { fxHours, fxSession } from '#web/finance/fx-session.ts'
import type { IsoDate } from '#web/finance/money.ts'
import { bridge, normal } from './noise.ts'
import usdBrl from './seed/usd-brl.json' with { type: 'json' }

export type Tick = {
  bid: number
  ask: number
  low: number
  high: number
  /** Sell side of the close before. */
  previousAsk: number
  pricedAt: Date
}

const SEED = 'em-miudos-3'
const STEPS = fxHours.close - fxHours.open
const DAILY_SIGMA = usdBrl.annualVolatility / Math.sqrt(252)
/** Share of the way back to the last dated close that the path walks each day once the dated closes end. */
const REVERSION = 0.03

// The file's days are in the form of the type.
const anchors = usdBrl.closes.map(({ day, ask }) => ({ day: day as IsoDate, log: Math.log(ask) }))
const firstAnchor = anchors[0]
const lastAnchor = anchors.at(-1)
if (!firstAnchor || !lastAnchor) throw new Error('simulator/seed/usd-brl.json has no closes')

/** The market exists from the second dated close on: the first one only gives the change of that day. */
export const marketStart: IsoDate = addDays(firstAnchor.day, 1)

/**
 * The dollar at an instant: a path through the dated closes of the seed, the same in every run. Up to the minute while
 * the market is open; the last close when it is not.
 *
 * @throws RangeError before `marketStart` or beyond the holiday table.
 */
export function tickAt(instant: Date): Tick {
  const { day, minute } = lastTradedMinute(instant)
  const previous = closeBefore(day)
  const path = intradayPath(day, previous)
  const walked = Array.from({ length: minute - fxHours.open + 1 }, (_, step) => Math.exp(path(step)))
  const ask = rounded(walked.at(-1) ?? Number.NaN)
  const bid = rounded(ask - usdBrl.spread)
  return {
    bid,
    ask,
    low: rounded(Math.min(...walked) - usdBrl.spread),
    high: rounded(Math.max(...walked)),
    previousAsk: rounded(Math.exp(previous)),
    // Brasília is three hours behind UTC all year since 2019.
    pricedAt: new Date(`${day}T${clock(minute)}:00-03:00`),
  }
}

function lastTradedMinute(instant: Date): { day: IsoDate; minute: number } {
  const day = dayInBrasilia(instant)
  const [hours = 0, minutes = 0] = timeInBrasilia(instant).split(':').map(Number)
  const session = fxSession({ day, minutes: hours * 60 + minutes })
  if (day < marketStart || session.phase === 'unknown') throw new RangeError(`no simulated market on ${day}`)
  if (session.phase === 'open') return { day, minute: hours * 60 + minutes }
  return { day: session.lastClose, minute: fxHours.close }
}

/** Log price at each minute of the day's session. */
function intradayPath(day: IsoDate, previous: number): (step: number) => number {
  const whole = {
    from: 0,
    to: STEPS,
    start: previous,
    end: closeOf(day),
    sigma: DAILY_SIGMA / Math.sqrt(STEPS),
  }
  return (step) => bridge({ ...whole, key: `${SEED}/${day}` }, step)
}

const closes = new Map<IsoDate, number>()

/** Log of the day's close: dated, bridged between two dated ones, or walked on from the last one. */
function closeOf(day: IsoDate): number {
  const known = closes.get(day)
  if (known !== undefined) return known
  const close = lastAnchor && day > lastAnchor.day ? walkedClose(day, lastAnchor.log) : bridgedClose(day)
  closes.set(day, close)
  return close
}

function walkedClose(day: IsoDate, home: number): number {
  const previous = closeBefore(day)
  return previous + REVERSION * (home - previous) + DAILY_SIGMA * normal(`${SEED}/close/${day}`)
}

function bridgedClose(day: IsoDate): number {
  const next = anchors.find((anchor) => anchor.day >= day)
  const previous = anchors.findLast((anchor) => anchor.day <= day)
  if (!next || !previous) throw new RangeError(`no dated close around ${day}`)
  return bridge(
    {
      from: 0,
      to: businessDaysBetween(previous.day, next.day),
      start: previous.log,
      end: next.log,
      sigma: DAILY_SIGMA,
      key: `${SEED}/close/${previous.day}`,
    },
    businessDaysBetween(previous.day, day),
  )
}

function closeBefore(day: IsoDate): number {
  let before = addDays(day, -1)
  while (!isBusinessDay(before)) before = addDays(before, -1)
  return closeOf(before)
}

function businessDaysBetween(from: IsoDate, to: IsoDate): number {
  let count = 0
  for (let day = from; day < to; day = addDays(day, 1)) if (isBusinessDay(addDays(day, 1))) count++
  return count
}

function rounded(price: number): number {
  return Math.round(price * 10_000) / 10_000
}

function clock(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
