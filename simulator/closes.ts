import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Asset, assets } from './assets.ts'
import { normal, type Shock } from './noise.ts'
import { isTradingDay, marketEnd, marketStart, tradingDayFrom } from './sessions.ts'

const SEED = 'em-miudos-4'
/** Share of the way back to the nearest anchor that the path walks each day beyond it. */
const REVERSION = 0.03
const DAYS_A_YEAR = { fx: 252, b3: 252, always: 365 } as const

/** The shocks of an asset at the moments of a day. */
export function shocksOf(asset: Asset): Shock {
  const leader = asset.follows && assets.get(asset.follows.key)
  const leading = leader ? shocksOf(leader) : () => 0
  return (moment) => mixed(asset, moment, leading(moment))
}

const dailyShocks = new Map<string, Map<IsoDate, number>>()

/** The shock of a day, kept: every follower of an asset asks for it. */
function dailyShock(asset: Asset, day: IsoDate): number {
  const shocks = dailyShocks.get(asset.key) ?? new Map<IsoDate, number>()
  dailyShocks.set(asset.key, shocks)
  const leader = asset.follows && assets.get(asset.follows.key)
  const shock = shocks.get(day) ?? mixed(asset, day, leader ? dailyShock(leader, day) : 0)
  shocks.set(day, shock)
  return shock
}

/** The asset's own shock of a moment, and as much of its leader's as they correlate. */
function mixed({ key, follows }: Asset, moment: string, leading: number): number {
  const own = normal(`${SEED}/${key}/${moment}`)
  const correlation = follows?.correlation ?? 0
  return correlation * leading + Math.sqrt(1 - correlation ** 2) * own
}

export function dailySigma({ volatility, calendar }: Asset): number {
  return volatility / Math.sqrt(DAYS_A_YEAR[calendar])
}

const known = new Map<string, ReadonlyMap<IsoDate, number>>()

/** Logarithm of the close of `day`, a trading day: the anchor's, or on a walk between or beyond the anchors. */
export function logCloseOf(asset: Asset, day: IsoDate): number {
  const closes = known.get(asset.key) ?? walked(asset)
  known.set(asset.key, closes)
  const close = closes.get(day)
  if (close === undefined) throw new RangeError(`${asset.key} has no close on ${day}`)
  return close
}

function walked(asset: Asset): ReadonlyMap<IsoDate, number> {
  const closes = new Map<IsoDate, number>()
  const anchors = asset.anchors
    .filter(({ day }) => isTradingDay(asset.calendar, day))
    .map(({ day, price }) => ({ day, log: Math.log(price) }))
  const first = anchors[0]
  const last = anchors.at(-1)
  if (!first || !last) throw new Error(`${asset.key}: no anchor on a trading day`)
  walkAway(asset, first, -1, closes)
  for (const [index, from] of anchors.entries()) {
    const to = anchors[index + 1]
    if (to) walkBetween(asset, from, to, closes)
  }
  walkAway(asset, last, 1, closes)
  return closes
}

type Point = { day: IsoDate; log: number }

/** From the outermost anchor to the end of the simulated years, drawn back to it. */
function walkAway(asset: Asset, from: Point, step: 1 | -1, closes: Map<IsoDate, number>): void {
  const sigma = dailySigma(asset)
  let { day, log } = from
  closes.set(day, log)
  // Some days more: the first and the last one look at their neighbours.
  const [first, last] = [addDays(marketStart, -15), addDays(marketEnd, 15)]
  while (step === 1 ? day <= last : day >= first) {
    day = tradingDayFrom(asset.calendar, day, step)
    log += REVERSION * (from.log - log) + sigma * dailyShock(asset, day)
    closes.set(day, log)
  }
}

/** The walk of the daily shocks, tilted so that it ends at the next anchor: correlated assets stay so. */
function walkBetween(asset: Asset, from: Point, to: Point, closes: Map<IsoDate, number>): void {
  const sigma = dailySigma(asset)
  const path: Point[] = []
  let sum = 0
  for (let day = from.day; day < to.day; ) {
    day = tradingDayFrom(asset.calendar, day, 1)
    sum += sigma * dailyShock(asset, day)
    path.push({ day, log: sum })
  }
  for (const [index, { day, log }] of path.entries()) {
    const share = (index + 1) / path.length
    closes.set(day, from.log + log + share * (to.log - from.log - sum))
  }
}
