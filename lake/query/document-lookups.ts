import { allReferences, type Doc } from '../store/documents.ts'
import type { Scalar } from './planner.ts'
import { valueAt } from './sorted-documents.ts'

const mostIndexes = 64

type Index = { type: string | null; path: string[]; ids: Map<unknown, Set<string>> }

/** Ids of documents by the value of a field, one index per type and field that a query has compared. */
export function createEqualityIndexes(all: () => Iterable<Doc>) {
  // A Map iterates in insertion order: the first key is the one unused for longest.
  const indexes = new Map<string, Index>()

  function indexOf(type: string | null, path: string[]): Index {
    const key = JSON.stringify([type, path])
    const index = indexes.get(key) ?? build({ type, path, ids: new Map() }, all())
    indexes.delete(key)
    indexes.set(key, index)
    for (const oldest of indexes.keys()) {
      if (indexes.size <= mostIndexes) break
      indexes.delete(oldest)
    }
    return index
  }

  return {
    /** `type`: `null` for any. */
    find(type: string | null, path: string[], values: Scalar[]): string[] {
      const { ids } = indexOf(type, path)
      return values.flatMap((value) => Array.from(ids.get(value) ?? []))
    },
    replace(before: Doc | null, after: Doc | null): void {
      for (const index of indexes.values()) {
        if (before) dropFrom(index, before)
        if (after) addTo(index, after)
      }
    },
  }
}

function build(index: Index, documents: Iterable<Doc>): Index {
  for (const doc of documents) addTo(index, doc)
  return index
}

function addTo({ type, path, ids }: Index, doc: Doc): void {
  if (type !== null && doc._type !== type) return
  const value = valueAt(doc, path)
  if (value === undefined || typeof value === 'object') return
  const group = ids.get(value)
  if (group) group.add(doc._id)
  else ids.set(value, new Set([doc._id]))
}

function dropFrom({ type, path, ids }: Index, doc: Doc): void {
  if (type !== null && doc._type !== type) return
  const value = valueAt(doc, path)
  const group = ids.get(value)
  group?.delete(doc._id)
  if (group?.size === 0) ids.delete(value)
}

/** Ids of the documents that point at a document in any way, as GROQ's `references()` counts. */
export function createReferenceIndex(all: () => Iterable<Doc>) {
  let referrers: Map<string, Set<string>> | null = null

  function add(known: Map<string, Set<string>>, doc: Doc): void {
    for (const target of allReferences(doc)) {
      const group = known.get(target)
      if (group) group.add(doc._id)
      else known.set(target, new Set([doc._id]))
    }
  }

  return {
    to(id: string): Iterable<string> {
      if (!referrers) {
        referrers = new Map()
        for (const doc of all()) add(referrers, doc)
      }
      return referrers.get(id) ?? []
    },
    replace(before: Doc | null, after: Doc | null): void {
      if (!referrers) return
      if (before) for (const target of allReferences(before)) referrers.get(target)?.delete(before._id)
      if (after) add(referrers, after)
    },
  }
}
