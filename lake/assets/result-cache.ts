/**
 * Remembers the latest results up to `maximumBytes` in all, and joins equal requests that run at the same time.
 */
export function createResultCache(
  maximumBytes: number,
): (key: string, make: () => Promise<Buffer>) => Promise<Buffer> {
  // A Map iterates in insertion order: the first key is the one unused for longest.
  const results = new Map<string, Promise<Buffer>>()
  const sizes = new Map<string, number>()
  let total = 0

  function forget(key: string): void {
    results.delete(key)
    total -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  async function keep(key: string, pending: Promise<Buffer>): Promise<void> {
    try {
      const { byteLength } = await pending
      sizes.set(key, byteLength)
      total += byteLength
    } catch {
      // Whoever asked gets the error from the same promise; the next one tries again.
      forget(key)
    }
    for (const oldest of results.keys()) {
      if (total <= maximumBytes) break
      // One that is still being made has no size yet, and somebody waits for it.
      if (sizes.has(oldest)) forget(oldest)
    }
  }

  return (key, make) => {
    const known = results.get(key)
    const pending = known ?? make()
    results.delete(key)
    results.set(key, pending)
    if (!known) void keep(key, pending)
    return pending
  }
}
