import type { Doc } from '../store/documents.ts'

/** Puts, replaces or removes one document in a list that is ordered by `_id`. */
export function placeById(list: Doc[], id: string, doc: Doc | null): void {
  const position = positionOf(list, id)
  const isThere = list[position]?._id === id
  if (doc) list.splice(position, isThere ? 1 : 0, doc)
  else if (isThere) list.splice(position, 1)
}

export function compareIds(left: Doc, right: Doc): number {
  return left._id < right._id ? -1 : left._id > right._id ? 1 : 0
}

/** The document with that `_id` in a list that is ordered by it. */
export function findById(list: readonly Doc[], id: string): Doc | null {
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
export function sortDocuments(list: readonly Doc[], keys: SortKey[]): Doc[] {
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
