import { type GroqNode, isNode, walk } from '../query/groq.ts'

/**
 * Completes the selectors of `delta::changedAny` and `delta::changedOnly` in a tree, in place.
 *
 * groq-js parses `tags[].name` there as the mapping that it is elsewhere, and then cannot follow it; it can follow
 * the node that it has for a selector inside a selector.
 */
export function completeSelectors(tree: unknown): void {
  walk(tree, (node) => {
    if (node.type !== 'FuncCall' || !(node.namespace === 'delta' || node.namespace === 'diff')) return
    if (Array.isArray(node.args)) node.args = node.args.map(complete)
  })
}

function complete(selector: unknown): unknown {
  if (!isNode(selector)) return selector
  const { type, base, members, expr } = selector
  if (type === 'Tuple' && Array.isArray(members)) return { ...selector, members: members.map(complete) }
  if (type === 'Map' && isNode(expr)) {
    return { type: 'SelectorNested', base: complete(base), nested: relative(expr) }
  }
  return isNode(base) ? { ...selector, base: complete(base) } : selector
}

/** The path below an element: without the node that stands for the element itself. */
function relative(path: GroqNode): GroqNode {
  const { base, ...rest } = path
  if (!isNode(base)) return path
  return base.type === 'This' ? rest : { ...rest, base: relative(base) }
}
