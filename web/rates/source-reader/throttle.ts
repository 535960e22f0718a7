/** Lets questions begin at least `gapMs` apart, in the order they come: for a source with a limit by the second. */
export function createThrottle(gapMs: number): <Value>(ask: () => Promise<Value>) => Promise<Value> {
  let next = 0
  return async (ask) => {
    const now = Date.now()
    const wait = Math.max(0, next - now)
    next = now + wait + gapMs
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    return ask()
  }
}
