import type { View } from './answer.ts'
import { type Simulation, virtualNow } from './control.ts'
import { kindOf } from './faults.ts'
import { barsBetween, calendarOf, priceAt as priceAtMinute, type Tick, tickAt } from './market.ts'
import type { ProviderName } from './providers.ts'
import { lastTraded } from './sessions.ts'

/** The market as a provider sees it: at the virtual clock, with the prices set by hand and its fault. */
export function viewOf(simulation: Simulation, provider: ProviderName, realNow: number): View {
  const { tick: spoil, agedMs = 0 } = kindOf(simulation.faults[provider])
  const now = new Date(virtualNow(simulation, realNow).getTime() - agedMs)

  function ticked(key: string, instant: Date): Tick {
    const tick = withPrice(tickAt(key, instant), simulation.prices[key])
    return spoil ? spoil(tick, new Date(realNow)) : tick
  }

  return {
    now,
    tick: (key) => ticked(key, now),
    tickAt: ticked,
    priceAt(key, instant) {
      const { day, minute } = lastTraded(calendarOf(key), instant)
      const price = priceAtMinute(key, day, minute)
      if (price === undefined) throw new RangeError(`${key} is not traded on ${day}`)
      return price
    },
    bars: (key, first, last) => barsBetween(key, first, last, now),
  }
}

function withPrice(tick: Tick, ask: number | undefined): Tick {
  if (ask === undefined) return tick
  const bid = Number((ask - (tick.ask - tick.bid)).toFixed(8))
  return { ...tick, ask, bid, low: Math.min(tick.low, bid), high: Math.max(tick.high, ask) }
}
