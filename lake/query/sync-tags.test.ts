import { describe, expect, test } from 'vitest'
import type { Doc, DocumentChange } from '../store/documents.ts'
import type { Perspective } from './perspectives.ts'
import { changeTags, queryTags } from './sync-tags.ts'

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
  const told = changeTags(transaction, includeDrafts, get)
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
  expect(changeTags(transaction, false, () => null)).toEqual([])
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
  expect(changeTags(transaction, false, get)).not.toContain(secret)
  expect(changeTags(transaction, true, get)).toContain(secret)
})
