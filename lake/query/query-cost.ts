import type { Doc } from '../store/documents.ts'
import { type GroqNode, hasNode, walk } from './groq-tree.ts'
import { isFilterOfAll } from './planner.ts'

/** Values that a query may visit where nobody can interrupt it: some ten milliseconds. */
const affordable = 50_000

const plainNodes = new Set([
  ...['AccessAttribute', 'AccessElement', 'And', 'ArrayCoerce', 'Asc', 'Deref', 'Desc', 'Filter', 'FlatMap'],
  ...['FuncCall', 'Group', 'Map', 'Not', 'Object', 'ObjectAttributeValue', 'ObjectConditionalSplat'],
  ...[
    'ObjectSplat',
    'OpCall',
    'Or',
    'Parameter',
    'PipeFuncCall',
    'Projection',
    'Select',
    'SelectAlternative',
  ],
  ...['Slice', 'This', 'Value', 'Everything'],
])
const plainFunctions =
  /^(global::(coalesce|count|defined|length|references|lower|upper|string|now)|pt::text)$/
const plainOperators = new Set(['==', '!=', '<', '<=', '>', '>=', 'in'])
const loops = new Set(['Filter', 'FlatMap', 'Map', 'PipeFuncCall'])

/**
 * How many times a query visits each value of the documents it sees, or `null` where no such number holds.
 *
 * It holds for a query that only walks down the documents: without `^`, sub-queries in loops, constructed lists, or
 * joined texts, nothing multiplies.
 */
export function visitsPerValue(tree: GroqNode): number | null {
  let visits = 1
  let isPlain = true
  walk(tree, (node) => {
    if (!isPlainNode(node)) isPlain = false
    if (loops.has(node.type) || node.type === 'FuncCall') visits++
    if (loops.has(node.type)) isPlain &&= loopParts(node).every((part) => !hasNode(part, isEverything))
    // The only `*` that can be narrowed.
    if (node.type === 'Everything') visits++
  })
  return isPlain && everyStarIsFiltered(tree) ? visits : null
}

function isPlainNode({ type, op, namespace, name }: GroqNode): boolean {
  if (type === 'OpCall') return plainOperators.has(String(op))
  if (type === 'FuncCall') return plainFunctions.test(`${namespace}::${name}`)
  return plainNodes.has(type)
}

function loopParts({ expr, args }: GroqNode): unknown[] {
  return [expr, args]
}

function isEverything({ type }: GroqNode): boolean {
  return type === 'Everything'
}

function everyStarIsFiltered(tree: GroqNode): boolean {
  let stars = 0
  let filtered = 0
  walk(tree, (node) => {
    if (node.type === 'Everything') stars++
    if (isFilterOfAll(node)) filtered++
  })
  return stars === filtered
}

export class TooCostly extends Error {}

/** Counts the documents that a query sees, and stops it with `TooCostly` when they are too much for its visits. */
export function createMeter(visits: number) {
  let left = affordable
  return function count(doc: Doc | null): Doc | null {
    if (!doc) return null
    left -= visits * sizeOf(doc)
    if (left < 0) throw new TooCostly()
    return doc
  }
}

const sizes = new WeakMap<Doc, number>()

function sizeOf(doc: Doc): number {
  const known = sizes.get(doc)
  if (known !== undefined) return known
  const size = valuesIn(doc)
  sizes.set(doc, size)
  return size
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  let total = 1
  for (const part of Object.values(value)) total += valuesIn(part)
  return total
}
