import { dayOfRate } from '../feeds/plausible.ts'
import type { PtaxClose } from '../providers/bcb-ptax.ts'
import type { Coin } from '../providers/coingecko.ts'
import type { DailyRate } from '../providers/frankfurter.ts'
import type { Ticker } from '../providers/mercado-bitcoin.ts'
import type { Price } from '../quote.ts'
import { SourceError } from '../source-error.ts'

/** The newest official close as a price; its change is against the close before, never against a spot price. */
export function priceOfPtax(closes: readonly PtaxClose[]): Price {
  const close = closes.at(-1)
  if (!close) throw new SourceError('not-found', 'nenhum fechamento', { field: 'value' })
  const before = closes.at(-2)
  return {
    kind: 'ptax',
    last: close.sell,
    bid: close.buy,
    ask: close.sell,
    low: null,
    high: null,
    ...changeFrom(before?.sell, close.sell),
    pricedAt: close.publishedAt,
  }
}

/** One rate of a day, at the end of that day in Brasília; until then, now. */
export function priceOfDailyRate({ day, rate }: DailyRate, now: number): Price {
  const end = Date.parse(`${dayOfRate(day, now)}T17:00:00-03:00`)
  return {
    kind: 'daily',
    last: rate,
    bid: null,
    ask: null,
    low: null,
    high: null,
    change: null,
    changeFraction: null,
    pricedAt: new Date(Math.min(end, now)).toISOString(),
  }
}

export function priceOfCoin({ price, high, low, change, pricedAt }: Coin): Price {
  const fraction = change.day
  return {
    kind: 'spot',
    last: price,
    bid: null,
    ask: null,
    low,
    high,
    change: fraction === null ? null : price - price / (1 + fraction),
    changeFraction: fraction,
    pricedAt,
  }
}

export function priceOfTicker(ticker: Ticker | undefined): Price {
  if (!ticker) throw new SourceError('not-found', 'ausente', { field: 'pair' })
  const { last, bid, ask, high, low, open, pricedAt } = ticker
  return { kind: 'spot', last, bid, ask, low, high, ...changeFrom(open, last), pricedAt }
}

function changeFrom(before: number | undefined, now: number): Pick<Price, 'change' | 'changeFraction'> {
  if (before === undefined) return { change: null, changeFraction: null }
  return { change: now - before, changeFraction: now / before - 1 }
}
