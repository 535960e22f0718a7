import { env } from '#web/env.ts'
import { fetchAwesomeApi } from './providers/awesomeapi.ts'
import { type Instant, type Price, type Quote, type Reading, whileKept } from './quote.ts'
import { type SeriesId, type SourceId, series } from './series.ts'
import { SourceError } from './source-error.ts'

const MINUTE = 60_000
const FUTURE_TOLERANCE_MS = 2 * MINUTE
/** A larger move against the last good quote is taken for a mistake of the source. */
const LARGEST_JUMP = 0.25
/**
 * Between attempts at a source that failed, or as long as a quote is fresh if that is less. After a 429, what it asks
 * for up to 6 h, or 30 min when it does not say.
 */
const PAUSE_MS = 10_000
const RATE_LIMIT_PAUSE_MS = 30 * MINUTE
const LONGEST_PAUSE_MS = 360 * MINUTE

/** A request to one source for one of its pairs. */
export type AskSource = (pair: string) => Promise<Price>

type Options = { ask: Record<SourceId, AskSource>; freshSeconds: number; now: () => number }

type Held = { quote: Quote | null; failedAt: Instant | null; running: Promise<Reading> | null }

/**
 * The one policy of every rate: fresh from memory; otherwise the first source that answers with a plausible price, one
 * request at a time; otherwise the last good quote, marked with the failure; otherwise nothing. Never a default rate.
 *
 * @see market/README.md §2
 */
export function createLatest({ ask, freshSeconds, now }: Options) {
  const held = new Map<SeriesId, Held>()
  const pausedUntil = new Map<SourceId, number>()

  function latest(id: SeriesId): Promise<Reading> {
    const entry = held.get(id) ?? { quote: null, failedAt: null, running: null }
    held.set(id, entry)
    const age = entry.quote ? now() - Date.parse(entry.quote.fetchedAt) : Number.POSITIVE_INFINITY
    if (age >= 0 && age < freshSeconds * 1000) return Promise.resolve(reading(id, entry))
    entry.running ??= renew(id, entry).finally(() => {
      entry.running = null
    })
    return entry.running
  }

  async function renew(id: SeriesId, entry: Held): Promise<Reading> {
    entry.quote = whileKept(entry.quote, now())
    const open = series[id].from.filter(({ source }) => now() >= (pausedUntil.get(source) ?? 0))
    // Every source is resting: the failure already noted stands.
    if (open.length === 0) return reading(id, entry)
    for (const { source, pair } of open) {
      try {
        const price = await ask[source](pair)
        refuseImplausible(price, entry.quote, now())
        entry.quote = { ...price, source, fetchedAt: new Date(now()).toISOString() }
        entry.failedAt = null
        return reading(id, entry)
      } catch (error) {
        pausedUntil.set(source, now() + pauseAfter(error, freshSeconds))
      }
    }
    entry.failedAt = new Date(now()).toISOString()
    return reading(id, entry)
  }

  return latest
}

function reading(id: SeriesId, { quote, failedAt }: Held): Reading {
  return { series: id, quote, failedAt }
}

function pauseAfter(error: unknown, freshSeconds: number): number {
  // A mistake in our own code must not look like a source that is down.
  if (!(error instanceof SourceError)) throw error
  if (error.reason !== 'rate-limited') return Math.min(PAUSE_MS, freshSeconds * 1000)
  if (error.retryAfterSeconds === undefined) return RATE_LIMIT_PAUSE_MS
  return Math.min(error.retryAfterSeconds * 1000, LONGEST_PAUSE_MS)
}

/** A price from the future, or too far from the last good one, is a SourceError. */
export function refuseImplausible(price: Price, lastGood: Quote | null, now: number) {
  if (Date.parse(price.pricedAt) > now + FUTURE_TOLERANCE_MS) {
    throw new SourceError('implausible', `no futuro, ${price.pricedAt}`, { field: 'pricedAt' })
  }
  for (const field of ['bid', 'ask'] as const) {
    if (lastGood && Math.abs(price[field] / lastGood[field] - 1) > LARGEST_JUMP) {
      throw new SourceError('implausible', `${lastGood[field]} → ${price[field]}`, { field })
    }
  }
}

const awesomeApiUrl =
  env.MARKET === 'live'
    ? 'https://economia.awesomeapi.com.br'
    : `${env.SIMULATOR_URL}/economia.awesomeapi.com.br`

function createSiteLatest() {
  return createLatest({
    ask: { awesomeapi: (pair) => fetchAwesomeApi(pair, awesomeApiUrl, env.AWESOMEAPI_KEY) },
    freshSeconds: env.RATES_FRESH_SECONDS,
    now: Date.now,
  })
}

declare global {
  var emMiudosLatest: ReturnType<typeof createLatest> | undefined
}

// On globalThis: Next bundles pages and route handlers apart, and each copy of this module would hold its own quotes.
globalThis.emMiudosLatest ??= createSiteLatest()

/** The newest reading of a series, by the policy of `createLatest`, shared by the whole process. */
export const latest = globalThis.emMiudosLatest
