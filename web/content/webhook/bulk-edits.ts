const MINUTE = 60_000

/** More changes than these within a minute are one edit of many documents: an import, or a field changed everywhere. */
const MAX_PER_MINUTE = 50

/**
 * Delays the tags of lists while many documents change at once. Each change expires its own page at once; the tags of the
 * lists, which every change touches, are gathered and expired together, not after each change.
 *
 * It lives in the memory of one process, as the queue that calls it does: a stop in between leaves lists to their time.
 */
export class BulkEdits {
  #times: number[] = []
  readonly #gathered = new Set<string>()

  /** Counts a change at the instant `now` (milliseconds). @returns whether it is one of too many */
  isOneOfMany(now: number): boolean {
    this.#times = [...this.#times.filter((time) => time > now - MINUTE), now].slice(-MAX_PER_MINUTE - 1)
    return this.#times.length > MAX_PER_MINUTE
  }

  /** Keeps tags for the next pass. @returns whether they are the first, so that a pass has to be planned */
  gather(tags: readonly string[]): boolean {
    const isFirst = this.#gathered.size === 0 && tags.length > 0
    for (const tag of tags) this.#gathered.add(tag)
    return isFirst
  }

  /** Gathered tags, to be expired now; forgets them. */
  release(): string[] {
    const tags = Array.from(this.#gathered)
    this.#gathered.clear()
    return tags
  }
}
