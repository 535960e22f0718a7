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
import type { View } from './provider.ts'
import { type ProviderName, providers } from './providers.ts'
import { lastTraded } from './sessions.ts'

/** The market as a provider sees it: at the virtual clock, with the prices set by hand and its fault. */
export function viewOf(simulation: Simulation, provider: ProviderName, realNow: number): View {
  const { tick: corrupt, price: wrong, agedMs = 0 } = kindOf(simulation.faults[provider])
  // For the others a wrong price is the one of now, and the past stays.
  const isOfCloses = !providers[provider].traits.includes('ticks')
  const now = new Date(virtualNow(simulation, realNow).getTime() - agedMs)

  function corrupted(tick: Tick): Tick {
    return corrupt ? corrupt(tick, new Date(realNow)) : tick
  }

  function ticked(key: string, instant: Date): Tick {
    return corrupted(withPrice(tickAt(key, instant), simulation.prices[key]))
  }

  return {
    now,
    tick: (key) => ticked(key, now),
    tickAt: ticked,
    ticks(key, count) {
      // A price set by hand is the current one: it has no past.
      const before = ticksUntil(key, now, count).slice(0, -1)
      return [...before.map(corrupted), ticked(key, now)]
    },
    priceAt(key, instant) {
      const { day, minute } = lastTraded(calendarOf(key), instant)
      const price = priceAtMinute(key, day, minute)
      if (price === undefined) throw new RangeError(`${key} is not traded on ${day}`)
      return price
    },
    bars(key, first, last) {
      const bars = barsBetween(key, first, last, now)
      return wrong && isOfCloses ? bars.map((bar) => changed(bar, wrong)) : bars
    },
  }
}

function changed({ day, open, high, low, close }: Bar, change: (price: number) => number): Bar {
  return { day, open: change(open), high: change(high), low: change(low), close: change(close) }
}

function withPrice(tick: Tick, ask: number | undefined): Tick {
  if (ask === undefined) return tick
  const bid = Number((ask - (tick.ask - tick.bid)).toFixed(8))
  return { ...tick, ask, bid, low: Math.min(tick.low, bid), high: Math.max(tick.high, ask) }
}
