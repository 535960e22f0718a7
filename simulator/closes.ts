import { addDays } from '#web/finance/calendar/days.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { type Asset, assets } from './assets.ts'
import { hashed, normal, type Shock } from './noise.ts'
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

const keyHashes = new Map<string, number>()

/** Kept: a chart of five years asks for fifty thousand moments of one asset. */
function keyHash(key: string): number {
  const hash = keyHashes.get(key) ?? hashed(`${SEED}/${key}/`)
  keyHashes.set(key, hash)
  return hash
}

/** The asset's own shock of a moment, and as much of its leader's as they correlate. */
function mixed({ key, follows }: Asset, moment: string, leading: number): number {
  const own = normal(moment, keyHash(key))
  const correlation = follows?.correlation ?? 0
  return correlation * leading + Math.sqrt(1 - correlation ** 2) * own
}

export function dailySigma({ volatility, calendar }: Asset): number {
  return volatility / Math.sqrt(DAYS_A_YEAR[calendar])
}

type Point = { day: IsoDate; log: number }

/** From an outermost anchor towards an end of the simulated years, as far as was asked for. */
type Walk = { from: Point; at: Point; step: 1 | -1 }

type Closes = { logs: Map<IsoDate, number>; walks: readonly Walk[] }

const known = new Map<string, Closes>()

/** Logarithm of the close of `day`, a trading day: the anchor's, or on a walk between or beyond the anchors. */
export function logCloseOf(asset: Asset, day: IsoDate): number {
  const { logs, walks } = known.get(asset.key) ?? anchored(asset)
  for (const walk of walks) walkAway(asset, walk, day, logs)
  const close = logs.get(day)
  if (close === undefined) throw new RangeError(`${asset.key} has no close on ${day}`)
  return close
}

/** The closes between the anchors, kept. Sixteen years of a hundred and fifty assets would take seconds: the rest waits. */
function anchored(asset: Asset): Closes {
  const logs = new Map<IsoDate, number>()
  const anchors = asset.anchors
    .filter(({ day }) => isTradingDay(asset.calendar, day))
    .map(({ day, price }) => ({ day, log: Math.log(price) }))
  const first = anchors[0]
  const last = anchors.at(-1)
  if (!first || !last) throw new Error(`${asset.key}: no anchor on a trading day`)
  logs.set(first.day, first.log)
  for (const [index, from] of anchors.entries()) {
    const to = anchors[index + 1]
    if (to) walkBetween(asset, from, to, logs)
  }
  logs.set(last.day, last.log)
  const walks: Walk[] = [
    { from: first, at: first, step: -1 },
    { from: last, at: last, step: 1 },
  ]
  const closes = { logs, walks }
  known.set(asset.key, closes)
  return closes
}

/** Some days more than the simulated years: the first and the last one look at their neighbours. */
const [firstWalked, lastWalked] = [addDays(marketStart, -15), addDays(marketEnd, 15)]

/** Goes on until `until`, drawn back to the anchor, and not beyond the simulated years. */
function walkAway(asset: Asset, walk: Walk, until: IsoDate, logs: Map<IsoDate, number>): void {
  const { from, step } = walk
  const sigma = dailySigma(asset)
  const isShort = ({ day }: Point) =>
    step === 1 ? day < until && day <= lastWalked : day > until && day >= firstWalked
  while (isShort(walk.at)) {
    const day = tradingDayFrom(asset.calendar, walk.at.day, step)
    const log = walk.at.log + REVERSION * (from.log - walk.at.log) + sigma * dailyShock(asset, day)
    walk.at = { day, log }
    logs.set(day, log)
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
