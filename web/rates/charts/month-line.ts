import { type ChartRange, thinned } from '../chart-ranges.ts'
import { conclusionOf } from './chart-words.ts'

/** The last month as a line in a cell, and what it shows: `O dólar caiu 1,26 % em um mês`. */
export type MonthLine = { values: number[]; label: string; simulated: boolean }

/** More points than these are narrower than the line in its cell. */
const MOST_POINTS = 30

/** Undefined where no source gave two points of the month. */
export function monthLine(name: string, month: ChartRange | undefined): MonthLine | undefined {
  if (!month || month.points.length < 2) return undefined
  return {
    values: thinned(month.points, MOST_POINTS).map(({ price }) => price),
    label: conclusionOf({ name }, month),
    simulated: month.simulated,
  }
}
