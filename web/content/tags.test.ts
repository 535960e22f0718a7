import { expect, test } from 'vitest'
import { pageTag, tagsOf } from './tags.ts'

test.each([
  [{ _type: 'article', slug: 'iof', oldSlug: null }, ['article:iof', 'articles']],
  [{ _type: 'article', slug: 'iof', oldSlug: 'iof' }, ['article:iof', 'articles']],
  [{ _type: 'article', slug: 'iof-2026', oldSlug: 'iof' }, ['article:iof-2026', 'article:iof', 'articles']],
  [{ _type: 'article', slug: null, oldSlug: 'iof' }, ['article:iof', 'articles']],
  [{ _type: 'article' }, ['articles']],
  [{ _type: 'author', slug: 'redacao' }, ['authors']],
  [{ _type: 'category', slug: 'impostos' }, ['categories']],
  [{ _type: '*' }, ['content']],
  [{ _type: 'sanity.imageAsset', slug: 'x' }, []],
])('%j expires %j', (change, tags) => {
  expect(tagsOf(change)).toEqual(tags)
})

test('a tag never exceeds what Next accepts', () => {
  expect(pageTag('article', 'a'.repeat(400))).toHaveLength(256)
})
