import { stegaClean } from '@sanity/client/stega'
import { readPasted } from '#schemas/blocks/pasted-series.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import type * as Schema from '../sanity.types.ts'
import { list, type Unfinished, words } from './unfinished.ts'

/** Of a block only the kind is certain. */
type Started<T extends { _type: string }> = Unfinished<Omit<T, '_type'>> & Pick<T, '_type'>
type Table = Started<Schema.SimpleTable> | Started<Schema.CompareTable>

/** The block of a text that its pictures are made of, as the queries ask for it. */
type Pictured = Started<Schema.Chart> | Table | null

/** What the pictures of a text show. */
export type DataPicture = {
  kind: 'line' | 'bar'
  /** The conclusion. */
  caption: string
  unit: string
  /** The same for who does not see it. */
  alt: string
  lines: readonly (readonly number[])[]
  /** Two or three of its numbers, with their names. */
  figures: { label: string; value: string }[]
}

/** The picture in a text's first chart, or in its first table with a column of numbers of one unit; undefined without one. */
export function dataPicture(pictured: Pictured): DataPicture | undefined {
  if (!pictured) return undefined
  // A draft's words carry where they come from, which is no part of a number.
  const block = stegaClean(pictured)
  const chart = block._type === 'chart' ? block : chartOf(block)
  const read = readPasted(words(chart?.points))
  if (!chart || typeof read === 'string') return undefined
  const { labels, decimals } = read
  const lines = read.lines.map(({ values }) => values)
  const kind = chart.kind === 'bar' || lines.length === 0 ? 'bar' : 'line'
  const at = (index: number, line = 0) => formatNumber(lines[line]?.[index] ?? 0, decimals)
  const widest = widestPoint(lines)
  const figures =
    lines.length > 1
      ? read.lines.map(({ label }, line) => ({
          label: `${label}, ${labels[widest]}`,
          value: at(widest, line),
        }))
      : pointsSaid(kind, lines[0] ?? []).map((index) => ({ label: labels[index] ?? '', value: at(index) }))
  return {
    kind,
    caption: words(chart.caption),
    unit: words(chart.unit),
    alt: words(chart.alt),
    lines,
    figures,
  }
}

/** Where lines lie farthest from each other. */
function widestPoint(lines: readonly (readonly number[])[]): number {
  const spans = (lines[0] ?? []).map((_, index) => {
    const there = lines.map((values) => values[index] ?? 0)
    return Math.max(...there) - Math.min(...there)
  })
  return spans.indexOf(Math.max(...spans))
}

/** Of a line its ends; of bars all three, or the lowest and the highest. */
function pointsSaid(kind: DataPicture['kind'], values: readonly number[]): number[] {
  if (kind === 'line') return [0, values.length - 1]
  if (values.length <= 3) return values.map((_, index) => index)
  return [values.indexOf(Math.min(...values)), values.indexOf(Math.max(...values))].sort((a, b) => a - b)
}

/** A table's first column of numbers, under the names of its rows; undefined when its numbers are not of one unit. */
function chartOf(table: Table): Started<Schema.Chart> | undefined {
  const columns = list(table.columns)
  const column = columns.findIndex(({ numeric }) => numeric === true)
  const rows = list(table.rows).map(({ cells }) => ({
    label: words(list(cells)[0]).replaceAll(';', ','),
    number: words(list(cells)[column]),
  }))
  const [unit = '', ...others] = new Set(rows.map(({ number }) => number.replace(/[\d.,\s−-]/g, '')))
  if (column < 1 || others.length > 0) return undefined
  return {
    _type: 'chart',
    kind: 'bar',
    caption: table.caption,
    unit: ('unit' in table && table.unit) || unit || words(columns[column]?.label),
    alt: rows.map(({ label, number }) => `${label}: ${number}`).join('; '),
    points: [';', ...rows.map(({ label, number }) => `${label};${number.replace(unit, '')}`)].join('\n'),
  }
}

/** Lines as paths and bars as rectangles, in a box of this size. Bars begin at zero; lines lie between their ends. */
export function plot({ kind, lines }: DataPicture, width: number, height: number) {
  const all = lines.flat()
  const [low, high] =
    kind === 'bar' ? [Math.min(0, ...all), Math.max(0, ...all)] : [Math.min(...all), Math.max(...all)]
  const y = (value: number) => round(high === low ? height / 2 : ((high - value) / (high - low)) * height)
  if (kind === 'line') {
    const paths = lines.map((values) => {
      const points = values.map(
        (value, index) => `${round((index / (values.length - 1)) * width)} ${y(value)}`,
      )
      return `M${points.join('L')}`
    })
    return { paths, bars: [] }
  }
  const step = width / all.length
  const bars = all.map((value, index) => ({
    x: round((index + 0.15) * step),
    y: y(Math.max(value, 0)),
    width: round(0.7 * step),
    height: round(Math.abs(y(value) - y(0))),
  }))
  return { paths: [], bars }
}

const round = (value: number) => Math.round(value * 10) / 10
