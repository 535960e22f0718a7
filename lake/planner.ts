import type { Doc } from './documents.ts'
import { type GroqNode, isNode, walk } from './groq.ts'
import type { View } from './perspectives.ts'

/** Which documents a query can possibly see through `*`; `null` where any of them. */
export type Candidates = { types: Set<string>; ids: Set<string> } | null

/** Narrows every `*` of the tree by the `_type` and `_id` comparisons that filter it. */
export function planCandidates(tree: GroqNode): Candidates {
  const candidates = { types: new Set<string>(), ids: new Set<string>() }
  let everythings = 0
  let narrowed = 0
  walk(tree, (node) => {
    if (node.type === 'Everything') everythings++
    if (node.type === 'FuncCall' && node.namespace === 'releases') everythings++
    if (node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything') {
      if (narrow(node.expr, candidates)) narrowed++
    }
  })
  return narrowed === everythings ? candidates : null
}

function narrow(filter: unknown, candidates: { types: Set<string>; ids: Set<string> }): boolean {
  if (!isNode(filter)) return false
  if (filter.type === 'Group') return narrow(filter.base, candidates)
  if (filter.type === 'And') return narrow(filter.left, candidates) || narrow(filter.right, candidates)
  if (filter.type !== 'OpCall') return false
  const values = comparedValues(filter)
  const field = attributeName(filter.left) ?? (filter.op === '==' ? attributeName(filter.right) : null)
  if (!values || (field !== '_type' && field !== '_id')) return false
  const chosen = field === '_type' ? candidates.types : candidates.ids
  for (const value of values) chosen.add(value)
  return true
}

function attributeName(node: unknown): string | null {
  if (!isNode(node) || node.type !== 'AccessAttribute' || node.base !== undefined) return null
  return typeof node.name === 'string' ? node.name : null
}

function comparedValues({ op, left, right }: GroqNode): string[] | null {
  if (op === '==') {
    const value = literal(right) ?? literal(left)
    return typeof value === 'string' ? [value] : null
  }
  if (op !== 'in') return null
  const values = literal(right)
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : null
}

function literal(node: unknown): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Value') return node.value
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  const items = node.elements.map((element) => (element.isSplat ? undefined : literal(element.value)))
  return items.includes(undefined) ? undefined : items
}

export function selectCandidates(view: View, candidates: Candidates): Doc[] {
  if (!candidates) return view.all()
  const [onlyType] = candidates.types
  if (candidates.types.size === 1 && candidates.ids.size === 0 && onlyType) return view.byType(onlyType)
  const chosen = new Set<Doc>()
  for (const type of candidates.types) for (const doc of view.byType(type)) chosen.add(doc)
  for (const id of candidates.ids) {
    const doc = view.get(id)
    if (doc) chosen.add(doc)
  }
  return Array.from(chosen)
}
