import type { Doc } from '../store/documents.ts'
import { createLruMap } from '../store/lru-map.ts'

const maxOrders = 8

type Order = { list: Doc[]; compare: Compare }
type Compare = (left: Doc, right: Doc) => number

/** The documents of a view by `_id`, by type and in other orders, each list made when first asked for, and then kept up. */
export function createDocumentLists(collect: () => Doc[]) {
  let everything: Doc[] | null = null
  const types = new Map<string, Doc[]>()
  const orders = new Map<string, ReturnType<typeof createLruMap<string, Order>>>()

  function all(): Doc[] {
    everything ??= collect()
    return everything
  }

  function documentsOfType(type: string): Doc[] {
    const known = types.get(type)
    if (known) return known
    const list = all().filter((doc) => doc._type === type)
    // A type that nobody has must not be remembered: anyone can ask for any name.
    if (list.length > 0) types.set(type, list)
    return list
  }

  function makeOrder(type: string, keys: SortKey[]): Order {
    const compare = comparing(keys)
    return { list: documentsOfType(type).toSorted(compare), compare }
  }

  return {
    all,
    ofTypes(names: string[]): readonly Doc[] {
      const [first, ...others] = new Set(names)
      if (first === undefined) return []
      if (others.length === 0) return documentsOfType(first)
      return [first, ...others].flatMap(documentsOfType).sort(compareIds)
    },
    sorted(type: string, keys: SortKey[]): readonly Doc[] {
      const known = orders.get(type) ?? createLruMap<string, Order>(maxOrders)
      const { list } = known.take(JSON.stringify(keys), () => makeOrder(type, keys))
      if (list.length > 0) orders.set(type, known)
      return list
    },
    place(id: string, doc: Doc | null): void {
      if (!everything) return
      const before = findById(everything, id)
      replaceIn({ list: everything, compare: compareIds }, before, doc)
      for (const type of new Set([before?._type, doc?._type])) {
        if (type === undefined) continue
        const lists = [
          { list: types.get(type) ?? [], compare: compareIds },
          ...(orders.get(type)?.values() ?? []),
        ]
        const inType = (version: Doc | null) => (version?._type === type ? version : null)
        for (const each of lists) replaceIn(each, inType(before), inType(doc))
      }
    },
  }
}

/** Takes one version of a document out of a list, and puts another one where it belongs. */
function replaceIn({ list, compare }: Order, before: Doc | null, after: Doc | null): void {
  const placeOf = (version: Doc) => positionOf(list, (doc) => compare(doc, version) < 0)
  if (before) list.splice(placeOf(before), 1)
  if (after) list.splice(placeOf(after), 0, after)
}

export function compareIds(left: Doc, right: Doc): number {
  return left._id < right._id ? -1 : left._id > right._id ? 1 : 0
}

/** The document with that `_id` in a list that is ordered by it. */
function findById(list: readonly Doc[], id: string): Doc | null {
  const found = list[positionOf(list, ({ _id }) => _id < id)]
  return found?._id === id ? found : null
}

/** Where those end that come before. */
function positionOf(list: readonly Doc[], isBefore: (doc: Doc) => boolean): number {
  let low = 0
  let high = list.length
  while (low < high) {
    const middle = (low + high) >> 1
    const doc = list[middle]
    if (doc && isBefore(doc)) low = middle + 1
    else high = middle
  }
  return low
}

export type SortKey = { path: string[]; descending: boolean }

/** The order of GROQ's `order()`: equal ones stand by `_id`, as before it. */
function comparing(keys: SortKey[]): Compare {
  return (left, right) => {
    for (const { path, descending } of keys) {
      const order = compareValues(valueAt(left, path), valueAt(right, path))
      if (order !== 0) return descending ? -order : order
    }
    return compareIds(left, right)
  }
}

/** Value of `a.b.c` in GROQ: fields of objects, nothing of arrays. */
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
