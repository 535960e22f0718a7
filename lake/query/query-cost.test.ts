import { expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { parseQuery } from './groq.ts'
import { createMeter, TooCostly, visitsPerValue } from './query-cost.ts'

const visitsOf = (query: string) => visitsPerValue(parseQuery(query, { slug: 's', ids: [] }))

test.each([
  '*[_type == "article" && slug.current == $slug][0]{..., author->, body[]{..., children[]{text}}}',
  '{"page": *[_id == "a"][0], "site": *[_id == "site"][0]{title, "logo": logo.asset->url}}',
  '*[_id in $ids]{title, "text": pt::text(body)} | order(title desc)[0...5]',
  '*[_id == $slug]{"kind": select(n > 1 => "many", "one"), "n": count(links[defined(url)])}',
])('walks down its documents: %s', (query) => {
  expect(visitsOf(query)).toBeGreaterThan(0)
})

test.each([
  ['every document', 'count(*)'],
  ['a sub-query for each', '*[_id == "a"]{"near": *[_type == "x"]}'],
  ['the document around', '*[_id == "a"]{"m": body[count(^.body[n == ^.n]) > 0]}'],
  ['lists of its own', '*[_id == "a"][0]{"l": [body, body]}{"l": [l, l]}'],
  ['texts joined to longer ones', '*[_id == "a"][0]{"t": title + title}{"t": t + t}'],
  ['patterns', '*[_id == "a" && title match "a*a*a*b"]'],
  ['paths', '*[_id in path("a.**")]'],
])('does not only walk down its documents: %s', (_name, query) => {
  expect(visitsOf(query)).toBeNull()
})

test('documents that are too much for the visits of a query stop it', () => {
  const doc: Doc = {
    _id: 'a',
    _type: 'x',
    _rev: '',
    _createdAt: '',
    _updatedAt: '',
    list: Array(2000).fill(1),
  }
  const count = createMeter(10)
  expect(count(doc)).toBe(doc)
  expect(count(null)).toBeNull()
  expect(count(doc)).toBe(doc)
  expect(() => count(doc)).toThrow(TooCostly)
})
