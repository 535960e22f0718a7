import { dirname } from 'node:path'
import { BrokenCircuitError } from 'cockatiel'
import { env } from '#web/env.ts'
import type { Instant } from '../quote.ts'
import { isSourceError, type SourceError } from '../source-error.ts'
import { endDoubt, noteAnswer, noteDoubt, noteFailure, stateOf } from '../source-states.ts'
import { countRequestsIn, mayAsk } from '../source-usage.ts'
import type { SourceId } from '../sources.ts'
import { unreachableInWords } from '../unreachable.ts'
import { openCountedRequests } from './counted-requests.ts'
import { beforeSecondTryMs, createGuards, PAUSE_SECONDS } from './guards.ts'
import { type KeptValues, openKeptValues } from './kept-values.ts'
import { createSharedCache, type SharedCache } from './shared-cache.ts'

const SECOND = 1000
/** After an answer that was not what the source promises, or a key that it refuses: neither is another in ten seconds. */
const LASTING_PAUSE_SECONDS = 5 * 60

/**
 * Seconds that a reader waits for a renewal; then what was known serves, and the question goes on for the next one. While
 * nothing is known it is longer than one source that does not answer.
 */
const readersPatience = { known: 3, first: 8 }

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
  /** The same for an answer of a source that is not the first choice; absent: as long. */
  fallbackFreshSeconds?: number
  /** How long the last good answer is still shown, with its age, while no source answers. */
  keptSeconds: number
  /** It stands beside something else on a page, which it does not hold up even while nothing is known. */
  isBeside?: true
  /** Throws a SourceError for a value that cannot be, such as one from the future. */
  refuse?: (value: Value, now: number) => void
  /** A move that one source alone is not believed. */
  isJump?: (value: Value, lastGood: Value) => boolean
  /** The same by what an answer itself says of the value before. */
  saysJump?: (value: Value) => boolean
  /** Whether two sources say the same. */
  agree?: (one: Value, other: Value) => boolean
}

export type CachedValue<Value> = {
  value: Value
  simulated: boolean
  source: SourceId
  /** Place of the source among the feed's: 0 for the first choice. */
  depth: number
  fetchedAt: Instant
  /** A source before it answered something else, which was not believed. */
  doubted?: true
}

/** The newest good answer, and when the last attempt to renew it failed, if it did. */
export type FeedState<Value> = { held: CachedValue<Value> | null; failedAt: Instant | null }

type Settings = {
  /** Answers of other servers. */
  shared: SharedCache | null
  /** Answers of this machine before it started. */
  kept?: KeptValues | null
  patience?: typeof readersPatience
  secondTryMs?: typeof beforeSecondTryMs
}

/** Who is not asked just now. */
type Rests = {
  guardOf: ReturnType<typeof createGuards>
  /** Until when one feed does not ask one source, by both names. */
  misread: Map<string, number>
}

type Entry = { known: FeedState<unknown>; running: Promise<FeedState<unknown>> | null }

/**
 * The one reader of everything that comes from outside: fresh from memory; otherwise the first source that answers with
 * a plausible value, one request at a time for all readers, and for all servers with a shared cache; otherwise the last
 * good value with the failure beside it; otherwise nothing. Never a default.
 *
 * @see market/README.md §2
 */
export function createSourceReader({
  shared,
  kept = null,
  patience = readersPatience,
  secondTryMs = beforeSecondTryMs,
}: Settings) {
  const entries = new Map<string, Entry>()
  const rests: Rests = { guardOf: createGuards(secondTryMs), misread: new Map() }

  function readFeed<Value>(feed: Feed<Value>): Promise<FeedState<Value>> {
    const entry = entries.get(feed.key) ?? firstEntry(feed.key)
    entries.set(feed.key, entry)
    // A key belongs to one feed, and what stands under it has that feed's type.
    const known = entry.known as FeedState<Value>
    if (isSettled(feed, known)) return Promise.resolve({ ...known, held: whileKept(feed, known.held) })
    entry.running ??= renewEntry(feed, entry, known)
    const meanwhile = { ...known, held: whileKept(feed, known.held) }
    const seconds = meanwhile.held || feed.isBeside ? patience.known : patience.first
    return within(seconds, entry.running as Promise<FeedState<Value>>, meanwhile)
  }

  function firstEntry(key: string): Entry {
    // Kept by this shape of the site.
    const held = (kept?.load(key) ?? null) as CachedValue<unknown> | null
    if (held) noteAnswer(held.source, held.fetchedAt)
    return { known: { held, failedAt: null }, running: null }
  }

  async function renewEntry<Value>(feed: Feed<Value>, entry: Entry, known: FeedState<Value>) {
    try {
      const renewed = await renew(feed, known)
      const { held } = renewed
      if (held) noteAnswer(held.source, held.fetchedAt)
      if (held && held.fetchedAt !== known.held?.fetchedAt) kept?.keep(feed.key, held.fetchedAt, held)
      entry.known = renewed
      return renewed
    } finally {
      entry.running = null
    }
  }

  async function renew<Value>(feed: Feed<Value>, mine: FeedState<Value>): Promise<FeedState<Value>> {
    if (!shared) return askInTurn(rests, feed, mine)
    return shared.once<FeedState<Value>>({
      key: feed.key,
      keptSeconds: feed.keptSeconds,
      isSettled: (theirs) => isSettled(feed, theirs),
      work: (theirs) => askInTurn(rests, feed, theirs ?? mine),
    })
  }

  return readFeed
}

