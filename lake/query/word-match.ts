import type { Doc } from '../store/documents.ts'
import { createLruMap } from '../store/lru-map.ts'
import { valueIn } from './groq.ts'
import { fieldPath, type GroqNode, isCall, isNode } from './groq-tree.ts'
import { createKeptTexts } from './text-search.ts'

/** `text match "words"` as a condition on whole documents: `text` reads nothing but the document. */
export type WordMatch = { condition: GroqNode; text: GroqNode; words: string }

export function wordMatchIn(condition: GroqNode, params: Record<string, unknown>): WordMatch | null {
  const { type, op, left, right } = condition
  if (type !== 'OpCall' || op !== 'match' || !isNode(left) || !isNode(right) || !isOwnText(left)) return null
  const words = right.type === 'Parameter' ? params[String(right.name)] : right.value
  return typeof words === 'string' ? { condition, text: left, words } : null
}

/** `title`, `seo.title`, `pt::text(body)`, or a list of such; not `_id`, which a perspective makes up. */
function isOwnText(node: unknown): boolean {
  if (!isNode(node)) return false
  const path = fieldPath(node)
  if (path) return !path[0]?.startsWith('_')
  if (isCall(node, 'pt', 'text')) return Array.isArray(node.args) && node.args.every(isOwnText)
  return (
    node.type === 'Array' &&
    Array.isArray(node.elements) &&
    node.elements.every((element) => !element.isSplat && isOwnText(element.value))
  )
}

// How groq-js takes a text apart; planner.test.ts compares.
function withoutDotsBesideWords(text: string): string {
  const isInWord = (sign = '') => /\w/.test(sign)
  return text.replace(/\.+/g, (dots, at: number) =>
    isInWord(text[at - 1]) || isInWord(text[at + dots.length]) ? '' : dots,
  )
}

const between = String.raw`!@#$%^&(),\\/?";:{}|[\]+<>\s\-`
const patterns = new RegExp(`[^${between}]+`, 'g')

/** Texts as `match` sees them: one after another, without the dots around their words. */
function matchedText(text: GroqNode, doc: Doc): string {
  const parts = [valueIn(text, doc)].flat().filter((part) => typeof part === 'string')
  return withoutDotsBesideWords(parts.join('\n'))
}

/** Whether a text has a word for each of the patterns in `words`, in which `*` stands for any characters. */
function wordMatcher(words: string): (text: string) => boolean {
  const inWord = `[^*${between}]`
  const needed = (withoutDotsBesideWords(words).match(patterns) ?? []).map((pattern) => {
    const word = pattern.slice(0, 1024).replace(/[.*]/g, (any) => (any === '*' ? `${inWord}*` : inWord))
    return new RegExp(`(?<!${inWord})(?=${inWord})${word}(?!${inWord})`, 'i')
  })
  return (text) => needed.length > 0 && needed.every((word) => word.test(text))
}

/** Texts of different readings that are kept: each may be as large as the documents. */
const maxReadings = 4

/** The texts of all documents that a `match` has asked about. */
export function createMatchedTexts(all: () => Iterable<Doc>) {
  const readings = createLruMap<string, ReturnType<typeof createKeptTexts>>(maxReadings)
  return {
    replace(before: Doc | null, after: Doc | null): void {
      for (const reading of readings.values()) reading.replace(before, after)
    },
    search({ text, words }: WordMatch): string[] {
      const make = () => createKeptTexts(all, (doc) => matchedText(text, doc))
      return readings.take(JSON.stringify(text), make).search(wordMatcher(words))
    },
  }
}
