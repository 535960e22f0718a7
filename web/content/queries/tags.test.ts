import { expect, test } from 'vitest'
import { linkedPagesQuery, namedTextsQuery } from './queries.ts'
import { type ContentChange, isOfLists, pageTag, tagsOf } from './tags.ts'

const article = { _type: 'article', operation: 'update' }

test.each([
  [{ ...article, slug: 'iof', oldSlug: 'iof' }, ['article:iof', 'articles']],
  [
    { ...article, slug: 'iof-2026', oldSlug: 'iof' },
    ['article:iof-2026', 'article:iof', 'articles', 'addresses'],
  ],
  [
    { ...article, slug: 'iof', oldSlug: 'iof', category: 'impostos', oldCategory: 'cambio' },
    ['article:iof', 'articles', 'category:impostos', 'category:cambio'],
  ],
  [{ ...article, operation: 'create', slug: 'iof', oldSlug: null }, ['article:iof', 'articles', 'addresses']],
  [{ ...article, operation: 'delete', slug: null, oldSlug: 'iof' }, ['article:iof', 'articles', 'addresses']],
  [{ _type: 'article' }, ['articles', 'addresses']],
  [
    { ...article, _id: 'article-iof', slug: 'iof', oldSlug: 'iof' },
    ['article:iof', 'id:article-iof', 'articles'],
  ],
  [
    { _type: 'legalPage', operation: 'update', slug: 'termos-uso', oldSlug: 'termos-uso' },
    ['legalPage:termos-uso', 'legal'],
  ],
  [{ _type: 'author', slug: 'redacao' }, ['author:redacao', 'authors', 'addresses']],
  [{ _type: 'category', slug: 'impostos' }, ['categories']],
  [{ _type: 'redirect' }, ['redirects']],
  [{ _type: 'siteSettings' }, ['settings', 'ads']],
  [{ _type: 'siteSettings', onlyAds: true }, ['ads']],
  [{ _type: 'siteTexts' }, ['site-texts']],
  [{ _type: '*' }, []],
  [{ _type: 'sanity.imageAsset', slug: 'x' }, []],
])('%j expires %j', (change, tags) => {
  expect(tagsOf(change)).toEqual(tags)
})

test('a text that links to articles is made anew when one moves, and not when one is edited', () => {
  const tags = linkedPagesQuery.tags({ ids: ['article-iof'] })
  const expires = (change: ContentChange) => tagsOf(change).some((tag) => tags.includes(tag))
  const edited = { ...article, _id: 'article-iof', slug: 'iof', oldSlug: 'iof' }
  expect(expires(edited)).toBe(false)
  expect(expires({ ...edited, slug: 'iof-2026' })).toBe(true)
  expect(expires({ ...edited, operation: 'delete', slug: null })).toBe(true)
})

test('a text that another one names is told by its id, and its category', () => {
  const tags = namedTextsQuery.tags({ ids: ['article-iof'] })
  expect(tagsOf({ ...article, _id: 'article-iof' }).some((tag) => tags.includes(tag))).toBe(true)
  expect(tagsOf({ ...article, _id: 'article-outro' }).some((tag) => tags.includes(tag))).toBe(false)
  expect(tags).toContain('categories')
})

test('the page of a document is no list', () => {
  const tags = tagsOf({ ...article, slug: 'iof', oldSlug: 'iof-2025', category: 'impostos' })
  expect(tags.filter((tag) => !isOfLists(tag))).toEqual(['article:iof', 'article:iof-2025'])
})

test('the switch of the ads and a moved address wait for no other change', () => {
  expect(tagsOf({ _type: 'siteSettings' }).filter(isOfLists)).toEqual([])
  expect(tagsOf({ _type: 'redirect' }).filter(isOfLists)).toEqual([])
})

test('a tag never exceeds what Next accepts', () => {
  expect(pageTag('article', 'a'.repeat(400))).toHaveLength(256)
})
