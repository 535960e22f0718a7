type Waiting<Asked, Done> = { asked: Asked; resolve(done: Done): void; reject(reason: unknown): void }

/**
 * Does in one go what was asked in the same turn of the event loop, or while the one before was at work. `doAll` tells the
 * outcome of each, or throws for all of them.
 */
export function createGathering<Asked, Done>(doAll: (asked: Asked[]) => PromiseSettledResult<Done>[]) {
  let waiting: Waiting<Asked, Done>[] = []

  function finish(): void {
    const group = waiting
    waiting = []
    if (group.length === 0) return
    try {
      const outcomes = doAll(group.map(({ asked }) => asked))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') group[index]?.resolve(outcome.value)
        else group[index]?.reject(outcome.reason)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return {
    ask(asked: Asked): Promise<Done> {
      if (waiting.length === 0) setImmediate(finish)
      return new Promise((resolve, reject) => waiting.push({ asked, resolve, reject }))
    },
    /** Does all waiting work now. */
    finish,
  }
}
