import { expect, test } from 'vitest'
import { createDocumentCache } from './document-cache.ts'

function reader(maxLength = 100) {
  const cache = createDocumentCache(maxLength)
  const parsed: string[] = []
  function read(id: string, length = 10) {
    const known = cache.get(id)
    if (known) return known
    parsed.push(id)
    const doc = { _id: id, _type: 'x', _rev: '', _createdAt: '', _updatedAt: '' }
    cache.offer(doc, length)
    return doc
  }
  return { cache, parsed, read }
}

test('a document is kept from its second reading on', () => {
  const { parsed, read } = reader()
  for (let count = 0; count < 5; count++) read('a')
  expect(parsed).toEqual(['a', 'a'])
  expect(read('a')).toBe(read('a'))
})

test('a walk through many documents pushes out none that is read often', () => {
  const { parsed, read } = reader()
  read('often')
  read('often')
  for (let n = 0; n < 5000; n++) read(`once-${n}`)
  read('often')
  expect(parsed.filter((id) => id === 'often')).toHaveLength(2)
})

test('above the limit the one unused for longest goes first', () => {
  const { parsed, read } = reader()
  for (const id of ['a', 'b', 'a', 'b']) read(id, 40)
  read('a', 40)
  for (const id of ['c', 'c']) read(id, 40)
  parsed.length = 0
  for (const id of ['a', 'c', 'b']) read(id, 40)
  expect(parsed).toEqual(['b'])
})

test('one that is longer than the limit leaves the others where they are', () => {
  const { parsed, read } = reader()
  for (const id of ['a', 'a']) read(id)
  for (const id of ['huge', 'huge', 'huge']) read(id, 101)
  parsed.length = 0
  read('a')
  expect(parsed).toEqual([])
})

test('one that changes stays as it has become, or is read anew and kept at once', () => {
  const { cache, parsed, read } = reader()
  for (let count = 0; count < 3; count++) read('a')
  const changed = { _id: 'a', _type: 'x', _rev: 'b', _createdAt: '', _updatedAt: '' }
  cache.change('a', changed, 10)
  expect(read('a')).toBe(changed)
  cache.change('a', null, 0)
  for (let count = 0; count < 2; count++) expect(read('a')).not.toBe(changed)
  cache.change('a', changed, 101)
  expect(read('a')).not.toBe(changed)
  expect(parsed).toEqual(['a', 'a', 'a', 'a'])
})

test('a change of one that nobody needs keeps nothing', () => {
  const { cache } = reader()
  cache.change('a', { _id: 'a', _type: 'x', _rev: '', _createdAt: '', _updatedAt: '' }, 10)
  expect(cache.get('a')).toBeNull()
})
