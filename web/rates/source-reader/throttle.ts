/** Lets questions begin at least `gapMs` apart, in the order they come: for a source with a limit by the second. */
export function createThrottle(gapMs: number): <Value>(ask: () => Promise<Value>) => Promise<Value> {
  let turn: Promise<unknown> = Promise.resolve()
  return async (ask) => {
    // In an object, because the next question waits for the beginning of this one and not for its answer.
    const asked = turn.then(() => ({ answer: ask() }))
    // From the moment it did begin: on a busy machine that is later than it was meant to.
    turn = asked.then(() => new Promise((resolve) => setTimeout(resolve, gapMs)))
    return (await asked).answer
  }
}

/** Asks one question at a time, in the order they come: for a source that answers one alone. */
export function createQueue(): <Value>(ask: () => Promise<Value>) => Promise<Value> {
  let before: Promise<unknown> = Promise.resolve()
  return (ask) => {
    const turn = before.then(ask)
    // One that fails holds up no other.
    before = turn.catch(() => {})
    return turn
  }
}
