import {
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from 'cockatiel'
import { isSourceError } from '../source-error.ts'
import type { SourceId } from '../sources.ts'

const SECOND = 1000
/** Between attempts that failed, or as long as an answer is fresh if that is less. */
export const PAUSE_SECONDS = 10
/** After a 429: what the source asks for, up to 6 h, or 30 min when it does not say. */
const RATE_LIMIT_PAUSE_SECONDS = 30 * 60
const LONGEST_PAUSE_SECONDS = 6 * 3600

export const beforeSecondTryMs = { initialDelay: 150, maxDelay: 600 }

/** The guard of each source, which all feeds share: its retry, and its rest after a failure. */
export function createGuards(secondTryMs: typeof beforeSecondTryMs) {
  const guards = new Map<SourceId, IPolicy>()
  return (source: SourceId, freshSeconds: number): IPolicy => {
    const guard = guards.get(source) ?? createGuard(freshSeconds, secondTryMs)
    guards.set(source, guard)
    return guard
  }
}

/** One more try after a failure that came quickly; then the source rests, for every feed, as long as it asks to. */
function createGuard(freshSeconds: number, secondTryMs: typeof beforeSecondTryMs): IPolicy {
  const again = retry(handleWhen(cameQuickly), {
    maxAttempts: 1,
    backoff: new ExponentialBackoff(secondTryMs),
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

/** A failure of the source as a whole; a wrong field or an unknown pair says nothing of its other answers. */
function isOutage(error: unknown): boolean {
  return isSourceError(error) && (error.reason === 'unavailable' || error.reason === 'rate-limited')
}

function cameQuickly(error: unknown): boolean {
  if (!isSourceError(error) || error.reason !== 'unavailable') return false
  return !(error.cause instanceof Error && error.cause.name === 'TimeoutError')
}
