import type { Doc } from '../store/documents.ts'
import { createDocumentLists } from './document-lists.ts'
import { createEqualityIndexes, createReferenceIndex } from './document-lookups.ts'
import { type Perspective, seenDocument, seenId } from './perspectives.ts'
import type { Lookup } from './planner.ts'
import { compareIds, type SortKey } from './sorted-documents.ts'
import { createTextIndex, type SearchTerm } from './text-index.ts'

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
