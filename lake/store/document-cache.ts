import type { Doc } from './documents.ts'

/** Ids of documents that were read once: text only, so that many cost little. */
const mostNoted = 2000

/**
 * Documents that are read again and again, up to `mostLength` characters of their JSON: about three times as many
 * bytes once parsed.
 *
 * What is read for the first time is only noted. A walk through all articles must not push out what many need, and
 * whatever is let go at once costs the garbage collector almost nothing.
 */
export function createDocumentCache(mostLength: number) {
  // Maps and sets iterate in insertion order: the first one is the one unused for longest.
  const kept = new Map<string, { doc: Doc; length: number }>()
  const noted = new Set<string>()
  let total = 0

  function drop(id: string): boolean {
    total -= kept.get(id)?.length ?? 0
    return kept.delete(id)
  }

  function note(id: string): void {
    noted.add(id)
    for (const oldest of noted) {
      if (noted.size <= mostNoted) break
      noted.delete(oldest)
    }
  }

  return {
    get(id: string): Doc | null {
      const entry = kept.get(id)
      if (!entry) return null
      kept.delete(id)
      kept.set(id, entry)
      return entry.doc
    },
    /** After a miss: `doc` was read from the file, where its JSON has `length` characters. */
    offer(doc: Doc, length: number): void {
      if (length > mostLength) return
      if (!noted.delete(doc._id)) {
        note(doc._id)
        return
      }
      kept.set(doc._id, { doc, length })
      total += length
      for (const oldest of kept.keys()) {
        if (total <= mostLength) break
        drop(oldest)
      }
    },
    /** The document has changed. What was needed often will be needed again. */
    forget(id: string): void {
      if (drop(id)) note(id)
    },
  }
}