/** Asks the sources of a feed, first choice first, until an answer is believed. */
async function askInTurn<Value>(
  rests: Rests,
  feed: Feed<Value>,
  known: FeedState<Value>,
): Promise<FeedState<Value>> {
  const lastGood = whileKept(feed, known.held)
  const { believed, suspects, asked } = await firstBelieved(rests, feed, lastGood)
  const fresh = believed ?? (lastGood ? undefined : onlyOf(feed, suspects))
  const held = withDoubts(feed.key, fresh ?? lastGood, suspects)
  if (fresh) {
    endDoubt(fresh.source, feed.key)
    return { held, failedAt: null }
  }
  // Every source is resting: the failure already noted stands. One of another feed leaves this one unconfirmed too.
  return { held, failedAt: asked ? instant() : (known.failedAt ?? instant()) }
}

async function firstBelieved<Value>(rests: Rests, feed: Feed<Value>, lastGood: CachedValue<Value> | null) {
  const suspects: CachedValue<Value>[] = []
  let asked = false
  for (const [depth, attempt] of feed.attempts.entries()) {
    const held = await answerOf(rests, feed, attempt, depth)
    asked ||= held !== 'resting'
    if (held === 'resting' || held === 'failed') continue
    const believed = believedOf(feed, held, suspects, lastGood)
    if (believed) return { believed, suspects, asked }
    suspects.push(held)
  }
  return { believed: undefined, suspects, asked }
}

/** Notes which answers were not believed for what is shown, and says beside it that there were any. */
function withDoubts<Value>(
  feed: string,
  held: CachedValue<Value> | null,
  suspects: readonly CachedValue<Value>[],
): CachedValue<Value> | null {
  const refused = suspects.filter((suspect) => suspect !== held)
  for (const { source } of refused) noteDoubt(source, feed, instant())
  if (!held) return null
  if (refused.length > 0) return { ...held, doubted: true }
  const { doubted: _, ...believed } = held
  return believed
}

/** Asks one source for one feed: with one more try, and with the pauses that its failures call for. */
async function answerOf<Value>(
  rests: Rests,
  feed: Feed<Value>,
  attempt: Feed<Value>['attempts'][number],
  depth: number,
): Promise<CachedValue<Value> | 'failed' | 'resting'> {
  const { guardOf, misread } = rests
  const { source, ask, viaFeed } = attempt
  const place = `${feed.key} ${source}`
  if (Date.now() < (misread.get(place) ?? 0) || !mayAsk(source, Date.now())) return 'resting'
  try {
    const answer = await (viaFeed ? ask() : guardOf(source, feed.freshSeconds).execute(ask))
    feed.refuse?.(answer.value, Date.now())
    return { fetchedAt: instant(), ...answer, source, depth }
  } catch (error) {
    if (error instanceof BrokenCircuitError) return 'resting'
    // A mistake in our own code must not look like a source that is down.
    if (!isSourceError(error)) throw error
    noteMisread(misread, feed, attempt, error)
    return 'failed'
  }
}

