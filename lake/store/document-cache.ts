import type { Doc } from './documents.ts'
import { createLruMap } from './lru-map.ts'

/** Ids of documents that were read once: text only, so that many cost little. */
const maxNoted = 2000

/**
 * LRU cache of documents, up to `maxLength` characters of their JSON: about three times as many bytes once parsed.
 *
 * The first read of a document is only noted, and the second one cached: a walk through all articles must not push out
 * documents that are read often, and short-lived objects cost the garbage collector almost nothing.
 */
export function createDocumentCache(maxLength: number) {
  const kept = createLruMap<string, Doc>(maxLength)
  const noted = createLruMap<string, true>(maxNoted)

  return {
    get: (id: string): Doc | null => kept.get(id) ?? null,
    /** After a miss: `doc` was read from the file, where its JSON has `length` characters. */
    offer(doc: Doc, length: number): void {
      if (length > maxLength) return
      if (noted.remove(doc._id)) kept.set(doc._id, doc, length)
      else noted.set(doc._id, true)
    },
    /** Replaces a cached document after a change; `null`, or one too long, is read from the file at the next use. */
    change(id: string, doc: Doc | null, length: number): void {
      if (!kept.remove(id)) return
      if (doc && length <= maxLength) kept.set(id, doc, length)
      else noted.set(id, true)
    },
  }
}
