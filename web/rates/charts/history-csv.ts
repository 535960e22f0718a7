import { formatDay, timeInBrasilia } from '#web/finance/core/format.ts'
import { csv, decimal, sourceWords } from '../assets/asset-csv.ts'
import { type ChartRange, dayOf, isDay } from '../chart-ranges.ts'

/** The points of a range as a table, oldest first, with what they are and whose: days and hours of Brasília. */
export function historyCsv(title: string, range: ChartRange): string {
  return csv(
    ['Dia', 'Hora (Brasília)', `${title} (R$)`, 'O que é', 'Fonte'],
    range.points.map(({ at, price }) => [
      formatDay(dayOf(at)),
      isDay(at) ? '' : timeInBrasilia(new Date(at)),
      decimal(price),
      range.measure,
      sourceWords(range),
    ]),
  )
}
