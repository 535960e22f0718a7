import type { IsoDate } from '#web/finance/core/money.ts'
import type { Comparison } from '../assets/investment-return.ts'
import type { StockFacts } from '../catalogue/asset-rows.ts'
import type { AssetClass } from '../catalogue/assets.ts'
import type { ClosingPrice } from '../chart-ranges.ts'

/** Lines that begin together, at an amount in reais. */
export type Compared = Comparison & { others: number[][] }

/** One or two other assets, whether what was paid is in their closes, and the lines of all. */
export type Beside = {
  others: readonly { code: string; isWithPayouts: boolean }[]
  compared: Compared
  simulated: boolean
  /** Of each, that of the page first; null where the source did not answer. */
  known: readonly (KnownAsset | null)[]
}

/** From `/api/ativos?codigo=…`, beyond the price. */
export type KnownAsset = { class: AssetClass; facts: StockFacts | null }

/**
 * `pair` (an asset and the CDI) beside the closes of other assets, from the first day that all have. A day without a close
 * has the one before. Null when they have less than two days together.
 */
export function beside(
  { days, asset, cdi }: Comparison,
  closes: readonly (readonly ClosingPrice[])[],
  amount: number,
): Compared | null {
  const prices = closes.map((one) => days.map((day) => one.findLast((close) => close.day <= day)?.close))
  const start = days.findIndex((_, index) => prices.every((one) => one[index] !== undefined))
  if (start < 0 || days.length - start < 2) return null
  const from = (values: readonly (number | undefined)[]) => {
    const first = values[start] ?? 1
    return values.slice(start).map((value) => (amount * (value ?? first)) / first)
  }
  return { days: days.slice(start), asset: from(asset), cdi: from(cdi), others: prices.map(from) }
}

/** The closes in an answer of `/api/series?series=PETR4&range=5A`, with what was paid put back where it is known. */
export function closesOfAnswer(answer: unknown): { closes: ClosingPrice[]; isWithPayouts: boolean } {
  // Our own answer, checked by the test of its route; an instant begins with its day.
  const { points } = answer as { points: { at: string; price: number; withPayouts?: number }[] }
  return {
    closes: points.map(({ at, price, withPayouts }) => ({
      day: at.slice(0, 10) as IsoDate,
      close: withPayouts ?? price,
    })),
    isWithPayouts: points.every(({ withPayouts }) => withPayouts !== undefined),
  }
}
