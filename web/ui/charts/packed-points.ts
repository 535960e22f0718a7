import { addDays, dayNumber } from '#web/finance/calendar/days.ts'
import { dayInBrasilia, formatDay, formatNumber, timeInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Scale } from './chart-geometry.ts'

/** How the values of a chart are written: `R$ 5,2238`, `13,65 %`. */
export type ValueFormat = { prefix?: string; suffix?: string; decimals: number }

export type Series = { label: string; values: readonly number[] }

/** What a chart's reader (web/shell/charts.ts) needs to say a point and to mark it. */
export type Points = {
  /** One per point: days, instants, or names such as `12 anos`. None has a tab or a line break. */
  names: readonly string[]
  /** At most three, with a value for each name, or for the first of them. */
  series: readonly Series[]
  format: ValueFormat
  scale: Omit<Scale, 'ticks'>
}

const MOST_DECIMALS = 8

/**
 * Points as short text for an attribute: lines of cells between tabs. Days and instants are the first one and the steps
 * from each to the next (in days, or in milliseconds of base 36; `14*3` stands for `14 14 14`), values likewise in units
 * of their last decimal place. They come back to the last bit.
 */
export function packPoints({ names, series, format, scale }: Points): string {
  const { decimals, prefix = '', suffix = '' } = format
  const areMoments = names.length > 0 && names.every(isMoment)
  const lines = [
    [
      decimals,
      prefix,
      suffix,
      scale.base,
      scale.top,
      scale.isLogarithmic ? 'log' : '',
      areMoments ? 'at' : '',
    ],
    areMoments ? [names[0], inRuns(stepsOf(names))] : names,
    ...series.map(({ label, values }) => [label, ...packValues(values)]),
  ]
  return lines.map((cells) => cells.join('\t')).join('\n')
}

export function unpackPoints(packed: string): Points {
  const [head = [], names = [], ...series] = packed.split('\n').map((line) => line.split('\t'))
  const [decimals, prefix = '', suffix = '', base, top, logarithmic, areMoments] = head
  return {
    names: areMoments ? momentsOf(names[0] ?? '', names[1] ?? '') : names,
    series: series.map(([label = '', values = '', places]) => ({
      label,
      values: unpackValues(values, places),
    })),
    format: { decimals: Number(decimals), prefix, suffix },
    scale: { base: Number(base), top: Number(top), ...(logarithmic && { isLogarithmic: true }) },
  }
}

const isDay = (name: string): name is IsoDate => /^\d{4}-\d\d-\d\d$/.test(name)

/** Whether a name is a day or an instant. */
function isMoment(name: string): boolean {
  return isDay(name) || /^\d{4}-\d\d-\d\dT.*Z$/.test(name)
}

function stepsOf(moments: readonly string[]): string[] {
  return moments.slice(1).map((at, index) => {
    const before = moments[index] ?? at
    return isDay(at) && isDay(before)
      ? String(dayNumber(at) - dayNumber(before))
      : (Date.parse(at) - Date.parse(before)).toString(36)
  })
}

function momentsOf(first: string, steps: string): string[] {
  let at = first
  const moments = [at]
  for (const step of ofRuns(steps)) {
    at = isDay(at) ? addDays(at, Number(step)) : new Date(Date.parse(at) + parseInt(step, 36)).toISOString()
    moments.push(at)
  }
  return moments
}

/** As whole numbers where those say the same, which what was divided or is huge may not; then also how many decimals. */
function packValues(values: readonly number[]): (string | number)[] {
  for (let decimals = 0; decimals <= MOST_DECIMALS; decimals++) {
    const unit = 10 ** decimals
    const whole = values.map((value) => Math.round(value * unit))
    if (whole.every((one, index) => Number.isSafeInteger(one) && one / unit === values[index])) {
      return [inRuns(whole.map((one, index) => String(one - (whole[index - 1] ?? 0)))), decimals]
    }
  }
  return [values.join(' ')]
}

function unpackValues(text: string, decimals: string | undefined): number[] {
  if (decimals === undefined) return text.split(' ').map(Number)
  let whole = 0
  return ofRuns(text).map((step) => {
    whole += Number(step)
    return whole / 10 ** Number(decimals)
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

/** `R$ 5,2238`, `−R$ 3,00`, `13,65 %` */
export function writeValue(value: number, { prefix = '', suffix = '', decimals }: ValueFormat): string {
  const text = formatNumber(value, decimals)
  return text.startsWith('−') ? `−${prefix}${text.slice(1)}${suffix}` : `${prefix}${text}${suffix}`
}

/** `19/11/2026`, `19/11/2026, 14:35`, or the name itself. */
export function pointName(name: string): string {
  if (!isMoment(name)) return name
  if (isDay(name)) return formatDay(name)
  const instant = new Date(name)
  return `${formatDay(dayInBrasilia(instant))}, ${timeInBrasilia(instant)}`
}

/** `19/11/2026: R$ 5,2238`; of several lines, the point and each that reaches it, after the mark of its line. */
export function sayPoint({ names, series, format }: Omit<Points, 'scale'>, index: number): string[] {
  const values = series.flatMap(({ label, values }, place) => {
    const value = values[index]
    if (value === undefined) return []
    const text = writeValue(value, format)
    return series.length === 1 ? text : `${marks[place]} ${label}: ${text}`
  })
  const name = pointName(names[index] ?? '')
  return series.length === 1 ? [`${name}: ${values[0]}`] : [name, ...values]
}

const marks = ['●', '■', '◆'] as const
