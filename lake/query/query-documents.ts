import { createIdGroups, type IdGroups } from '../store/document-index.ts'
import { allReferences, type Doc } from '../store/documents.ts'
import { createLruMap } from '../store/lru-map.ts'
import { type Perspective, seenDocument, seenId } from './perspectives.ts'
import type { Lookup, Scalar } from './planner.ts'
import { compareIds, createDocumentLists, type SortKey, valueAt } from './sorted-documents.ts'
import { createDocumentTexts, type SearchTerm } from './text-search.ts'
import { createMatchedTexts } from './word-match.ts'

/** Source of a query's documents. Every list is in the order of `_id`, and must not be changed by the caller. */
export type QuerySource = {
  get(id: string): Doc | null
  /** At least the documents that `lookup` describes. */
  find(lookup: Lookup): readonly Doc[]
  /** All of a type, ordered. */
  sorted(type: string, keys: SortKey[]): readonly Doc[]
  /** Ids of the documents whose text has all of `terms`. */
  search(terms: SearchTerm[]): string[]
}

const maxViews = 12
const maxIndexes = 64

/** Every stored document in memory, as each perspective shows them. Changes are worked in one by one. */
export function createQueryDocuments() {
  const documents = new Map<string, Doc>()
  const all = () => documents.values()
  const equality = createEqualityIndexes(all)
  const references = createReferenceIndex(all)
  const texts = createDocumentTexts(all)
  const matched = createMatchedTexts(all)
  const stored = { documents, equality, references, texts, matched }
  const views = createLruMap<string, ReturnType<typeof createView>>(maxViews)

  function viewOf(perspective: Perspective): QuerySource {
    return views.take(JSON.stringify(perspective), () => createView(perspective, stored)).source
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
      matched.replace(before, doc)
      for (const view of views.values()) view.refresh(id)
    },
  }
}

type Stored = {
  documents: ReadonlyMap<string, Doc>
  equality: ReturnType<typeof createEqualityIndexes>
  references: ReturnType<typeof createReferenceIndex>
  texts: ReturnType<typeof createDocumentTexts>
  matched: ReturnType<typeof createMatchedTexts>
}

function createView(perspective: Perspective, { documents, equality, references, texts, matched }: Stored) {
  const read = (id: string): Doc | null => documents.get(id) ?? null
  const get = (id: string): Doc | null => seenDocument(perspective, id, read)
  const lists = createDocumentLists(() => seenOf(documents.keys()))

  /** Versions of the stored documents in this perspective, each once. */
  function seenOf(storedIds: Iterable<string>): Doc[] {
    const ids = new Set<string>()
    for (const storedId of storedIds) {
      const id = seenId(perspective, storedId)
      if (id !== null) ids.add(id)
    }
    const seen = Array.from(ids, get).filter((doc) => doc !== null)
    return seen.sort(compareIds)
  }

  /** Versions in this perspective of the stored documents that matched, unless the visible version is another one. */
  function shown(storedIds: string[]): Doc[] {
    const matching = new Set(storedIds)
    return seenOf(matching).filter((doc) =>
      matching.has(typeof perspective === 'string' ? doc._id : String(doc._originalId)),
    )
  }

  function find({ types, ids, field, references: targets, match }: Lookup): readonly Doc[] {
    if (ids) return seenOf(ids)
    if (field) {
      return seenOf((types ?? [null]).flatMap((type) => equality.find(type, field.path, field.values)))
    }
    if (targets) return seenOf(targets.flatMap((target) => Array.from(references.to(target))))
    if (match) return shown(matched.search(match))
    if (types) return lists.ofTypes(types)
    return lists.all()
  }

  const source: QuerySource = {
    get,
    find,
    sorted: lists.sorted,
    search: (terms) => shown(texts.search(terms)).map((doc) => doc._id),
  }
  return {
    source,
    refresh(storedId: string): void {
      const id = seenId(perspective, storedId)
      if (id !== null) lists.place(id, get(id))
    },
  }
}

type Index = { type: string | null; path: string[]; ids: IdGroups<unknown> }

/** Ids of documents by the value of a field, one index per type and field that a query has compared. */
function createEqualityIndexes(all: () => Iterable<Doc>) {
  const indexes = createLruMap<string, Index>(maxIndexes)

  function build(type: string | null, path: string[]): Index {
    const index = { type, path, ids: createIdGroups<unknown>() }
    for (const doc of all()) addTo(index, doc)
    return index
  }

  return {
    /** `type`: `null` for any. */
    find(type: string | null, path: string[], values: Scalar[]): string[] {
      const { ids } = indexes.take(JSON.stringify([type, path]), () => build(type, path))
      return values.flatMap((value) => Array.from(ids.of(value)))
    },
    replace(before: Doc | null, after: Doc | null): void {
      for (const index of indexes.values()) {
        if (before && covers(index, before)) index.ids.remove(valueAt(before, index.path), before._id)
        if (after) addTo(index, after)
      }
    },
  }
}

function covers({ type }: Index, { _type }: Doc): boolean {
  return type === null || _type === type
}

function addTo(index: Index, doc: Doc): void {
  const value = valueAt(doc, index.path)
  const isScalar = value !== undefined && typeof value !== 'object'
  if (isScalar && covers(index, doc)) index.ids.add(value, doc._id)
}

/** Ids of the documents that point at a document in any way, as GROQ's `references()` counts. */
function createReferenceIndex(all: () => Iterable<Doc>) {
  let referrers: IdGroups<string> | null = null

  function add(known: IdGroups<string>, doc: Doc): void {
    for (const target of allReferences(doc)) known.add(target, doc._id)
  }

  return {
    to(id: string): Iterable<string> {
      if (!referrers) {
        referrers = createIdGroups<string>()
        for (const doc of all()) add(referrers, doc)
      }
      return referrers.of(id)
    },
    replace(before: Doc | null, after: Doc | null): void {
      if (!referrers) return
      if (before) for (const target of allReferences(before)) referrers.remove(target, before._id)
      if (after) add(referrers, after)
    },
  }
}
