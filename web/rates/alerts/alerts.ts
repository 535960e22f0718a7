import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import type { SeriesId } from '../series.ts'

/** `below` and `above` a price in reais; `change`: a move of the day, either way, as a fraction. */
export type AlertCondition = 'below' | 'above' | 'change'

export type Alert = {
  series: SeriesId
  condition: AlertCondition
  /** Reais per unit, or for `change` a fraction. */
  threshold: number
  /** The last day on which it is watched, in Brasília. */
  until: IsoDate
}

/** A price, and its change since the close before when that is known. */
export type Sight = { price: number; changeFraction: Fraction | null }

/** An alert fires again only after the price went away from its threshold by this: 0,3 % (for `change`, 0,3 p.p.). */
const HYSTERESIS = 0.003

type Condition = Pick<Alert, 'condition' | 'threshold'>

export function isReached({ condition, threshold }: Condition, { price, changeFraction }: Sight): boolean {
  if (condition === 'below') return price <= threshold
  if (condition === 'above') return price >= threshold
  return changeFraction !== null && Math.abs(changeFraction) >= threshold
}

function isAway({ condition, threshold }: Condition, { price, changeFraction }: Sight): boolean {
  if (condition === 'below') return price > threshold * (1 + HYSTERESIS)
  if (condition === 'above') return price < threshold * (1 - HYSTERESIS)
  return changeFraction !== null && Math.abs(changeFraction) < Math.max(0, threshold - HYSTERESIS)
}

/** One look at the price: whether the alert fires, and whether it will be able to at the next one. */
export function look(alert: Condition, isArmed: boolean, sight: Sight): { fires: boolean; isArmed: boolean } {
  const reached = isReached(alert, sight)
  return { fires: isArmed && reached, isArmed: isArmed ? !reached : isAway(alert, sight) }
}

export type DaySight = Sight & { day: IsoDate }

/** The days on which an alert, armed before the first of them, fires; in the order of `days`. */
export function crossings(alert: Condition, days: readonly DaySight[]): DaySight[] {
  let isArmed = true
  return days.filter((day) => {
    const seen = look(alert, isArmed, day)
    isArmed = seen.isArmed
    return seen.fires
  })
}

/** Each close with its change since the one before; the first has none. Oldest first. */
export function daySights(closes: readonly ClosingPrice[]): DaySight[] {
  return closes.map(({ day, close }, index) => {
    const before = closes[index - 1]
    return { day, price: close, changeFraction: before ? close / before.close - 1 : null }
  })
}

/** On how many of the days the condition held, and of how many: a plain count, with no guess about the future. */
export function hitDays(alert: Condition, days: readonly DaySight[]): { hits: number; of: number } {
  const known = alert.condition === 'change' ? days.filter((day) => day.changeFraction !== null) : days
  return { hits: known.filter((day) => isReached(alert, day)).length, of: known.length }
}
