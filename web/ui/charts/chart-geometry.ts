import { formatNumber } from '#web/finance/core/format.ts'

/**
 * A floor, a ceiling and the lines between them, all round numbers: 0 to 80.000 with steps of 20.000. On a logarithmic
 * one equal distances are equal changes in per cent.
 */
export type Scale = { base: number; top: number; ticks: number[]; isLogarithmic?: true }

/**
 * Axis from zero for values up to `largest`: the smallest round step (1, 2 or 5 times a power of ten) that needs at
 * most four, so that no label shows a broken number.
 */
export function scaleFromZero(largest: number): Scale {
  if (!Number.isFinite(largest) || largest < 0) throw new RangeError(`not a top for an axis: ${largest}`)
  if (largest === 0) return { base: 0, top: 1, ticks: [0, 1] }
  const step = stepFor(largest, 4)
  const steps = Math.ceil(largest / step - 1e-9)
  return { base: 0, top: step * steps, ticks: Array.from({ length: steps + 1 }, (_, index) => step * index) }
}

/** Axis for values of any sign, from a round number not above `lowest` to one not below `highest`. */
export function scaleBetween(lowest: number, highest: number): Scale {
  if (!(highest >= lowest && Number.isFinite(highest - lowest))) {
    throw new RangeError(`not values for an axis: ${lowest} to ${highest}`)
  }
  const step = stepFor(highest - lowest || Math.abs(highest) || 1, 4)
  const first = Math.floor(lowest / step + 1e-9)
  const last = Math.max(first + 1, Math.ceil(highest / step - 1e-9))
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
  return { base: first * step, top: last * step, ticks }
}

/**
 * Axis around prices, which does not begin at zero: round numbers from below `lowest` to above `highest`, in at most
 * five steps. Prices that hardly changed lie in the middle of a fifth of a per cent.
 */
export function scaleAround(lowest: number, highest: number): Scale {
  if (!(lowest > 0 && highest >= lowest && Number.isFinite(highest))) {
    throw new RangeError(`not prices for an axis: ${lowest} to ${highest}`)
  }
  const span = Math.max(highest - lowest, highest / 500)
  const margin = (span - (highest - lowest)) / 2
  const step = stepFor(span, 4)
  const first = Math.floor((lowest - margin) / step + 1e-9)
  const last = Math.ceil((highest + margin) / step - 1e-9)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
  return { base: first * step, top: last * step, ticks }
}

/** Prices that grew to more than this many times the lowest have an axis of 1, 2, 5, 10, 20… */
const MAX_LINEAR_RATIO = 2.5

/** Logarithmic axis around prices, of at most six round numbers, or of powers of ten when those would be more. */
export function scaleLogarithmic(lowest: number, highest: number): Scale {
  const linear = scaleAround(lowest, highest)
  if (highest / lowest < MAX_LINEAR_RATIO && linear.base > 0) return { ...linear, isLogarithmic: true }
  const fine = roundSteps(lowest, highest, [1, 2, 5])
  const ticks = fine.length <= 6 ? fine : roundSteps(lowest, highest, [1])
  return { base: ticks[0] ?? lowest, top: ticks.at(-1) ?? highest, ticks, isLogarithmic: true }
}

/** The numbers of `digits` times a power of ten, from the last one not above `lowest` to the first not below `highest`. */
function roundSteps(lowest: number, highest: number, digits: readonly number[]): number[] {
  const [first, last] = [Math.floor(Math.log10(lowest)) - 1, Math.ceil(Math.log10(highest)) + 1]
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((power) =>
    digits.map((digit) => Number(`${digit}e${power}`)),
  )
  const from = all.findLastIndex((step) => step <= lowest)
  const to = all.findIndex((step) => step >= highest)
  return all.slice(from, to + 1)
}

function stepFor(span: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(span / most))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step * most >= span) ?? span
}

/** Where a value stands on the axis, in per cent from the top: the floor is 100, the ceiling 0. */
export function heightOf(value: number, { base, top, isLogarithmic }: Omit<Scale, 'ticks'>): number {
  if (isLogarithmic) return round(100 - (Math.log(value / base) / Math.log(top / base)) * 100)
  return round(100 - ((value - base) / (top - base)) * 100)
}

/** Where the point `index` of `count` stands, in per cent from the left. */
export function positionOf(index: number, count: number): number {
  return count < 2 ? 0 : round((index / (count - 1)) * 100)
}

/** What stands at a line of the axis: `5,15`, `20 mil`, `1,5 mi`, with as many decimals as tell the lines apart. */
export function tickLabel(tick: number, { ticks, top }: Pick<Scale, 'ticks' | 'top'>): string {
  const [unit, name] = top >= 1e6 ? [1e6, '\u00A0mi'] : top >= 1e4 ? [1e3, '\u00A0mil'] : [1, '']
  const step = ((ticks[1] ?? 1) - (ticks[0] ?? 0)) / unit
  const decimals = Math.min(8, Math.max(0, Math.ceil(-Math.log10(step) - 1e-6)))
  return `${formatNumber(tick / unit, decimals)}${tick === 0 ? '' : name}`
}

/**
 * The line through the values, in a square of 100 × 100 that is `count` points wide: moves of tenths from point to point,
 * which are short to write.
 */
export function linePath(values: readonly number[], scale: Scale, count = values.length): string {
  let [x, y] = [0, 0]
  const moves = values.map((value, index) => {
    const [toX, toY] = [tenths(positionOf(index, count)), tenths(heightOf(value, scale))]
    const move = `${decimals(toX - x)}${toY < y ? '' : ' '}${decimals(toY - y)}`
    x = toX
    y = toY
    return index === 0 ? `M${move}` : `l${move}`
  })
  return moves.join('')
}

const tenths = (value: number) => Math.round(value * 10)

/** Tenths as a path writes them: -8 → `-.8` */
function decimals(value: number): string {
  return String(value / 10).replace(/^(-?)0\./, '$1.')
}

/** The area between two lines; without `below`, down to zero. */
export function areaPath(
  values: readonly number[],
  below: readonly number[] | undefined,
  scale: Scale,
): string {
  const floor = below ?? values.map(() => 0)
  return `${linePath(values, scale)}L${points(floor, scale).reverse().join('L')}Z`
}

/** Two lines of text at the narrowest chart's height, in per cent. */
const LABEL_GAP = 14

/**
 * The point where the lines are farthest from one another, and which is the lowest there: where their names can stand.
 * Not near the ends, where a name would leave the plot; undefined where they are never far enough apart.
 */
export function widestGap(
  series: readonly { label: string; values: readonly number[] }[],
  scale: Scale,
): { index: number; lowest: string } | undefined {
  const count = Math.min(...series.map(({ values }) => values.length))
  let widest: { index: number; lowest: string; gap: number } | undefined
  for (let index = Math.ceil(count / 4); index <= (count * 3) / 4; index++) {
    const order = series
      .map(({ label, values }) => ({ label, height: heightOf(values[index] ?? 0, scale) }))
      .toSorted((a, b) => a.height - b.height)
    const gaps = order.slice(1).map(({ height }, place) => height - (order[place]?.height ?? 0))
    const gap = Math.min(...gaps)
    if (gap >= LABEL_GAP && gap > (widest?.gap ?? 0)) {
      widest = { index, lowest: order.at(-1)?.label ?? '', gap }
    }
  }
  return widest
}

function points(values: readonly number[], scale: Scale): string[] {
  return values.map((value, index) => `${positionOf(index, values.length)} ${heightOf(value, scale)}`)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
