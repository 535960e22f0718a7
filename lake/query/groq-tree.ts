/** A node of the tree that groq-js parses. The package ships without the file that declares its own type. */
export type GroqNode = { type: string; [part: string]: unknown }

export function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Visits `value` and everything below it, top down. */
export function walk(value: unknown, visit: (node: GroqNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) {
    visit(value)
    // A literal's value is data, even where it looks like a node.
    if (value.type === 'Value') return
  }
  for (const part of Object.values(value)) walk(part, visit)
}

/** Whether `value` or anything below it is such a node. */
export function hasNode(value: unknown, isWanted: (node: GroqNode) => boolean): boolean {
  let found = false
  walk(value, (node) => {
    found ||= isWanted(node)
  })
  return found
}

/** `['a', 'b']` of `a.b`, from the document itself down. */
export function fieldPath(node: unknown): string[] | null {
  if (!isNode(node) || node.type !== 'AccessAttribute' || typeof node.name !== 'string') return null
  if (node.base === undefined || (isNode(node.base) && node.base.type === 'This')) return [node.name]
  const base = fieldPath(node.base)
  return base && [...base, node.name]
}

/** A copy with what `replace` gives in place of the nodes for which it gives something. */
export function rewrite(tree: GroqNode, replace: (node: GroqNode) => GroqNode | null): GroqNode {
  const replaced = replace(tree)
  if (replaced) return replaced
  return tree.type === 'Value' ? tree : (rewriteParts(tree, replace) as GroqNode)
}

function rewriteParts(part: unknown, replace: (node: GroqNode) => GroqNode | null): unknown {
  if (Array.isArray(part)) return part.map((item) => rewritePart(item, replace))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, rewritePart(inner, replace)]))
}

function rewritePart(part: unknown, replace: (node: GroqNode) => GroqNode | null): unknown {
  return isNode(part) ? rewrite(part, replace) : rewriteParts(part, replace)
}

export function memoizePerTree<Fact>(learn: (tree: GroqNode) => Fact): (tree: GroqNode) => Fact {
  const known = new WeakMap<GroqNode, { fact: Fact }>()
  return (tree) => {
    const { fact } = known.get(tree) ?? { fact: learn(tree) }
    known.set(tree, { fact })
    return fact
  }
}

export function literal(value: unknown): GroqNode {
  return { type: 'Value', value }
}

export function call(namespace: string, name: string, ...args: GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace, name, args }
}

export function isCall(node: GroqNode, namespace: string, name: string): boolean {
  return node.type === 'FuncCall' && node.namespace === namespace && node.name === name
}

export function object(parts: Record<string | symbol, GroqNode>): GroqNode {
  const names = Reflect.ownKeys(parts)
  return { type: 'Object', attributes: names.map((name) => attribute(name, parts[name])) }
}

export function attribute(name: string | symbol, value: GroqNode | undefined): GroqNode {
  return { type: 'ObjectAttributeValue', name, value }
}

export function array(elements: GroqNode[]): GroqNode {
  return {
    type: 'Array',
    elements: elements.map((value) => ({ type: 'ArrayElement', value, isSplat: false })),
  }
}

export function select(
  alternatives: { condition: GroqNode; value: GroqNode }[],
  fallback?: GroqNode,
): GroqNode {
  return {
    type: 'Select',
    alternatives: alternatives.map((alternative) => ({ type: 'SelectAlternative', ...alternative })),
    ...(fallback && { fallback }),
  }
}
