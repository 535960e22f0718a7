import type { Doc } from '../store/documents.ts'
import { createLruMap } from '../store/lru-map.ts'

const mostOrders = 8

/** The documents of a view by `_id`, by type and in other orders, each list made when first asked for. */
export function createDocumentLists(collect: () => Doc[]) {
  let everything: Doc[] | null = null
  const types = new Map<string, Doc[]>()
  const orders = new Map<string, ReturnType<typeof createLruMap<string, Doc[]>>>()

  function all(): Doc[] {
    everything ??= collect()
    return everything
  }

  function ofType(type: string): Doc[] {
    const known = types.get(type)
    if (known) return known
    const list = all().filter((doc) => doc._type === type)
    // A type that nobody has must not be remembered: anyone can ask for any name.
    if (list.length > 0) types.set(type, list)
    return list
  }

  return {
    all,
    ofTypes(names: string[]): readonly Doc[] {
      const [first, ...others] = new Set(names)
      if (first === undefined) return []
      if (others.length === 0) return ofType(first)
      return [first, ...others].flatMap(ofType).sort(compareIds)
    },
    sorted(type: string, keys: SortKey[]): readonly Doc[] {
      const known = orders.get(type) ?? createLruMap<string, Doc[]>(mostOrders)
      const list = known.take(JSON.stringify(keys), () => sortDocuments(ofType(type), keys))
      if (list.length > 0) orders.set(type, known)
      return list
    },
    place(id: string, doc: Doc | null): void {
      if (!everything) return
      const before = findById(everything, id)
      placeById(everything, id, doc)
      const changed = [before, doc].filter((version) => version !== null)
      for (const { _type } of changed) {
        orders.delete(_type)
        placeById(types.get(_type) ?? [], id, doc?._type === _type ? doc : null)
      }
    },
  }
}

/** Puts, replaces or removes one document in a list that is ordered by `_id`. */
function placeById(list: Doc[], id: string, doc: Doc | null): void {
  const position = positionOf(list, id)
  const isThere = list[position]?._id === id
  if (doc) list.splice(position, isThere ? 1 : 0, doc)
  else if (isThere) list.splice(position, 1)
}

export function compareIds(left: Doc, right: Doc): number {
  return left._id < right._id ? -1 : left._id > right._id ? 1 : 0
}

/** The document with that `_id` in a list that is ordered by it. */
function findById(list: readonly Doc[], id: string): Doc | null {
  const found = list[positionOf(list, id)]
  return found?._id === id ? found : null
}

function positionOf(list: readonly Doc[], id: string): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((list[middle]?._id ?? '') < id) low = middle + 1
    else high = middle
  }
  return low
}

export type SortKey = { path: string[]; descending: boolean }

/** In the order of GROQ's `order()`: equal ones keep their place. */
function sortDocuments(list: readonly Doc[], keys: SortKey[]): Doc[] {
  const rows = list.map((doc) => ({ doc, values: keys.map(({ path }) => valueAt(doc, path)) }))
  rows.sort((left, right) => {
    for (const [index, { descending }] of keys.entries()) {
      const order = compareValues(left.values[index], right.values[index])
      if (order !== 0) return descending ? -order : order
    }
    return 0
  })
  return rows.map(({ doc }) => doc)
}

/** What `a.b.c` gives in GROQ: fields of objects, nothing of arrays. */
export function valueAt(doc: Doc, path: readonly string[]): unknown {
  let value: unknown = doc
  for (const name of path) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    if (!Object.hasOwn(value, name)) return undefined
    // `hasOwn` has just shown that the field is there.
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

const typeRanks: Record<string, number> = { number: 1, string: 2, boolean: 3 }
const otherRank = 4

/** Numbers, texts, booleans, then all the rest as equals. */
function compareValues(left: unknown, right: unknown): number {
  const leftRank = typeRanks[typeof left] ?? otherRank
  const rightRank = typeRanks[typeof right] ?? otherRank
  if (leftRank !== rightRank) return leftRank - rightRank
  if (leftRank === otherRank || left === right) return 0
  // Both are of the one type that the rank tells.
  return (left as string) < (right as string) ? -1 : 1
}
