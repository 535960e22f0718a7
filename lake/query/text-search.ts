import { type GroqNode, isNode, memoizePerTree, rewrite, walk } from './groq.ts'
import type { Ask } from './query-follower.ts'
import { parseSearch, type SearchTerm, textMatcher, textSeparator } from './text-index.ts'

type Rewriting = {
  params: Record<string, unknown>
  /** Ids of the documents that have all of `terms`. */
  search(terms: SearchTerm[]): string[]
  ask: Ask
}

/** Replaces each `match text::query(…)`, which groq-js parses but cannot evaluate. */
export function rewriteTextQueries(tree: GroqNode, rewriting: Rewriting): GroqNode {
  if (!hasTextQuery(tree)) return tree
  return rewrite(tree, (node) => (isTextQuery(node) ? replacement(node, rewriting) : null))
}

function isTextQuery({ type, op, right }: GroqNode): boolean {
  return (
    type === 'OpCall' &&
    op === 'match' &&
    isNode(right) &&
    right.type === 'FuncCall' &&
    right.namespace === 'text' &&
    right.name === 'query'
  )
}

const hasTextQuery = memoizePerTree((tree) => {
  let found = false
  walk(tree, (node) => {
    found ||= isTextQuery(node)
  })
  return found
})

function replacement({ left, right }: GroqNode, { params, search, ask }: Rewriting): GroqNode {
  const terms = parseSearch(searchedText(right, params))
  if (terms.length === 0 || !isNode(left)) return { type: 'Value', value: true }
  if (!isWholeDocument(left)) return fieldSearch(textMatcher(terms), left, ask)
  return {
    type: 'OpCall',
    op: 'in',
    left: { type: 'AccessAttribute', name: '_id' },
    right: { type: 'Value', value: search(terms) },
  }
}

function fieldSearch(matches: (text: string) => boolean, field: GroqNode, ask: Ask): GroqNode {
  const joined = call('array', 'join', [
    call('array', 'compact', [field]),
    { type: 'Value', value: textSeparator },
  ])
  const text = call('global', 'coalesce', [joined, call('pt', 'text', [field]), field])
  const answer = {
    type: 'AccessAttribute',
    name: 'yes',
    base: ask((found) => ({ yes: matches(found) }), text),
  }
  // What is no text does not match, rather than being unknown.
  return { type: 'OpCall', op: '==', left: answer, right: { type: 'Value', value: true } }
}

function call(namespace: string, name: string, args: GroqNode[]): GroqNode {
  return { type: 'FuncCall', namespace, name, args }
}

function searchedText(call: unknown, params: Record<string, unknown>): string {
  if (!isNode(call) || !Array.isArray(call.args)) return ''
  const [first] = call.args
  if (!isNode(first)) return ''
  const value = first.type === 'Parameter' ? params[String(first.name)] : first.value
  return typeof value === 'string' ? value : ''
}

function isWholeDocument(left: GroqNode): boolean {
  if (left.type === 'This') return true
  return (
    left.type === 'Array' &&
    Array.isArray(left.elements) &&
    left.elements.some((element) => isNode(element.value) && isWholeDocument(element.value))
  )
}
