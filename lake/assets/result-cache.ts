type Entry = {
  result: Promise<Buffer>
  /** Aborted when nobody waits for it any more. */
  left: AbortController
  /** Who waits for it. */
  waiting: number
  /** 0 while it is made. */
  size: number
}

/** `signal`: aborted when the caller no longer waits; the signal of `make` is aborted when the last caller leaves. */
type Remember = (
  key: string,
  make: (signal: AbortSignal) => Promise<Buffer>,
  signal?: AbortSignal,
) => Promise<Buffer>

/**
 * Remembers the latest results up to `maximumBytes` in all, and joins equal requests that run at the same time.
 */
export function createResultCache(maximumBytes: number): Remember {
  // A Map iterates in insertion order: the first key is the one unused for longest.
  const entries = new Map<string, Entry>()
  let total = 0

  function forget(key: string, entry: Entry): void {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    total -= entry.size
  }

  async function keep(key: string, entry: Entry): Promise<void> {
    try {
      const { byteLength } = await entry.result
      if (entries.get(key) !== entry) return
      entry.size = byteLength
      total += byteLength
    } catch {
      // The caller gets the error from the same promise; the next one tries again.
      forget(key, entry)
    }
    for (const [oldest, other] of entries) {
      if (total <= maximumBytes) break
      // One that is still being made has no size yet, and somebody waits for it.
      if (other.size > 0) forget(oldest, other)
    }
  }

  function begin(key: string, make: (signal: AbortSignal) => Promise<Buffer>): Entry {
    const left = new AbortController()
    const entry = { result: make(left.signal), left, waiting: 0, size: 0 }
    entries.set(key, entry)
    void keep(key, entry)
    return entry
  }

  return (key, make, signal) => {
    const known = entries.get(key)
    const entry = known ?? begin(key, make)
    entries.delete(key)
    entries.set(key, entry)
    entry.waiting += 1
    signal?.addEventListener(
      'abort',
      () => {
        entry.waiting -= 1
        if (entry.waiting > 0 || entry.size > 0) return
        forget(key, entry)
        entry.left.abort()
      },
      { once: true },
    )
    return entry.result
  }
}
