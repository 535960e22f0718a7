import type { Price } from './quote.ts'
import { SourceError } from './source-error.ts'

const FUTURE_TOLERANCE_MS = 2 * 60_000
/**
 * A larger move against the last good quote is taken for a mistake until a second source says the same. The 15 % of
 * spec/pages.md §1 (f), stricter than the 25 % of market/README.md §2.
 */
const LARGEST_JUMP = { fx: 0.15, crypto: 0.6 } as const

type Priced = Pick<Price, 'last'>

/** @throws for a price of the future, by the clock `now` */
export function refuseFuture({ pricedAt }: Pick<Price, 'pricedAt'>, now: number): void {
  if (Date.parse(pricedAt) <= now + FUTURE_TOLERANCE_MS) return
  throw new SourceError('implausible', `no futuro, ${pricedAt}`, { field: 'pricedAt' })
}

export function isJump(price: Priced, lastGood: Priced, market: keyof typeof LARGEST_JUMP): boolean {
  return distance(price, lastGood) > LARGEST_JUMP[market]
}

/** As a fraction of `from`, without its sign. */
export function distance(price: Priced, from: Priced): number {
  return Math.abs(price.last / from.last - 1)
}
