/** Values by key, up to `most` in all by the size that each came with. Beyond it the one unused for longest goes first. */
export function createLruMap<Key, Value>(most: number) {
  // A Map iterates in insertion order, and what is used is put back at the end.
  const entries = new Map<Key, { value: Value; size: number }>()
  let total = 0

  function remove(key: Key): boolean {
    total -= entries.get(key)?.size ?? 0
    return entries.delete(key)
  }

  function set(key: Key, value: Value, size = 1): void {
    remove(key)
    entries.set(key, { value, size })
    total += size
    for (const oldest of entries.keys()) {
      if (total <= most) break
      remove(oldest)
    }
  }

  function get(key: Key): Value | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    entries.set(key, entry)
    return entry.value
  }

  return {
    get,
    set,
    remove,
    /** The value under `key`, made when it is not there: always by the same `make`. */
    take<Made extends Value>(key: Key, make: () => Made, size = 1): Made {
      const known = get(key)
      if (known !== undefined) return known as Made
      const made = make()
      set(key, made, size)
      return made
    },
    values: (): Value[] => Array.from(entries.values(), ({ value }) => value),
  }
}
