import type { View } from './provider.ts'
import { marketStart } from './sessions.ts'

export type SimulatedCandle = { openedAt: number; open: number; high: number; low: number; close: number }

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** 1970-01-05 was the first Monday: weeks are counted from it. */
const lengths = {
  '1h': { length: HOUR, since: 0 },
  '1d': { length: DAY, since: 0 },
  '1w': { length: 7 * DAY, since: 4 * DAY },
} as const

export type Step = keyof typeof lengths

export function isStep(text: string): text is Step {
  return Object.hasOwn(lengths, text)
}

/** The last `count` hours, days or weeks of UTC, the one that runs among them; none before the simulated years. */
export function candles(key: string, step: Step, count: number, view: View): SimulatedCandle[] {
  const { length, since } = lengths[step]
  const now = view.now.getTime()
  const newest = Math.floor((now - since) / length) * length + since
  const first = Date.parse(`${marketStart}T00:00:00Z`) + DAY
  return Array.from({ length: count }, (_, index) => newest - (count - 1 - index) * length)
    .filter((openedAt) => openedAt >= first)
    .map((openedAt) => candle(key, openedAt, Math.min(openedAt + length, now), view))
}

/** Four looks are enough for a candle. */
function candle(key: string, openedAt: number, end: number, view: View): SimulatedCandle {
  const prices = [0, 1, 2, 3].map((look) =>
    view.priceAt(key, new Date(openedAt + ((end - openedAt) * look) / 3)),
  )
  return {
    openedAt,
    open: prices[0] ?? Number.NaN,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices[3] ?? Number.NaN,
  }
}
