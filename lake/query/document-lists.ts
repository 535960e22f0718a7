import type { Doc } from '../store/documents.ts'
import { compareIds, findById, placeById, type SortKey, sortDocuments } from './sorted-documents.ts'

const mostOrders = 8

/** The documents of a view by `_id`, by type and in other orders, each list made when first asked for. */
export function createDocumentLists(collect: () => Doc[]) {
  let everything: Doc[] | null = null
  const types = new Map<string, Doc[]>()
  const orders = new Map<string, Map<string, Doc[]>>()

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
      const known = orders.get(type) ?? new Map<string, Doc[]>()
      const key = JSON.stringify(keys)
      const list = known.get(key) ?? sortDocuments(ofType(type), keys)
      known.delete(key)
      known.set(key, list)
      for (const oldest of known.keys()) {
        if (known.size <= mostOrders) break
        known.delete(oldest)
      }
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
