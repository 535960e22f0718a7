import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Doc, DocumentChange } from '../store/documents.ts'
import type { Transaction } from '../store/store.ts'
import type { Perspective } from './perspectives.ts'
import { createQueryDocuments } from './query-documents.ts'
import { evaluateQuery } from './query-evaluation.ts'
import { type Audience, changeTags, queryTags } from './sync-tags.ts'

function article(_id: string, slug: string, _type = 'article'): Doc {
  return { _id, _type, _rev: 'r', _createdAt: '', _updatedAt: '', slug: { _type: 'slug', current: slug } }
}

function isWoken(tags: string[], change: DocumentChange, includeDrafts = false, stored: Doc[] = []): boolean {
  const transaction = {
    changes: [change],
    id: 't',
    timestamp: '',
    author: '',
    mutations: [],
    results: [],
    effects: {},
  }
  const get = (id: string) => stored.find((doc) => doc._id === id) ?? null
  const told = changeTags(transaction, includeDrafts ? 'drafts' : 'published', get)
  return tags.some((tag) => told.includes(tag))
}

const bySlug = (slug: string, perspective: Perspective = 'published') =>
  queryTags(
    [{ types: ['article'], field: { path: ['slug', 'current'], values: [slug] } }],
    perspective,
    new Map(),
  )

const created = (after: Doc): DocumentChange => ({ documentId: after._id, before: null, after })
const removed = (before: Doc): DocumentChange => ({ documentId: before._id, before, after: null })

describe('a query by slug', () => {
  test.each([
    [
      'the document changes',
      { documentId: 'a', before: article('a', 'juros'), after: article('a', 'juros') },
      true,
    ],
    ['the document is removed', removed(article('a', 'juros')), true],
    [
      'it gives its slug up',
      { documentId: 'a', before: article('a', 'juros'), after: article('a', 'novo') },
      true,
    ],
    [
      'another takes the slug',
      { documentId: 'b', before: article('b', 'x'), after: article('b', 'juros') },
      true,
    ],
    ['another is created with it', created(article('b', 'juros')), true],
    [
      'another of the type changes',
      { documentId: 'b', before: article('b', 'x'), after: article('b', 'x') },
      false,
    ],
    ['one of another type has the slug', created(article('c', 'juros', 'author')), false],
  ])('%s: woken %s', (_name, change, woken) => {
    expect(isWoken(bySlug('juros'), change)).toBe(woken)
  })

  test('is woken when a removed draft uncovers a published document with the slug', () => {
    const tags = bySlug('juros', ['drafts'])
    expect(isWoken(tags, removed(article('drafts.a', 'outro')), true, [article('a', 'juros')])).toBe(true)
    expect(isWoken(tags, removed(article('drafts.a', 'outro')), true, [article('a', 'nada')])).toBe(false)
  })

  test('sees the whole type where a release decides what is shown', () => {
    const other = { documentId: 'b', before: article('b', 'x'), after: article('b', 'x') }
    expect(isWoken(bySlug('juros', ['rAbc', 'drafts']), other, true)).toBe(true)
  })
})

test('a query by id is woken by that document, its draft included, and no other', () => {
  const tags = queryTags([{ types: ['article'], ids: ['a'] }], ['drafts'], new Map())
  expect(isWoken(tags, created(article('drafts.a', 'x')), true)).toBe(true)
  expect(isWoken(tags, created(article('b', 'x')), true)).toBe(false)
})

test('a referred document counts by its id, also while it is missing', () => {
  const followed = new Map([
    ['ana', article('ana', 'x', 'author')],
    ['falta', null],
  ])
  const tags = queryTags([], 'published', followed)
  expect(isWoken(tags, created(article('falta', 'x', 'author')))).toBe(true)
  expect(isWoken(tags, removed(article('ana', 'x', 'author')))).toBe(true)
  expect(isWoken(tags, created(article('bia', 'x', 'author')))).toBe(false)
})

test('many referred documents count by their types', () => {
  const many = Array.from({ length: 51 }, (_, index): [string, Doc] => [
    `p${index}`,
    article(`p${index}`, 'x', 'author'),
  ])
  expect(queryTags([], 'published', new Map(many))).toEqual(['s1:type-author'])
})

test('a query without a type is woken by everything', () => {
  expect(isWoken(queryTags([{ types: null }], 'published', new Map()), created(article('a', 'x')))).toBe(true)
  expect(isWoken(queryTags(null, 'published', new Map()), created(article('a', 'x')))).toBe(true)
})

test('a change of a draft tells nothing to who may not read drafts', () => {
  const draft = article('drafts.a', 'segredo')
  const transaction = {
    changes: [created(draft)],
    id: 't',
    timestamp: '',
    author: '',
    mutations: [],
    results: [],
    effects: {},
  }
  expect(changeTags(transaction, 'published', () => null)).toEqual([])
})

