import type { StockRow } from '../catalogue/asset-rows.ts'

/** About so many reais a day, at least, for a place among the rises and falls. */
const LEAST_TURNOVER = 1_000_000

/** The largest rises and falls among what was traded enough; none of the wrong sign. */
export function movers(rows: readonly StockRow[], count: number): { rises: StockRow[]; falls: StockRow[] } {
  const traded = rows
    .filter(({ turnover }) => turnover !== null && turnover >= LEAST_TURNOVER)
    .flatMap((row) => (row.changeFraction === null ? [] : [{ row, change: row.changeFraction }]))
    .toSorted((one, other) => other.change - one.change)
  const rowsOf = (some: typeof traded) => some.slice(0, count).map(({ row }) => row)
  return {
    rises: rowsOf(traded.filter(({ change }) => change > 0)),
    falls: rowsOf(traded.filter(({ change }) => change < 0).toReversed()),
  }
}
