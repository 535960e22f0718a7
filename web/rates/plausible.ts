import type { Price } from './quote.ts'
import { SourceError } from './source-error.ts'

const FUTURE_TOLERANCE_MS = 2 * 60_000
/** A larger move against the last good quote is taken for a mistake until a second source says the same. */
const LARGEST_JUMP = { fx: 0.25, crypto: 0.6 } as const

/** @throws for a price of the future, by the clock `now` */
export function refuseFuture({ pricedAt }: Price, now: number): void {
  if (Date.parse(pricedAt) <= now + FUTURE_TOLERANCE_MS) return
  throw new SourceError('implausible', `no futuro, ${pricedAt}`, { field: 'pricedAt' })
}

export function isJump(price: Price, lastGood: Price, market: keyof typeof LARGEST_JUMP): boolean {
  return distance(price, lastGood) > LARGEST_JUMP[market]
}

/** As a fraction of `from`, without its sign. */
export function distance(price: Price, from: Price): number {
  return Math.abs(price.last / from.last - 1)
}
