import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { objectsIn } from '../content/checks/finding.ts'
import { articles } from './articles.ts'
import { documents } from './documents.ts'

/** Names, acronyms and words of the trade that the dictionary of pt-BR lacks, one per line. */
const ownWords = new URL('own-words.txt', import.meta.url).pathname

/** Fields that hold words for readers; every other string is a name, an address or a code. */
const WRITTEN = new Set([
  ...[
    'title',
    'dek',
    'summary',
    'text',
    'definition',
    'term',
    'question',
    'caption',
    'alt',
    'label',
    'description',
  ],
  ...['bio', 'what', 'disclaimer', 'sourcesText', 'quickNote', 'body', 'cta', 'headline'],
])
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

type Block = { _type: string; children?: { text?: string }[] }

const paragraphsIn = (document: object) =>
  Array.from(objectsIn(document))
    .filter((object): object is Block => object._type === 'block')
    .map(({ children = [] }) => children.map(({ text = '0' }) => text).join(''))

const wordsOf = (text: string) => text.split(/[\s\u00A0]+/).filter((word) => /\p{L}/u.test(word))

test('every word of the seeded texts is in the dictionary, or in the list of own words', () => {
  const given = documents.flatMap(textsIn).join('\n').replaceAll('\u00A0', ' ')
  // Addresses and formulas are no words.
  const words = given.replace(/\b[\w.-]+\.(com|br|gov|org)[\w./-]*/g, ' ')
  const hunspell = process.env.TEST_HUNSPELL ?? '/usr/bin/hunspell'
  const unknown = execFileSync(hunspell, ['-d', 'pt_BR', '-i', 'utf-8', '-l'], {
    input: words,
    encoding: 'utf8',
  })
  const own = new Set(readFileSync(ownWords, 'utf8').split('\n'))
  const wrong = new Set(unknown.split('\n').filter((word) => word !== '' && !own.has(word)))
  expect(Array.from(wrong).toSorted()).toEqual([])
})

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

test.each(articles.map((article) => [article.slug, article] as const))(
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
