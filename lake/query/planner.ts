import { fieldPath, type GroqNode, isCall, isNode } from './groq-tree.ts'
import type { SortKey } from './sorted-documents.ts'
import { type WordMatch, wordMatchIn } from './word-match.ts'

export type Scalar = string | number | boolean

/** Known restrictions of the documents that a `*[…]` can give. Where several parts are known, all of them hold. */
export type Lookup = {
  /** `null`: any. */
  types: string[] | null
  ids?: string[]
  field?: { path: string[]; values: Scalar[] }
  /** They point at one of these. */
  references?: string[]
  /** Known only where nothing else but types is: exactly these documents pass that condition. */
  match?: WordMatch
}

type Params = Record<string, unknown>

/** Reads the comparisons that every document must pass; whatever else the filter has is left to groq-js. */
export function lookupFor(filter: GroqNode, params: Params): Lookup {
  const lookup: Lookup = { types: null }
  const conditions = conjunction(filter)
  for (const condition of conditions) {
    const targets = referenceTargets(condition, params)
    if (targets) lookup.references ??= targets
    const comparison = comparisonIn(condition, params)
    if (comparison) addComparison(lookup, comparison)
  }
  const match = conditions.map((condition) => wordMatchIn(condition, params)).find((found) => found !== null)
  return match && !isNarrowed(lookup) ? { ...lookup, match } : lookup
}

export function isNarrowed(lookup: Lookup): boolean {
  return Object.keys(lookup).length > 1
}

function addComparison(lookup: Lookup, { path, values }: Comparison): void {
  const [name, deeper] = path
  const texts = values.filter((value) => typeof value === 'string')
  if (name === '_type' && deeper === undefined) lookup.types ??= texts
  else if (name === '_id' && deeper === undefined) lookup.ids ??= texts
  // The perspective makes it up; the documents do not have it.
  else if (name !== '_originalId') lookup.field ??= { path, values }
}

function conjunction(node: unknown): GroqNode[] {
  if (!isNode(node)) return []
  if (node.type === 'Group') return conjunction(node.base)
  return node.type === 'And' ? [...conjunction(node.left), ...conjunction(node.right)] : [node]
}

type Comparison = { path: string[]; values: Scalar[] }

/** `a.b == "x"`, `a.b in ["x", "y"]`, and several of them about one field joined by `||`. */
function comparisonIn(node: unknown, params: Params): Comparison | null {
  if (!isNode(node)) return null
  if (node.type === 'Group') return comparisonIn(node.base, params)
  if (node.type === 'Or') {
    const left = comparisonIn(node.left, params)
    const right = comparisonIn(node.right, params)
    if (!left || !right || left.path.join('\0') !== right.path.join('\0')) return null
    return { path: left.path, values: [...left.values, ...right.values] }
  }
  if (node.type !== 'OpCall') return null
  if (node.op === 'in') return compared(node.left, listIn(node.right, params))
  if (node.op !== '==') return null
  return (
    compared(node.left, wrapped(literal(node.right, params))) ??
    compared(node.right, wrapped(literal(node.left, params)))
  )
}

function wrapped(value: unknown): unknown[] | null {
  return value === undefined ? null : [value]
}

function compared(field: unknown, values: unknown[] | null): Comparison | null {
  const path = fieldPath(field)
  // In GROQ a missing field equals null, and an index does not hold documents without the field.
  if (!path || !values || values.includes(null)) return null
  return { path, values: values.filter(isScalar) }
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

function referenceTargets(node: GroqNode, params: Params): string[] | null {
  if (!isCall(node, 'global', 'references') || !Array.isArray(node.args)) return null
  const values = node.args.map((arg) => literal(arg, params))
  return values.includes(undefined) ? null : values.flat().filter((value) => typeof value === 'string')
}

function listIn(node: unknown, params: Params): unknown[] | null {
  const value = literal(node, params)
  return Array.isArray(value) ? value : null
}

/** The value of what does not depend on documents; `undefined` for everything else. */
function literal(node: unknown, params: Params): unknown {
  if (!isNode(node)) return undefined
  if (node.type === 'Group') return literal(node.base, params)
  if (node.type === 'Value') return node.value
  if (node.type === 'Parameter') return params[String(node.name)]
  if (node.type !== 'Array' || !Array.isArray(node.elements)) return undefined
  const items = node.elements.map((element) => (element.isSplat ? undefined : literal(element.value, params)))
  return items.includes(undefined) ? undefined : items
}

/** `*[filter] | order(keys)[0...limit]`: only the first ones of the order matter. */
export type Listing = { order: GroqNode; filter: GroqNode; keys: SortKey[]; limit: number }

export function listingIn(node: GroqNode): Listing | null {
  const limit = limitOf(node)
  const order = node.base
  if (limit === null || !isNode(order) || order.type !== 'PipeFuncCall' || order.name !== 'order') return null
  const filter = order.base
  if (!isNode(filter) || !isFilterOfAll(filter) || !Array.isArray(order.args)) return null
  const keys = order.args.map(sortKey)
  return keys.includes(null) ? null : { order, filter, keys: keys.filter((key) => key !== null), limit }
}

export function isFilterOfAll(node: GroqNode): boolean {
  return node.type === 'Filter' && isNode(node.base) && node.base.type === 'Everything' && isNode(node.expr)
}

function limitOf({ type, index, left, right, isInclusive }: GroqNode): number | null {
  if (type === 'AccessElement') return typeof index === 'number' && index >= 0 ? index + 1 : null
  if (type !== 'Slice' || typeof left !== 'number' || typeof right !== 'number') return null
  // Counted from the end, every document matters.
  return left >= 0 && right >= 0 ? right + (isInclusive ? 1 : 0) : null
}

function sortKey(arg: unknown): SortKey | null {
  if (!isNode(arg)) return null
  const isDirected = arg.type === 'Asc' || arg.type === 'Desc'
  const path = fieldPath(isDirected ? arg.base : arg)
  return path && { path, descending: arg.type === 'Desc' }
}
