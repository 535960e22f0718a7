import type { Doc } from './documents.ts'
import { createLruMap } from './lru-map.ts'

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
  const kept = createLruMap<string, Doc>(mostLength)
  const noted = createLruMap<string, true>(mostNoted)

  return {
    get: (id: string): Doc | null => kept.get(id) ?? null,
    /** After a miss: `doc` was read from the file, where its JSON has `length` characters. */
    offer(doc: Doc, length: number): void {
      if (length > mostLength) return
      if (noted.remove(doc._id)) kept.set(doc._id, doc, length)
      else noted.set(doc._id, true)
    },
    /** What was needed often will be needed again: one that is kept stays, as it has become; `null`: read it anew. */
    change(id: string, doc: Doc | null, length: number): void {
      if (!kept.remove(id)) return
      if (doc && length <= mostLength) kept.set(id, doc, length)
      else noted.set(id, true)
    },
  }
}