/** A source is not asked again for a while what it could not say to one feed. */
function noteMisread<Value>(
  misread: Rests['misread'],
  { key, freshSeconds }: Feed<Value>,
  { source, viaFeed }: Feed<Value>['attempts'][number],
  { reason, message, cause }: SourceError,
): void {
  if (!viaFeed) {
    // The shape of an answer changes with a version of its source: said once, for whoever reads the log.
    if (reason === 'format' && !isMisread(source))
      console.warn(JSON.stringify({ source, feed: key, misread: message }))
    const isUnreachable = reason === 'unavailable' && cause !== undefined
    noteFailure(source, instant(), reason, isUnreachable ? unreachableInWords(cause) : null)
  }
  // Another failure is asked again soon.
  const lasts = reason === 'format' || reason === 'refused'
  const seconds = lasts && !viaFeed ? LASTING_PAUSE_SECONDS : 0
  misread.set(`${key} ${source}`, Date.now() + Math.min(seconds, freshSeconds) * SECOND)
}

function isMisread(source: SourceId): boolean {
  const { answeredAt, failedAt, reason } = stateOf(source)
  return reason === 'format' && failedAt !== null && failedAt > (answeredAt ?? '')
}

declare global {
  var emMiudosSourceReader: ReturnType<typeof createSourceReader> | undefined
}

/** Reads a feed of the site, with the one reader of the process. */
export function read<Value>(feed: Feed<Value>): Promise<FeedState<Value>> {
  // On globalThis: Next bundles pages and route handlers apart, and each copy of this module would hold its own answers.
  globalThis.emMiudosSourceReader ??= firstReader()
  return globalThis.emMiudosSourceReader(feed)
}

function firstReader(): ReturnType<typeof createSourceReader> {
  const kept = env.RATES_KEPT ? openKeptValues(env.RATES_KEPT) : null
  countRequestsIn(openCountedRequests(env.RATES_KEPT ? dirname(env.RATES_KEPT) : null))
  return createSourceReader({ shared: env.REDIS_URL ? createSharedCache(env.REDIS_URL) : null, kept })
}

/** `meanwhile` when `running` takes longer. */
async function within<Value>(
  seconds: number,
  running: Promise<FeedState<Value>>,
  meanwhile: FeedState<Value>,
): Promise<FeedState<Value>> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<FeedState<Value>>((resolve) => {
    timer = setTimeout(() => resolve(meanwhile), seconds * SECOND)
  })
  return Promise.race([running, tooLong]).finally(() => clearTimeout(timer))
}

/** On the first day one answer must do, when no other source gives another and it does not contradict itself. */
function onlyOf<Value>(
  { saysJump }: Feed<Value>,
  [first, ...others]: readonly CachedValue<Value>[],
): CachedValue<Value> | undefined {
  if (!first || others.length > 0 || saysJump?.(first.value)) return undefined
  return first
}

/**
 * The answer, unless it jumped since the last good one; then the earlier one that jumped to the same place, if there is
 * one. Where nothing is known to jump from, two sources decide: of a wrong first price the right one would be a jump.
 */
function believedOf<Value>(
  { isJump, saysJump, agree, attempts }: Feed<Value>,
  held: CachedValue<Value>,
  suspects: readonly CachedValue<Value>[],
  lastGood: CachedValue<Value> | null,
): CachedValue<Value> | null {
  if (lastGood) {
    if (!isJump?.(held.value, lastGood.value)) return held
    return suspects.find(({ value }) => agree?.(value, held.value)) ?? null
  }
  if (!isJump || (attempts.length === 1 && !saysJump?.(held.value))) return held
  return suspects.find(({ value }) => !isJump(held.value, value)) ?? null
}

/** Nothing to do yet: the answer is fresh, or the last attempt failed just now. */
function isSettled<Value>(feed: Feed<Value>, { held, failedAt }: FeedState<Value>): boolean {
  if (failedAt !== null) return isYounger(failedAt, Math.min(PAUSE_SECONDS, feed.freshSeconds))
  return held !== null && isYounger(held.fetchedAt, freshSecondsOf(feed, held))
}

/** How long an answer serves, by its place among the sources. */
export function freshSecondsOf(
  {
    freshSeconds,
    fallbackFreshSeconds = freshSeconds,
  }: Pick<Feed<unknown>, 'freshSeconds' | 'fallbackFreshSeconds'>,
  { depth }: Pick<CachedValue<unknown>, 'depth'>,
): number {
  return depth === 0 ? freshSeconds : fallbackFreshSeconds
}

function whileKept<Value>(feed: Feed<Value>, held: CachedValue<Value> | null): CachedValue<Value> | null {
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
