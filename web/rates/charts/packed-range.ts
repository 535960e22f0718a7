import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import { type ChartPoint, type ChartRange, isDay } from '../chart-ranges.ts'

/** A range as short text, for the way to the browser: the same points, to the last digit. */
export type PackedRange = Omit<ChartRange, 'points'> & {
  /** The moment of the first point; empty without points. */
  first: string
  /** From each point to the next: days, or milliseconds in base 36; `14*3` stands for `14 14 14`. */
  steps: string
  /** With `decimals`, the first in units of the last decimal place, and from each to the next; else as they are. */
  prices: string
  decimals?: number
}

const MOST_DECIMALS = 8

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
    steps: inRuns(steps),
    ...packPrices(points.map(({ price }) => price)),
  }
}

/** As whole numbers where those say the same, which what was divided or is huge may not. */
function packPrices(prices: number[]): Pick<PackedRange, 'prices' | 'decimals'> {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const unit = 10 ** decimals
    const whole = prices.map((price) => Math.round(price * unit))
    if (whole.every((one, index) => Number.isSafeInteger(one) && one / unit === prices[index])) {
      return { prices: whole.map((one, index) => one - (whole[index - 1] ?? 0)).join(' '), decimals }
    }
  }
  return { prices: prices.join(' ') }
}

function unpackPrices({ prices, decimals }: PackedRange): number[] {
  const numbers = prices.split(' ').map(Number)
  if (decimals === undefined) return numbers
  let whole = 0
  return numbers.map((step) => {
    whole += step
    return whole / 10 ** decimals
  })
}

/** A word that follows itself, once and how often. */
function inRuns(words: string[]): string {
  const runs: { word: string; times: number }[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last?.word === word) last.times++
    else runs.push({ word, times: 1 })
  }
  return runs.map(({ word, times }) => (times === 1 ? word : `${word}*${times}`)).join(' ')
}

function ofRuns(text: string): string[] {
  if (text === '') return []
  return text.split(' ').flatMap((run) => {
    const [word = '', times = '1'] = run.split('*')
    return Array<string>(Number(times)).fill(word)
  })
}

export function unpackRange(packed: PackedRange): ChartRange {
  const { first, steps, prices, decimals, ...range } = packed
  if (first === '') return { ...range, points: [] }
  let at = first
  const moments = [at]
  for (const step of ofRuns(steps)) {
    at = isDay(at) ? addDays(at, Number(step)) : new Date(Date.parse(at) + parseInt(step, 36)).toISOString()
    moments.push(at)
  }
  const points = unpackPrices(packed).map((price, index): ChartPoint => {
    return { at: moments[index] ?? first, price }
  })
  return { ...range, points }
}
