import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { env } from '#web/env.ts'
import type { Instant } from '../quote.ts'
import { isSourceError } from '../source-error.ts'
import type { SourceId } from '../sources.ts'
import { createSharedCache, type SharedCache } from './shared-cache.ts'

const SECOND = 1000
/** Between attempts that failed, or as long as an answer is fresh if that is less. */
const PAUSE_SECONDS = 10
/** After a 429: what the source asks for, up to 6 h, or 30 min when it does not say. */
const RATE_LIMIT_PAUSE_SECONDS = 30 * 60
const LONGEST_PAUSE_SECONDS = 6 * 3600

/** For what stands beside something else on a page, which it does not hold up for longer. */
export const besidePatienceSeconds = 3

/**
 * `simulated` is said by the answer itself, so that the label travels with the number. `fetchedAt` is given by what was
 * fetched earlier, with others; otherwise it is now.
 */
export type Answer<Value> = { value: Value; simulated: boolean; fetchedAt?: Instant }

/** Something the site takes from outside. */
export type Feed<Value> = {
  /** Its name in the caches. */
  key: string
  /**
   * First choice first. Each `ask` throws a SourceError for every failure of the source. `viaFeed`: it reads another feed,
   * which guards the source already; a guard around the same guard would wait for itself.
   */
  attempts: readonly { source: SourceId; ask: () => Promise<Answer<Value>>; viaFeed?: true }[]
  /** How long an answer serves without asking again. */
  freshSeconds: number
  /** How long the last good answer is still shown, with its age, while no source answers. */
  keptSeconds: number
  /** How long a reader waits for a renewal; then what was known serves, and the question goes on for the next one. */
  patienceSeconds?: number
  /** Throws a SourceError for a value that cannot be, such as one from the future. */
  refuse?: (value: Value, now: number) => void
  /** A move that one source alone is not believed. */
  isJump?: (value: Value, lastGood: Value) => boolean
  /** Whether two sources say the same. */
  agree?: (one: Value, other: Value) => boolean
}

export type Held<Value> = {
  value: Value
  simulated: boolean
  source: SourceId
  /** Place of the source among the feed's: 0 for the first choice. */
  depth: number
  fetchedAt: Instant
}

/** The newest good answer, and when the last attempt to renew it failed, if it did. */
export type Known<Value> = { held: Held<Value> | null; failedAt: Instant | null }

type Entry = { known: Known<unknown>; running: Promise<Known<unknown>> | null }

/**
 * The one reader of everything that comes from outside: fresh from memory; otherwise the first source that answers with
 * a plausible value, one request at a time for all readers, and for all servers with a shared cache; otherwise the last
 * good value with the failure beside it; otherwise nothing. Never a default.
 *
 * @see market/README.md §2
 */
export function createSourceReader({ shared }: { shared: SharedCache | null }) {
  const entries = new Map<string, Entry>()
  const guards = new Map<SourceId, IPolicy>()

  function readFeed<Value>(feed: Feed<Value>): Promise<Known<Value>> {
    const entry = entries.get(feed.key) ?? { known: unknownYet, running: null }
    entries.set(feed.key, entry)
    // A key belongs to one feed, and what stands under it has that feed's type.
    const known = entry.known as Known<Value>
    if (isSettled(feed, known)) return Promise.resolve({ ...known, held: whileKept(feed, known.held) })
    entry.running ??= renewEntry(feed, entry, known)
    return withinPatience(feed, known, entry.running as Promise<Known<Value>>)
  }

  async function renewEntry<Value>(feed: Feed<Value>, entry: Entry, known: Known<Value>) {
    try {
      entry.known = await renew(feed, known)
      return entry.known
    } finally {
      entry.running = null
    }
  }

  async function renew<Value>(feed: Feed<Value>, mine: Known<Value>): Promise<Known<Value>> {
    if (!shared) return ask(feed, mine)
    return shared.once<Known<Value>>({
      key: feed.key,
      keptSeconds: feed.keptSeconds,
      isSettled: (theirs) => isSettled(feed, theirs),
      work: (theirs) => ask(feed, theirs ?? mine),
    })
  }

  async function ask<Value>(feed: Feed<Value>, known: Known<Value>): Promise<Known<Value>> {
    const lastGood = whileKept(feed, known.held)
    let suspect: Held<Value> | null = null
    let asked = false
    for (const [depth, attempt] of feed.attempts.entries()) {
      const held = await answerOf(feed, attempt, depth)
      asked ||= held !== 'resting'
      if (held === 'resting' || held === 'failed') continue
      const believed = believedOf(feed, held, suspect, lastGood)
      if (believed) return { held: believed, failedAt: null }
      suspect ??= held
    }
    // Every source is resting: the failure already noted stands. One of another feed leaves this one unconfirmed too.
    return { held: lastGood, failedAt: asked ? instant() : (known.failedAt ?? instant()) }
  }

  async function answerOf<Value>(
    feed: Feed<Value>,
    { source, ask, viaFeed }: Feed<Value>['attempts'][number],
    depth: number,
  ): Promise<Held<Value> | 'failed' | 'resting'> {
    try {
      const answer = await (viaFeed ? ask() : guardOf(source, feed.freshSeconds).execute(ask))
      feed.refuse?.(answer.value, Date.now())
      return { fetchedAt: instant(), ...answer, source, depth }
    } catch (error) {
      if (error instanceof BrokenCircuitError) return 'resting'
      // A mistake in our own code must not look like a source that is down.
      if (!isSourceError(error)) throw error
      return 'failed'
    }
  }

  function guardOf(source: SourceId, freshSeconds: number): IPolicy {
    const guard = guards.get(source) ?? createGuard(freshSeconds)
    guards.set(source, guard)
    return guard
  }

  return readFeed
}

