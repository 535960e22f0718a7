import type { ClosingPrice } from '../chart-ranges.ts'

/** `month` as `2026-11`; `lastDay` is the newest close in it. */
export type MonthAverage = {
  month: string
  lastDay: ClosingPrice['day']
  average: number
  lowest: number
  highest: number
}

/** The plain average of the closes of each of the newest `count` months, newest first; the present one is not over. */
export function monthlyAverages(closes: readonly ClosingPrice[], count: number): MonthAverage[] {
  const months = [...new Set(closes.map(({ day }) => day.slice(0, 7)))].toSorted().reverse()
  return months.slice(0, count).flatMap((month) => {
    const days = closes.filter(({ day }) => day.startsWith(month))
    const prices = days.map(({ close }) => close)
    const last = days.at(-1)
    if (!last) return []
    const sum = prices.reduce((added, price) => added + price, 0)
    return [
      {
        month,
        lastDay: last.day,
        average: sum / prices.length,
        lowest: Math.min(...prices),
        highest: Math.max(...prices),
      },
    ]
  })
}
