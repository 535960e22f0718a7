import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { objectsIn } from '../content/checks/finding.ts'
import { articles } from './articles.ts'
import { documents } from './documents.ts'
import { glossaryTerms } from './glossary.ts'

/** Names, acronyms and words of the trade that the dictionary of pt-BR lacks, one per line. */
const ownWords = new URL('own-words.txt', import.meta.url).pathname

/** Fields that hold words for readers; every other string is a name, an address or a code. */
const WRITTEN = new Set([
  'title', 'dek', 'summary', 'text', 'definition', 'term', 'question', 'caption', 'alt', 'label', 'description',
  'bio', 'what', 'disclaimer', 'sourcesText', 'quickNote', 'body', 'cta', 'headline',
]) // biome-ignore format: a list of names
const LISTS = new Set(['keyPoints', 'items', 'cells', 'mistakes'])

function textsIn(document: object): string[] {
  return Array.from(objectsIn(document)).flatMap((object) => {
    // A source is named in its own words.
    if (object._type === 'source' || object.marks?.toString().includes('code')) return []
    return Object.entries(object).flatMap(([field, value]) => {
      if (WRITTEN.has(field) && typeof value === 'string') return value
      return LISTS.has(field) && Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
    })
  })
}

type Block = { _type: string; style?: string; children?: { text?: string }[] }

const paragraphsIn = (document: object) =>
  Array.from(objectsIn(document))
    .filter((object): object is Block => object._type === 'block')
    .map(({ children = [] }) => children.map(({ text = '0' }) => text).join(''))

const wordsOf = (text: string) => text.split(/[\s\u00A0]+/).filter((word) => /\p{L}/u.test(word))

test('every word of the seeded texts is in the dictionary, or in the list of own words', () => {
  const given = documents.flatMap(textsIn).join('\n').replaceAll('\u00A0', ' ')
  // Addresses and formulas are no words.
  const written = given.replace(/\b[\w.-]+\.(com|br|gov|org)[\w./-]*/g, ' ')
  // Each word once, one per line: long lines cost Hunspell ten times as much.
  const words = Array.from(new Set(written.split(/\s+/))).join('\n')
  const hunspell = process.env.TEST_HUNSPELL ?? '/usr/bin/hunspell'
  const unknown = execFileSync(hunspell, ['-d', 'pt_BR', '-i', 'utf-8', '-l'], {
    input: words,
    encoding: 'utf8',
  })
  const own = new Set(readFileSync(ownWords, 'utf8').split('\n'))
  const wrong = new Set(unknown.split('\n').filter((word) => word !== '' && !own.has(word)))
  expect(Array.from(wrong).toSorted()).toEqual([])
}, 30_000)

test.each(documents.map((document) => [document._id, document] as const))(
  '%s reads easily: a sentence has 22 words or fewer, on average',
  (_, document) => {
    const sentences = paragraphsIn(document)
      .flatMap((paragraph) => paragraph.split(/(?<=[.?:;])\s+(?=[\p{Lu}"“])/u))
      .map((sentence) => wordsOf(sentence).length)
      .filter((length) => length > 2)
    const average = sentences.reduce((total, length) => total + length, 0) / (sentences.length || 1)
    expect(average).toBeLessThanOrEqual(22)
  },
)

test.each(articles.map((article) => [article.slug.current, article] as const))(
  '%s is as long as its readers are told, asked about, and drawn from two sources',
  (_, { body, sources }) => {
    const words = paragraphsIn(body).flatMap(wordsOf).length
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1_600)
    expect(body.some(({ _type }) => _type === 'faq')).toBe(true)
    expect(body.some(({ _type }) => _type === 'calculatorEmbed')).toBe(true)
    expect(sources.length).toBeGreaterThanOrEqual(2)
  },
)

/** How deep the heading is; undefined for anything else. */
const levelOf = ({ style = '' }: Block): number | undefined => {
  const level = /^h([2-4])$/.exec(style)?.[1]
  return level === undefined ? undefined : Number(level)
}

const bodiesIn = (document: object) =>
  Array.from(objectsIn(document)).flatMap((object) => {
    const lists = Object.values(object).filter((value) => Array.isArray(value))
    return lists.filter((list): list is Block[] => list.some((each) => each?._type === 'block'))
  })

test.each(documents.map((document) => [document._id, document] as const))(
  '%s has its headings in order, and something under each',
  (_, document) => {
    const wrong = bodiesIn(document).flatMap((blocks) => {
      const headings = blocks.map(levelOf).filter((level) => level !== undefined)
      const jumps = headings.filter((level, at) => level > (headings[at - 1] ?? 1) + 1)
      const empty = blocks.filter((block, at) => {
        const level = levelOf(block)
        const next = blocks[at + 1]
        return level !== undefined && (!next || (levelOf(next) ?? Infinity) <= level)
      })
      return [...jumps, ...empty]
    })
    expect(wrong).toEqual([])
  },
)

test.each(glossaryTerms.map((term) => [term._id, term] as const))(
  '%s is told in a few sentences, without a number that a rule may change',
  (_, { definition = '' }) => {
    expect(definition).not.toMatch(/\d\s*%|R\$/u)
    expect(definition.split(/[.?]\s+/).length).toBeLessThanOrEqual(3)
    expect(definition).toMatch(/\.$/)
  },
)

test('the terms near a term are others', () => {
  const alone = glossaryTerms.filter(
    ({ _id, related = [] }) => related.length === 0 || related.some(({ _ref }) => _ref === _id),
  )
  expect(alone.map(({ _id }) => _id)).toEqual([])
})
