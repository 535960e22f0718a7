import { call, fieldPath, type GroqNode, isCall, isNode } from './groq-tree.ts'
import { conjunction, type Lookup } from './planner.ts'

type CorrelatedComparison = {
  /** Gives the compared value as text, where the sub-query stands. */
  text: GroqNode
  lookup(text: string, known: Lookup): Lookup
  /** The documents found by it; `otherwise` where the value is not a single one, such as nothing or a list. */
  coalesce(found: GroqNode, otherwise: GroqNode): GroqNode
}

/**
 * The comparison of a sub-query's documents with something of the document around it, as in
 * `*[_type == "post" && references(^._id)]`: its documents can be looked up each time it runs.
 */
export function correlatedComparison(filter: GroqNode): CorrelatedComparison | null {
  for (const condition of conjunction(filter)) {
    const found = referencesIn(condition) ?? equalityIn(condition)
    if (found) return found
  }
  return null
}

function referencesIn(node: GroqNode): CorrelatedComparison | null {
  if (!isCall(node, 'global', 'references')) return null
  const [target, ...others] = Array.isArray(node.args) ? node.args : []
  const outer = others.length === 0 ? seenFromOutside(target) : null
  return outer && comparison(outer, (text, known) => ({ ...known, references: [text] }))
}

function equalityIn({ type, op, left, right }: GroqNode): CorrelatedComparison | null {
  if (type !== 'OpCall' || op !== '==') return null
  const path = fieldPath(left) ?? fieldPath(right)
  const outer = seenFromOutside(fieldPath(left) ? right : left)
  if (!path || !outer || path[0] === '_originalId') return null
  if (path.length === 1 && path[0] === '_id')
    return comparison(outer, (text, known) => ({ ...known, ids: [text] }))
  // As text, a number and a truth value look like a text that reads the same.
  const values = (text: string) => [text, Number(text), text === 'true']
  return comparison(outer, (text, known) => ({ ...known, field: { path, values: values(text) } }))
}

function comparison(outer: GroqNode, lookup: CorrelatedComparison['lookup']): CorrelatedComparison {
  return {
    text: call('global', 'string', outer),
    lookup,
    coalesce: (found, otherwise) => call('global', 'coalesce', found, otherwise),
  }
}

const steps = new Set(['AccessAttribute', 'AccessElement', 'Deref', 'Group'])

/** `^.a->b` of a filter as `a->b`: the same value where the filter stands; `null` for what is not of this form. */
function seenFromOutside(node: unknown): GroqNode | null {
  if (!isNode(node)) return null
  if (node.type === 'Parent') {
    const n = Number(node.n)
    return n > 1 ? { type: 'Parent', n: n - 1 } : { type: 'This' }
  }
  const base = steps.has(node.type) ? seenFromOutside(node.base) : null
  return base && { ...node, base }
}
