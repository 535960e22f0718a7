type Limit = { most: number; windowMs: number }

/** Callers that are remembered at once: those who have been quiet for longest are forgotten first. */
const MOST_CALLERS = 10_000

/**
 * At most `most` in a window that begins with a caller's first try, in memory alone: what is counted is a name that the
 * process made up for the caller, and it is gone when the window is over or the process ends.
 */
export function createRateLimit({ most, windowMs }: Limit, now: () => number = Date.now) {
  const callers = new Map<string, { count: number; until: number }>()

  /** Whole minutes, rounded up, that `caller` has to wait; 0 when this try is allowed, which counts it. */
  return function minutesToWait(caller: string): number {
    const at = now()
    const seen = callers.get(caller)
    const open = seen && seen.until > at ? seen : { count: 0, until: at + windowMs }
    if (open.count >= most) return Math.ceil((open.until - at) / 60_000)
    // So that nothing of a caller outlasts the window, also where nobody else comes.
    if (open !== seen) setTimeout(() => callers.delete(caller), windowMs).unref()
    // Put back at the end, so that the first of the map is the one that has been quiet for longest.
    callers.delete(caller)
    callers.set(caller, { ...open, count: open.count + 1 })
    const [oldest] = callers.keys()
    if (callers.size > MOST_CALLERS && oldest !== undefined) callers.delete(oldest)
    return 0
  }
}
