import {
  array,
  attribute,
  call,
  type GroqNode,
  isCall,
  isNode,
  literal,
  object,
  select,
} from './groq-tree.ts'

/** Where an object that the query built keeps the origin of each of its fields. JSON does not see it. */
export const traceKey = Symbol('trace')
/** Tells an origin from a value that happens to stand in its place. */
export const originKey = Symbol('origin')

/**
 * How one field of a built object came to be: by its name, or spread with others. `self` is its `@`. `lists` tells
 * the origins of the lists that the field walks through.
 */
export type TraceEntry =
  | { kind: 'field'; name: string; origin?: unknown; lists: unknown[] }
  | { kind: 'spread'; value: unknown }
  | { kind: 'self'; value: unknown }

/** Where a value came from that does not tell by itself, as a string or a number does not. */
export type Origin =
  | { [originKey]: 'literal' }
  | { [originKey]: 'attribute'; from: unknown; name: string }
  | { [originKey]: 'element'; from: unknown; of?: unknown; index: number }
  | { [originKey]: 'slice'; from: unknown; of?: unknown; left: number }
  | { [originKey]: 'flat'; values: unknown; origins: unknown }

/**
 * The same query, answering `{ value, origin }`. Objects in `value` that the query built carry their origins under
 * `traceKey`; everything else in it is the very object of a document, so that identity tells where it came from.
 * groq-js evaluates it all, so scopes, filters and orders are as in the plain query.
 */
export function traceTree(tree: GroqNode): GroqNode {
  return object({ value: traced(tree), ...originPart('origin', tree) })
}

function traced(node: GroqNode): GroqNode {
  const copy = copyParts(node)
  if (node.type !== 'Object' || !Array.isArray(copy.attributes)) return copy
  const entries = node.attributes
  const trace = array([
    object({ kind: literal('self'), value: { type: 'This' } }),
    ...(Array.isArray(entries) ? entries.filter(isNode).map(entryOf) : []),
  ])
  return { ...copy, attributes: [...copy.attributes, attribute(traceKey, trace)] }
}

function copyParts(node: GroqNode): GroqNode {
  // A literal's value is data, even where it looks like a node.
  if (node.type === 'Value') return node
  return { ...node, ...Object.fromEntries(Object.entries(node).map(([key, part]) => [key, copyPart(part)])) }
}

function copyPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(copyPart)
  if (isNode(part)) return traced(part)
  // Elements of an array literal are no nodes themselves.
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copyPart(inner)]))
}

function entryOf(entry: GroqNode): GroqNode {
  const value = partOf(entry, 'value')
  if (entry.type === 'ObjectAttributeValue') {
    const parts = {
      name: literal(entry.name),
      // The place of a plain field is its origin.
      lists: array(value.type === 'AccessAttribute' ? [] : listOrigins(value)),
      ...originPart('origin', value),
    }
    return object({ kind: literal('field'), ...parts })
  }
  const spread =
    entry.type === 'ObjectConditionalSplat'
      ? select([{ condition: traced(partOf(entry, 'condition')), value: traced(value) }])
      : traced(value)
  return object({ kind: literal('spread'), value: spread })
}

const origins: Record<string, (node: GroqNode) => GroqNode | null> = {
  Value: () => marked('literal', {}),
  Group: (node) => originOf(partOf(node, 'base')),
  ArrayCoerce: (node) => originOf(partOf(node, 'base')),
  AccessAttribute: (node) =>
    marked('attribute', {
      from: node.base === undefined ? { type: 'This' } : traced(partOf(node, 'base')),
      name: literal(node.name),
    }),
  AccessElement: (node) => marked('element', { ...fromBase(node), index: literal(node.index) }),
  Slice: (node) => marked('slice', { ...fromBase(node), left: literal(node.left) }),
  Map: (node) => mapOrigins(node),
  FlatMap(node) {
    const inner = mapOrigins(node)
    const values = {
      ...node,
      type: 'Map',
      base: traced(partOf(node, 'base')),
      expr: traced(partOf(node, 'expr')),
    }
    return inner && marked('flat', { values, origins: inner })
  },
  Select: (node) =>
    select(
      alternativesOf(node).map((alternative) => ({
        condition: traced(partOf(alternative, 'condition')),
        value: originOrValue(partOf(alternative, 'value')),
      })),
      isNode(node.fallback) ? originOrValue(node.fallback) : undefined,
    ),
  FuncCall: (node) => (isCoalesce(node) ? coalesceOrigin(node) : null),
}

/** Tree that evaluates to the origin of `node`; `null` where its value itself identifies the origin. */
function originOf(node: GroqNode): GroqNode | null {
  return origins[node.type]?.(node) ?? null
}

function originOrValue(node: GroqNode): GroqNode {
  return originOf(node) ?? traced(node)
}

function originPart(name: string, node: GroqNode): Record<string, GroqNode> {
  const origin = originOf(node)
  return origin ? { [name]: origin } : {}
}

/** Origins of the lists whose elements `node` goes through: of `body` in `body[kind == "x"]{text}`. */
function listOrigins(node: GroqNode): GroqNode[] {
  if (node.type === 'AccessAttribute') return [originOrValue(node)]
  if (node.type === 'Select') {
    const values = [...alternativesOf(node).map((alternative) => alternative.value), node.fallback]
    return values.filter(isNode).flatMap(listOrigins)
  }
  if (isCoalesce(node)) return argumentsOf(node).flatMap(listOrigins)
  return isNode(node.base) ? listOrigins(node.base) : []
}

function fromBase(node: GroqNode): Record<string, GroqNode> {
  const base = partOf(node, 'base')
  return { from: traced(base), ...originPart('of', base) }
}

function mapOrigins(node: GroqNode): GroqNode | null {
  const expr = originOf(partOf(node, 'expr'))
  return expr && { ...node, type: 'Map', base: traced(partOf(node, 'base')), expr }
}

function isCoalesce(node: GroqNode): boolean {
  return isCall(node, 'global', 'coalesce')
}

function argumentsOf({ args }: GroqNode): GroqNode[] {
  return Array.isArray(args) ? args.filter(isNode) : []
}

function coalesceOrigin(node: GroqNode): GroqNode {
  return select(
    argumentsOf(node).map((choice) => ({
      condition: call('global', 'defined', traced(choice)),
      value: originOrValue(choice),
    })),
  )
}

function alternativesOf({ alternatives }: GroqNode): GroqNode[] {
  return Array.isArray(alternatives) ? alternatives.filter(isNode) : []
}

function partOf(node: GroqNode, name: string): GroqNode {
  const part = node[name]
  return isNode(part) ? part : literal(null)
}

function marked(kind: Origin[typeof originKey], parts: Record<string, GroqNode>): GroqNode {
  return object({ [originKey]: literal(kind), ...parts })
}
