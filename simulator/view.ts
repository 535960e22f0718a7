import type { View } from './answer.ts'
import { type Simulation, virtualNow } from './control.ts'
import { kindOf } from './faults.ts'
import {
  type Bar,
  barsBetween,
  calendarOf,
  priceAt as priceAtMinute,
  type Tick,
  tickAt,
  ticksUntil,
} from './market.ts'
import type { ProviderName } from './providers.ts'
import { lastTraded } from './sessions.ts'

/** The market as a provider sees it: at the virtual clock, with the prices set by hand and its fault. */
export function viewOf(simulation: Simulation, provider: ProviderName, realNow: number): View {
  const { tick: spoil, price: wrong, agedMs = 0 } = kindOf(simulation.faults[provider])
  const now = new Date(virtualNow(simulation, realNow).getTime() - agedMs)

  function spoiled(tick: Tick): Tick {
    return spoil ? spoil(tick, new Date(realNow)) : tick
  }

  function ticked(key: string, instant: Date): Tick {
    return spoiled(withPrice(tickAt(key, instant), simulation.prices[key]))
  }

  return {
    now,
    tick: (key) => ticked(key, now),
    tickAt: ticked,
    ticks(key, count) {
      // A price set by hand is that of now: it has no past.
      const before = ticksUntil(key, now, count).slice(0, -1)
      return [...before.map(spoiled), ticked(key, now)]
    },
    priceAt(key, instant) {
      const { day, minute } = lastTraded(calendarOf(key), instant)
      const price = priceAtMinute(key, day, minute)
      if (price === undefined) throw new RangeError(`${key} is not traded on ${day}`)
      return price
    },
    bars(key, first, last) {
      const bars = barsBetween(key, first, last, now)
      return wrong && onlyCloses.includes(provider) ? bars.map((bar) => changed(bar, wrong)) : bars
    },
  }
}

/** Sources whose price is a close: for the others a wrong price is the one of now, and the past stays. */
const onlyCloses: readonly ProviderName[] = ['frankfurter', 'cotahist']

function changed({ day, open, high, low, close }: Bar, change: (price: number) => number): Bar {
  return { day, open: change(open), high: change(high), low: change(low), close: change(close) }
}

function withPrice(tick: Tick, ask: number | undefined): Tick {
  if (ask === undefined) return tick
  const bid = Number((ask - (tick.ask - tick.bid)).toFixed(8))
  return { ...tick, ask, bid, low: Math.min(tick.low, bid), high: Math.max(tick.high, ask) }
}
