import { type Doc, isRecord } from '../store/documents.ts'
import type { HostCall } from './groq.ts'
import {
  call,
  type GroqNode,
  hasNode,
  isCall,
  isNode,
  literal,
  memoizePerTree,
  rewrite,
} from './groq-tree.ts'

type Rewriting = {
  params: Record<string, unknown>
  /** Ids of the documents that have all of `terms`. */
  search(terms: SearchTerm[]): string[]
  hostCall: HostCall
}

/** Replaces each `match text::query(…)`, which groq-js parses but cannot evaluate. */
export function rewriteTextQueries(tree: GroqNode, rewriting: Rewriting): GroqNode {
  if (!hasTextQuery(tree)) return tree
  return rewrite(tree, (node) => (isTextQuery(node) ? replacement(node, rewriting) : null))
}

function isTextQuery({ type, op, right }: GroqNode): boolean {
  return type === 'OpCall' && op === 'match' && isNode(right) && isCall(right, 'text', 'query')
}

const hasTextQuery = memoizePerTree((tree) => hasNode(tree, isTextQuery))

function replacement({ left, right }: GroqNode, { params, search, hostCall }: Rewriting): GroqNode {
  const terms = parseSearch(searchOf(right, params))
  if (terms.length === 0 || !isNode(left)) return literal(true)
  if (!isWholeDocument(left)) return fieldSearch(terms, left, hostCall)
  return {
    type: 'OpCall',
    op: 'in',
    left: { type: 'AccessAttribute', name: '_id' },
    right: literal(search(terms)),
  }
}

function fieldSearch(terms: SearchTerm[], field: GroqNode, hostCall: HostCall): GroqNode {
  const matches = textMatcher(terms)
  const joined = call('array', 'join', call('array', 'compact', field), literal(textSeparator))
  const text = call('global', 'coalesce', joined, call('pt', 'text', field), field)
  const answer = {
    type: 'AccessAttribute',
    name: 'yes',
    base: hostCall((found) => ({ yes: matches(fold(found)) }), text),
  }
  // A value that is no text does not match, rather than being unknown.
  return { type: 'OpCall', op: '==', left: answer, right: literal(true) }
}

function searchOf(query: unknown, params: Record<string, unknown>): string {
  if (!isNode(query) || !Array.isArray(query.args)) return ''
  const [first] = query.args
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

/** Words that must stand together, in this order. With `isPrefix` the last one is only the beginning of a word. */
export type SearchTerm = { words: string[]; isPrefix: boolean; isNegated: boolean }

/** Stands between texts, where no phrase may go on. */
const textSeparator = '\u0000'

const wordShape = /[\p{L}\p{N}]+/gu
const unsearched = /^(_type|_key|_rev|_createdAt.*|_updatedAt.*)$/

/** Terms of a search box: `word`, `pre*`, `"a phrase"`, `-not`. */
function parseSearch(search: string): SearchTerm[] {
  const pieces = search.matchAll(/(-?)(?:"([^"]*)"|(\S+))/g)
  return Array.from(pieces, ([, sign, phrase, word = '']) => {
    const text = phrase ?? word
    return { words: wordsOf(text), isPrefix: text.endsWith('*'), isNegated: sign === '-' }
  }).filter(({ words }) => words.length > 0)
}

/** Whether a text, folded, has all of `terms`. */
function textMatcher(terms: SearchTerm[]): (folded: string) => boolean {
  const patterns = terms.map((term) => ({ pattern: patternOf(term), isNegated: term.isNegated }))
  return (folded) => patterns.every(({ pattern, isNegated }) => pattern.test(folded) !== isNegated)
}

function patternOf({ words, isPrefix }: SearchTerm): RegExp {
  const phrase = words.join(`[^\\p{L}\\p{N}${textSeparator}]+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${phrase}${isPrefix ? '' : '(?![\\p{L}\\p{N}])'}`, 'u')
}

/** Everything of a document that a search looks at. The spans of a paragraph are one text. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsOf)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (unsearched.test(key)) return []
    return key === 'children' && Array.isArray(part) ? [spansText(part)] : textsOf(part)
  })
}

function searchedText(doc: Doc): string {
  return textsOf(doc).join(textSeparator)
}

function spansText(spans: unknown[]): string {
  // An element that is no span, such as an embedded object, separates words.
  return spans.map((span) => (isRecord(span) && typeof span.text === 'string' ? span.text : ' ')).join('')
}

/** Lower case without accents, so that `acao` finds `Ação`. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return lower.replace(/[^\0-\x7f]+/g, (run) => run.normalize('NFD').replace(/\p{Mn}/gu, ''))
}

function wordsOf(text: string): string[] {
  return fold(text).match(wordShape) ?? []
}

/**
 * Text of each stored document by `textOf`, kept from the first search on. Searching ten thousand articles takes some ten
 * milliseconds: less than it would take to keep an index of their words.
 */
export function createKeptTexts(all: () => Iterable<Doc>, textOf: (doc: Doc) => string) {
  let texts: Map<string, string> | null = null

  return {
    replace(before: Doc | null, after: Doc | null): void {
      if (before) texts?.delete(before._id)
      if (after) texts?.set(after._id, textOf(after))
    },
    /** Ids of the documents whose text `matches`. */
    search(matches: (text: string) => boolean): string[] {
      texts ??= new Map(Array.from(all(), (doc) => [doc._id, textOf(doc)]))
      return Array.from(texts).flatMap(([id, text]) => (matches(text) ? [id] : []))
    },
  }
}

/** The whole of every document, for `@ match text::query(…)`. */
export function createDocumentTexts(all: () => Iterable<Doc>) {
  const { replace, search } = createKeptTexts(all, (doc) => fold(searchedText(doc)))
  return { replace, search: (terms: SearchTerm[]) => search(textMatcher(terms)) }
}
