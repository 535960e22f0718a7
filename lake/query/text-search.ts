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
  if (!isWholeDocument(left)) return fieldSearch(textMatcher(terms), left, hostCall)
  return {
    type: 'OpCall',
    op: 'in',
    left: { type: 'AccessAttribute', name: '_id' },
    right: literal(search(terms)),
  }
}

function fieldSearch(matches: (text: string) => boolean, field: GroqNode, hostCall: HostCall): GroqNode {
  const joined = call('array', 'join', call('array', 'compact', field), literal(textSeparator))
  const text = call('global', 'coalesce', joined, call('pt', 'text', field), field)
  const answer = {
    type: 'AccessAttribute',
    name: 'yes',
    base: hostCall((found) => ({ yes: matches(found) }), text),
  }
  // What is no text does not match, rather than being unknown.
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

/** Whether a text has all of `terms`. */
function textMatcher(terms: SearchTerm[]): (text: string) => boolean {
  const patterns = terms.map((term) => ({ pattern: patternOf(term), isNegated: term.isNegated }))
  return (text) => {
    const folded = fold(text)
    return patterns.every(({ pattern, isNegated }) => pattern.test(folded) !== isNegated)
  }
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
  // What is no span, such as an embedded object, stands between words.
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

/** Which stored documents have which words. Made at the first search; documents have numbers to keep it small. */
export function createTextIndex(all: () => Iterable<Doc>) {
  let index: ReturnType<typeof createPostings> | null = null

  function ready() {
    // What was replaced stays in the lists until it is worth making them anew.
    if (!index?.isWorthKeeping()) {
      index = createPostings()
      for (const doc of all()) index.add(doc)
    }
    return index
  }

  return {
    replace(before: Doc | null, after: Doc | null): void {
      if (before) index?.remove(before._id)
      if (after) index?.add(after)
    },
    /** Ids of the documents that have all of `terms`. */
    search(terms: SearchTerm[]): string[] {
      const found = ready().withWords(terms)
      const phrases = terms.filter(({ words }) => words.length > 1)
      if (phrases.length === 0) return found.map((doc) => doc._id)
      const hasPhrases = textMatcher(phrases)
      return found.filter((doc) => hasPhrases(searchedText(doc))).map((doc) => doc._id)
    },
  }
}

function createPostings() {
  const documents: (Doc | null)[] = []
  const numbers = new Map<string, number>()
  const postings = new Map<string, number[]>()

  /** Numbers of documents with the word; with several words for a prefix, each once. */
  function withWord(word: string, isPrefix: boolean): Iterable<number> {
    if (!isPrefix) return postings.get(word) ?? []
    const found = new Set<number>()
    for (const [known, list] of postings) {
      if (known.startsWith(word)) for (const number of list) found.add(number)
    }
    return found
  }

  function narrow(chosen: number[], { words, isPrefix, isNegated }: SearchTerm): number[] {
    if (isNegated && words.length > 1) return chosen
    let result = chosen
    for (const [position, word] of words.entries()) {
      const having = new Set(withWord(word, isPrefix && position === words.length - 1))
      result = result.filter((number) => having.has(number) !== isNegated)
    }
    return result
  }

  return {
    isWorthKeeping: () => documents.length < 1000 + 2 * numbers.size,
    add(doc: Doc): void {
      const number = documents.push(doc) - 1
      numbers.set(doc._id, number)
      for (const word of new Set(wordsOf(searchedText(doc)))) {
        const list = postings.get(word)
        if (list) list.push(number)
        else postings.set(word, [number])
      }
    },
    remove(id: string): void {
      const number = numbers.get(id)
      if (number === undefined) return
      documents[number] = null
      numbers.delete(id)
    },
    /** The documents with the words of `terms`, wherever in them: more than those with its phrases. */
    withWords(terms: SearchTerm[]): Doc[] {
      const chosen = terms.reduce(narrow, Array.from(numbers.values()))
      return chosen.map((number) => documents[number] ?? null).filter((doc) => doc !== null)
    },
  }
}
