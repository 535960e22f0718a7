import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import { sinceSplit } from '../assets/investment-return.ts'
import type { StockFacts, StockRow, StockTable } from '../catalogue/asset-rows.ts'
import type { StockAnswer } from '../providers/brapi.ts'
import { dividendYield } from '../providers/brapi-corporate.ts'
import { type CachedValue, read } from '../source-reader/source-reader.ts'
import { secondsSinceClose } from './b3-clock.ts'
import { saysCorporate, stock } from './stock-feeds.ts'

/** A year of sessions may begin so many days after the day asked for. */
const LATEST_START_DAYS = 10
/** No session is longer over, around Carnaval. */
const LONGEST_REST_DAYS = 7
/** Between requests that nobody waits for. */
const PAUSE_MS = 1000
/** One share may be missing at the source; so many in a row are the source itself, which then rests. */
const FAILURES = 3
const REST_MS = 10 * 60_000

type Kept = { facts: Map<string, StockFacts>; isAsking: boolean; restUntil: number; completedAt: number }

declare global {
  var emMiudosStockFacts: Kept | undefined
}

// On globalThis for the reason of source-reader.ts: pages and route handlers have a copy of this module each.
globalThis.emMiudosStockFacts ??= { facts: new Map(), isAsking: false, restUntil: 0, completedAt: 0 }
const kept = globalThis.emMiudosStockFacts

/** From the newest answer about one share; null before the first. */
export function factsOf(code: string): StockFacts | null {
  return kept.facts.get(code) ?? null
}

/** Keeps what an answer about one share says for the tables of all of them. */
export function keepFacts(code: string, held: CachedValue<StockAnswer>): StockFacts {
  const facts = factsOfAnswer(held)
  kept.facts.set(code, facts)
  return facts
}

/**
 * Asks about every share of a table, in its order, once after each session and in the background: ninety rows must not
 * wait for ninety answers. One at a time, none while the source rests, and only those whose plan says more than prices.
 */
export async function askForFacts({ rows, failedAt }: StockTable): Promise<void> {
  if (failedAt !== null || rows.length === 0) return
  const now = Date.now()
  const isCurrent = now - kept.completedAt < secondsSinceClose(new Date(now)) * 1000
  if (kept.isAsking || isCurrent || now < kept.restUntil) return
  kept.isAsking = true
  try {
    await askForEach(rows.filter(({ code }) => saysCorporate(code)))
  } finally {
    kept.isAsking = false
  }
}

async function askForEach(rows: readonly StockRow[]): Promise<void> {
  const startedAt = Date.now()
  let failures = 0
  for (const { code } of rows) {
    const { held, failedAt } = await read(stock(code, secondsSinceClose(new Date())))
    if (held) keepFacts(code, held)
    failures = failedAt ? failures + 1 : 0
    if (failures === FAILURES) {
      kept.restUntil = Date.now() + REST_MS
      return
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  kept.completedAt = startedAt
}

function factsOfAnswer({ value, simulated, fetchedAt }: CachedValue<StockAnswer>): StockFacts {
  const { quote, bars, payouts, statistics } = value
  const day = dayInBrasilia(new Date(quote.pricedAt))
  const today = dayInBrasilia(new Date(fetchedAt))
  const yearBefore = addMonths(day, -12)
  // The twelve months of an old price are not the last ones.
  const isOfNow = day >= addDays(today, -LONGEST_REST_DAYS)
  return {
    yearChange: isOfNow ? changeSince(yearBefore, bars, quote.price) : null,
    dividendYield: isOfNow ? dividendYield(payouts, quote.price, day, yearBefore) : null,
    priceEarnings: statistics?.priceEarnings ?? null,
    priceToBook: statistics?.priceToBook ?? null,
    balanceOn: statistics?.balanceOn ?? null,
    updatedOn: statistics?.updatedOn ?? null,
    day,
    simulated,
    fetchedAt,
  }
}

/** Null when the closes do not go back that far, or a split lies between. */
function changeSince(first: IsoDate, bars: StockAnswer['bars'], price: number): Fraction | null {
  const { closes } = sinceSplit(bars)
  const since = closes.findIndex(({ day }) => day >= first)
  const start = closes[since]
  if (!start || (since === 0 && start.day > addDays(first, LATEST_START_DAYS))) return null
  return price / start.close - 1
}
