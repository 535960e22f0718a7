const freeTries = 5
const firstWaitMs = 1000
const longestWaitMs = 15 * 60_000
const mostCallers = 10_000

/**
 * How long a caller waits after wrong passphrases: five tries are free, then 1 s, doubled by every further
 * one up to 15 min. By address, so that a stranger who guesses does not shut the editors out.
 */
export function createLoginThrottle(now: () => number = Date.now) {
  const callers = new Map<string, { count: number; until: number }>()

  return {
    /** Whole seconds, rounded up, that `caller` has to wait; 0 when a try is allowed. */
    secondsToWait(caller: string): number {
      return Math.max(0, Math.ceil(((callers.get(caller)?.until ?? 0) - now()) / 1000))
    },
    add(caller: string): void {
      const count = (callers.get(caller)?.count ?? 0) + 1
      const over = count - freeTries
      const wait = over < 0 ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** over)
      // Put back at the end, so that the first of the map is the one that has been quiet for longest.
      callers.delete(caller)
      callers.set(caller, { count, until: now() + wait })
      const [oldest] = callers.keys()
      if (callers.size > mostCallers && oldest !== undefined) callers.delete(oldest)
    },
    forget: (caller: string): boolean => callers.delete(caller),
  }
}
