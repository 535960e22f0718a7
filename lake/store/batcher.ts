type Waiting<Item, Done> = { item: Item; resolve(done: Done): void; reject(reason: unknown): void }

/**
 * Collects the items of one turn of the event loop, or of the time of the batch before, for one call of `doAll`, which gives
 * the outcome of each, or throws for all.
 */
export function createBatcher<Item, Done>(doAll: (items: Item[]) => PromiseSettledResult<Done>[]) {
  let waiting: Waiting<Item, Done>[] = []

  function flush(): void {
    const group = waiting
    waiting = []
    if (group.length === 0) return
    try {
      const outcomes = doAll(group.map(({ item }) => item))
      for (const [index, outcome] of outcomes.entries()) {
        if (outcome.status === 'fulfilled') group[index]?.resolve(outcome.value)
        else group[index]?.reject(outcome.reason)
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  return {
    add(item: Item): Promise<Done> {
      if (waiting.length === 0) setImmediate(flush)
      return new Promise((resolve, reject) => waiting.push({ item, resolve, reject }))
    },
    /** Does all waiting work now. */
    flush,
  }
}