test('the tags of a published document tell no slug of its draft', () => {
  const published = article('a', 'claro')
  const draft = article('drafts.a', 'segredo')
  const transaction = {
    changes: [created(published)],
    id: 't',
    timestamp: '',
    author: '',
    mutations: [],
    results: [],
    effects: {},
  }
  const get = (id: string) => [published, draft].find((doc) => doc._id === id) ?? null
  const [secret = ''] = queryTags(
    [{ types: ['article'], field: { path: ['slug', 'current'], values: ['segredo'] } }],
    'published',
    new Map(),
  )
  expect(changeTags(transaction, 'published', get)).not.toContain(secret)
  expect(changeTags(transaction, 'drafts', get)).toContain(secret)
})

const ids = ['a', 'b', 'c', 'drafts.a', 'drafts.b', 'drafts.d', 'versions.r1.a']
const slug = fc.constantFrom('um', 'dois', 'tres')

type Body = Pick<Doc, '_id' | 'slug' | 'title' | 'ref'>

const write = fc.tuple(
  fc.constantFrom(...ids),
  fc.option(
    fc.record({
      slug: fc.record({ current: slug }),
      title: fc.constantFrom('p', 'q'),
      ref: fc.record({ _ref: fc.constantFrom('a', 'b', 'c', 'd') }),
    }),
    { freq: 4 },
  ),
)

/** The type of a document never changes; its draft may have another type. */
const typeOf = (id: string) => (['a', 'b', 'drafts.b', 'versions.r1.a'].includes(id) ? 'x' : 'y')

const query = fc
  .tuple(
    fc.constantFrom(
      '*[_id == "a"]',
      '*[_id in ["a", "d"]]',
      '*[_type == "x"]',
      '*[_type == "x" && slug.current == "um"]',
      '*[_type == "y" && slug.current in ["um", "dois"]]',
      '*[_type == "x" && (slug.current == "um" || slug.current == "tres")]',
      '*[_type == "x" && ref->title == "p"]',
      '*[slug.current == "um"]',
      '*[_type == "x" && references("b")]',
      '*[_type == "x" && title == "p" && slug.current == "dois"]',
      '*[_id == "drafts.a"]',
      '*[_type == "x" && count(*[_type == "y"]) > 1]',
      '*[_type in ["x", "y"] && slug.current == "um"]',
    ),
    fc.constantFrom('', '[0]', '| order(_id desc)[0...1]'),
    fc.constantFrom(
      '{_id, title}',
      '{"t": ref->title}',
      '{"t": ref->ref->slug.current}',
      '{"n": count(*[_type == "y" && slug.current == ^.slug.current])}',
      '{"o": *[_id == ^.ref._ref][0].title}',
    ),
  )
  .map((parts) => parts.join(''))

const perspective = fc.constantFrom<Perspective>('public', 'published', 'raw', ['drafts'], ['r1', 'drafts'])

/** Works a transaction into the documents. */
function commit(
  documents: ReturnType<typeof createQueryDocuments>,
  stored: Map<string, Doc>,
  writes: [string, Omit<Body, '_id'> | null][],
): Transaction {
  const changes = writes.map(([documentId, body]): DocumentChange => {
    const before = stored.get(documentId) ?? null
    const stamp = { _rev: '', _createdAt: '', _updatedAt: '', _type: typeOf(documentId) }
    // As JSON gives them: groq-js needs objects with the usual prototype.
    const after: Doc | null = body && JSON.parse(JSON.stringify({ ...stamp, ...body, _id: documentId }))
    if (after) stored.set(documentId, after)
    else stored.delete(documentId)
    documents.set(documentId, after)
    return { documentId, before, after }
  })
  return { id: '', timestamp: '', author: '', changes, mutations: [], results: [], effects: {} }
}

function audienceOf(perspective: Perspective | undefined): Audience {
  return perspective === 'public' || perspective === 'published' ? perspective : 'drafts'
}

function outcomeOf(isTold: boolean, isSame: boolean): 'told' | 'spared' | 'missed' {
  if (isTold) return 'told'
  return isSame ? 'spared' : 'missed'
}

test('a transaction that changes a result has one of its tags', async () => {
  const outcomes = { told: 0, missed: 0, spared: 0 }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(write, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 8 }),
      fc.array(fc.tuple(query, perspective), { minLength: 3, maxLength: 6 }),
      async (steps, asked) => {
        outcomes.missed = 0
        const documents = createQueryDocuments()
        const stored = new Map<string, Doc>()
        const get = (id: string) => stored.get(id) ?? null
        const ask = ([groq, seen]: [string, Perspective]) =>
          evaluateQuery({ query: groq, params: {}, perspective: seen, identity: '' }, documents.viewOf(seen))
        for (const writes of steps) {
          const before = await Promise.all(asked.map(ask))
          const results = before.map(({ result }) => JSON.stringify(result))
          const transaction = commit(documents, stored, writes)
          const after = await Promise.all(asked.map(ask))
          for (const [index, { result }] of after.entries()) {
            const told = changeTags(transaction, audienceOf(asked[index]?.[1]), get)
            const isTold = before[index]?.tags.some((tag) => told.includes(tag)) === true
            outcomes[outcomeOf(isTold, JSON.stringify(result) === results[index])]++
          }
          expect(outcomes.missed).toBe(0)
        }
      },
    ),
    { numRuns: 400 },
  )
  expect(outcomes.told).toBeGreaterThan(1000)
  expect(outcomes.spared).toBeGreaterThan(1000)
}, 60_000)
