/**
 * How far the prices of a list moved from another one of it: the median of |price ÷ before − 1| over what is in both, so
 * that one asset that really jumped does not speak for the source. Zero when nothing is in both.
 */
export function medianMove<Row>(
  rows: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string,
  priceOf: (row: Row) => number,
): number {
  const prices = new Map(before.map((row) => [keyOf(row), priceOf(row)]))
  const moves = rows
    .flatMap((row) => {
      const price = prices.get(keyOf(row))
      return price === undefined ? [] : [Math.abs(priceOf(row) / price - 1)]
    })
    .toSorted((one, other) => one - other)
  return moves[Math.floor(moves.length / 2)] ?? 0
}