declare global {
  var emMiudosSourceReader: ReturnType<typeof createSourceReader> | undefined
}

/** Reads a feed of the site, with the one reader of the process. */
export function read<Value>(feed: Feed<Value>): Promise<Known<Value>> {
  // On globalThis: Next bundles pages and route handlers apart, and each copy of this module would hold its own answers.
  globalThis.emMiudosSourceReader ??= createSourceReader({
    shared: env.REDIS_URL ? createSharedCache(env.REDIS_URL) : null,
  })
  return globalThis.emMiudosSourceReader(feed)
}

/** What `running` gives, or what is known already when it takes longer than the feed waits. */
async function withinPatience<Value>(
  feed: Feed<Value>,
  known: Known<Value>,
  running: Promise<Known<Value>>,
): Promise<Known<Value>> {
  const { patienceSeconds } = feed
  if (patienceSeconds === undefined) return running
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<Known<Value>>((resolve) => {
    const meanwhile = { ...known, held: whileKept(feed, known.held) }
    timer = setTimeout(() => resolve(meanwhile), patienceSeconds * SECOND)
  })
  return Promise.race([running, tooLong]).finally(() => clearTimeout(timer))
}

/** The answer, unless it jumped; then the earlier one that jumped to the same place, if there is one. */
function believedOf<Value>(
  { isJump, agree }: Feed<Value>,
  held: Held<Value>,
  suspect: Held<Value> | null,
  lastGood: Held<Value> | null,
): Held<Value> | null {
  if (!(lastGood && isJump?.(held.value, lastGood.value))) return held
  return suspect && agree?.(suspect.value, held.value) ? suspect : null
}

const unknownYet: Known<never> = { held: null, failedAt: null }

/** One more try after a failure that came quickly; then the source rests, for every feed, as long as it asks to. */
function createGuard(freshSeconds: number): IPolicy {
  const again = retry(handleWhen(cameQuickly), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff({ initialDelay: 150, maxDelay: 600 }),
  })
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: new DelegateBackoff(({ result }) => {
      const error = 'error' in result ? result.error : undefined
      return pauseSeconds(error, freshSeconds) * SECOND
    }),
  })
  return wrap(breaker, again)
}

function pauseSeconds(error: unknown, freshSeconds: number): number {
  if (!isSourceError(error) || error.reason !== 'rate-limited') {
    return Math.min(PAUSE_SECONDS, freshSeconds)
  }
  return Math.min(error.retryAfterSeconds ?? RATE_LIMIT_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS)
}

/** What says something of the source as a whole; a wrong field or an unknown pair says nothing of its other answers. */
function isOutage(error: unknown): boolean {
  return isSourceError(error) && (error.reason === 'unavailable' || error.reason === 'rate-limited')
}

function cameQuickly(error: unknown): boolean {
  if (!isSourceError(error) || error.reason !== 'unavailable') return false
  return !(error.cause instanceof Error && error.cause.name === 'TimeoutError')
}

/** Nothing to do yet: the answer is fresh, or the last attempt failed just now. */
function isSettled<Value>(feed: Feed<Value>, { held, failedAt }: Known<Value>): boolean {
  if (failedAt !== null) return isYounger(failedAt, Math.min(PAUSE_SECONDS, feed.freshSeconds))
  return held !== null && isYounger(held.fetchedAt, feed.freshSeconds)
}

function whileKept<Value>(feed: Feed<Value>, held: Held<Value> | null): Held<Value> | null {
  return held && isYounger(held.fetchedAt, feed.keptSeconds) ? held : null
}

/** False also for an instant of the future: the clock was set back. */
function isYounger(moment: Instant, seconds: number): boolean {
  const age = Date.now() - Date.parse(moment)
  return age >= 0 && age < seconds * SECOND
}

function instant(): Instant {
  return new Date().toISOString()
}
