import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import { type ChartPoint, type ChartRange, isDay } from '../chart-ranges.ts'

/** A range as short text, for the way to the browser: the same points, to the last digit. */
export type PackedRange = Omit<ChartRange, 'points'> & {
  /** The moment of the first point; empty without points. */
  first: string
  /** From each point to the next: days, or milliseconds in base 36, and the prices. */
  steps: string
  prices: string
}

export function packRange({ points, ...range }: ChartRange): PackedRange {
  const steps = points.slice(1).map(({ at }, index) => {
    const before = points[index]?.at ?? at
    return isDay(at) && isDay(before)
      ? String(dayNumber(at) - dayNumber(before))
      : (Date.parse(at) - Date.parse(before)).toString(36)
  })
  return {
    ...range,
    first: points[0]?.at ?? '',
    steps: steps.join(' '),
    prices: points.map(({ price }) => price).join(' '),
  }
}

export function unpackRange({ first, steps, prices, ...range }: PackedRange): ChartRange {
  if (first === '') return { ...range, points: [] }
  let at = first
  const moments = [at]
  for (const step of steps === '' ? [] : steps.split(' ')) {
    at = isDay(at) ? addDays(at, Number(step)) : new Date(Date.parse(at) + parseInt(step, 36)).toISOString()
    moments.push(at)
  }
  const points = prices.split(' ').map((price, index): ChartPoint => {
    return { at: moments[index] ?? first, price: Number(price) }
  })
  return { ...range, points }
}
