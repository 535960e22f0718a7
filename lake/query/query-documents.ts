import { allReferences, type Doc } from '../store/documents.ts'
import { type Perspective, seenDocument, seenId } from './perspectives.ts'
import type { Lookup, Scalar } from './planner.ts'
import { compareIds, createDocumentLists, type SortKey, valueAt } from './sorted-documents.ts'
import { createTextIndex, type SearchTerm } from './text-search.ts'

/** Where a query finds its documents. Every list is in the order of `_id`, and belongs to whoever gives it. */
export type QuerySource = {
  get(id: string): Doc | null
  /** At least the documents that `lookup` describes. */
  find(lookup: Lookup): readonly Doc[]
  /** All of a type, ordered. */
  sorted(type: string, keys: SortKey[]): readonly Doc[]
  /** Ids of the documents whose text has all of `terms`. */
  search(terms: SearchTerm[]): string[]
}

const mostViews = 12

/** Every stored document in memory, as each perspective shows them. Changes are worked in one by one. */
export function createQueryDocuments() {
  const documents = new Map<string, Doc>()
  const all = () => documents.values()
  const equality = createEqualityIndexes(all)
  const references = createReferenceIndex(all)
  const texts = createTextIndex(all)
  // A Map iterates in insertion order: the first key is the one unused for longest.
  const views = new Map<string, ReturnType<typeof createView>>()

  function viewOf(perspective: Perspective): QuerySource {
    const key = String(perspective)
    const view =
      views.get(key) ?? createView(perspective, { documents, equality, references, search: texts.search })
    views.delete(key)
    views.set(key, view)
    for (const oldest of views.keys()) {
      if (views.size <= mostViews) break
      views.delete(oldest)
    }
    return view.source
  }

  return {
    viewOf,
    set(id: string, doc: Doc | null): void {
      const before = documents.get(id) ?? null
      if (doc) documents.set(id, doc)
      else documents.delete(id)
      equality.replace(before, doc)
      references.replace(before, doc)
      texts.replace(before, doc)
      for (const view of views.values()) view.refresh(id)
    },
  }
}

type Stored = {
  documents: ReadonlyMap<string, Doc>
  equality: ReturnType<typeof createEqualityIndexes>
  references: ReturnType<typeof createReferenceIndex>
  search: (terms: SearchTerm[]) => Iterable<string>
}

function createView(perspective: Perspective, { documents, equality, references, search }: Stored) {
  const read = (id: string): Doc | null => documents.get(id) ?? null
  const get = (id: string): Doc | null => seenDocument(perspective, id, read)
  const lists = createDocumentLists(() => seenOf(documents.keys()))

  /** What is seen of stored documents, each once. */
  function seenOf(storedIds: Iterable<string>): Doc[] {
    const ids = new Set<string>()
    for (const storedId of storedIds) {
      const id = seenId(perspective, storedId)
      if (id !== null) ids.add(id)
    }
    const seen = Array.from(ids, get).filter((doc) => doc !== null)
    return seen.sort(compareIds)
  }

  function find({ types, ids, field, references: targets }: Lookup): readonly Doc[] {
    if (ids) return seenOf(ids)
    if (field) {
      return seenOf((types ?? [null]).flatMap((type) => equality.find(type, field.path, field.values)))
    }
    if (targets) return seenOf(targets.flatMap((target) => Array.from(references.to(target))))
    if (types) return lists.ofTypes(types)
    return lists.all()
  }

  const source: QuerySource = {
    get,
    find,
    sorted: lists.sorted,
    search(terms) {
      const matching = new Set(search(terms))
      // What matched may be a version that this perspective does not show.
      const isShown = (doc: Doc) =>
        matching.has(typeof perspective === 'string' ? doc._id : String(doc._originalId))
      return seenOf(matching)
        .filter(isShown)
        .map((doc) => doc._id)
    },
  }
  return {
    source,
    refresh(storedId: string): void {
      const id = seenId(perspective, storedId)
      if (id !== null) lists.place(id, get(id))
    },
  }
}

const mostIndexes = 64

type Index = { type: string | null; path: string[]; ids: Map<unknown, Set<string>> }

/** Ids of documents by the value of a field, one index per type and field that a query has compared. */
function createEqualityIndexes(all: () => Iterable<Doc>) {
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
function createReferenceIndex(all: () => Iterable<Doc>) {
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
