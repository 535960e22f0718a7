import { type Doc, type DocumentChange, strongReferences } from './documents.ts'

/** Every document in memory, by id and by type, and who points at whom. SQLite keeps the durable copy. */
export function createDocumentIndex() {
  const documents = new Map<string, Doc>()
  const types = new Map<string, Map<string, Doc>>()
  const referrers = new Map<string, Set<string>>()

  function remove(doc: Doc): void {
    documents.delete(doc._id)
    types.get(doc._type)?.delete(doc._id)
    for (const target of strongReferences(doc)) referrers.get(target)?.delete(doc._id)
  }

  function add(doc: Doc): void {
    documents.set(doc._id, doc)
    entry(types, doc._type, () => new Map<string, Doc>()).set(doc._id, doc)
    for (const target of strongReferences(doc)) {
      entry(referrers, target, () => new Set<string>()).add(doc._id)
    }
  }

  return {
    get: (id: string): Doc | null => documents.get(id) ?? null,
    all: (): Iterable<Doc> => documents.values(),
    byType: (type: string): Iterable<Doc> => types.get(type)?.values() ?? [],
    /** Ids of the documents with a strong reference to `id`. */
    referrersOf: (id: string): Iterable<string> => referrers.get(id) ?? [],
    add,
    apply({ before, after }: DocumentChange): void {
      if (before) remove(before)
      if (after) add(after)
    },
  }
}

function entry<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const existing = map.get(key)
  if (existing !== undefined) return existing
  const created = create()
  map.set(key, created)
  return created
}
