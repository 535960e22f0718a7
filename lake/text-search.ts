import type { Doc } from './documents.ts'
import { type GroqNode, isNode, parseQuery } from './groq.ts'
import type { View } from './perspectives.ts'

const tokensOf = new WeakMap<Doc, Set<string>>()
const unsearched = /^(_type|_key|_rev|_createdAt.*|_updatedAt.*)$/

/** Lower case without accents, so that `acao` finds `Ação`. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function documentTokens(doc: Doc): Set<string> {
  const known = tokensOf.get(doc)
  if (known) return known
  const tokens = new Set(textsOf(doc).flatMap(tokenize))
  tokensOf.set(doc, tokens)
  return tokens
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (unsearched.test(key) ? [] : textsOf(part)))
}

type Term = { word: string; isPrefix: boolean; isNegated: boolean }

/** Terms of a search box: `word`, `pre*`, `-not`. The words of a "phrase" are all required. */
function parseSearch(search: string): Term[] {
  return search.split(/[\s"]+/).flatMap((piece) => {
    const isNegated = piece.startsWith('-')
    const words = tokenize(piece)
    return words.map((word, index) => ({
      word,
      isNegated,
      isPrefix: piece.endsWith('*') && index === words.length - 1,
    }))
  })
}

function matches(tokens: Set<string>, { word, isPrefix, isNegated }: Term): boolean {
  if (!isPrefix) return tokens.has(word) !== isNegated
  for (const token of tokens) if (token.startsWith(word)) return !isNegated
  return isNegated
}

/** Whether the tree asks for `match text::query(…)`, which groq-js parses but cannot evaluate. */
export function isTextQuery(node: GroqNode): boolean {
  const { right } = node
  return (
    node.type === 'OpCall' &&
    node.op === 'match' &&
    isNode(right) &&
    right.type === 'FuncCall' &&
    right.namespace === 'text' &&
    right.name === 'query'
  )
}

/** Replaces each `match text::query(…)` by something groq-js evaluates. Other parts of the tree are shared. */
export function rewriteTextQueries(value: unknown, view: View): unknown {
  if (Array.isArray(value)) return value.map((item) => rewriteTextQueries(item, view))
  if (typeof value !== 'object' || value === null) return value
  if (isNode(value)) {
    if (value.type === 'Value') return value
    if (isTextQuery(value)) return replacement(value, view)
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, rewriteTextQueries(part, view)]))
}

function replacement(node: GroqNode, view: View): GroqNode {
  const search = searchedText(node.right)
  const terms = parseSearch(search)
  if (terms.length === 0) return parseQuery('true', {})
  if (!isWholeDocument(node.left)) {
    return { ...parseQuery('@ match $search', { search }), left: node.left }
  }
  const ids = view
    .all()
    .filter((doc) => terms.every((term) => matches(documentTokens(doc), term)))
    .map((doc) => doc._id)
  return parseQuery('_id in $ids', { ids })
}

function searchedText(call: unknown): string {
  if (!isNode(call) || !Array.isArray(call.args)) return ''
  const [first] = call.args
  return isNode(first) && first.type === 'Value' && typeof first.value === 'string' ? first.value : ''
}

function isWholeDocument(left: unknown): boolean {
  if (!isNode(left)) return false
  if (left.type === 'This') return true
  return (
    left.type === 'Array' &&
    Array.isArray(left.elements) &&
    left.elements.some((element) => isWholeDocument(element.value))
  )
}
