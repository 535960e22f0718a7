import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { addressMutations, addressOf, leadOn } from './redirect-writes.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

beforeEach(async () => {
  await lake.editor.delete({ query: '*[_type == "redirect"]' })
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const reason = 'Teste'
const client = () => lake.editor.withConfig({ perspective: 'raw' })
const all = () => lake.editor.fetch('*[_type == "redirect"] | order(from asc) {from, to, kind}')

test('an address that changes twice, and back, leads to the page in one step', async () => {
  await leadOn(client(), { from: '/blog/a', to: '/blog/b', reason })
  expect(await all()).toEqual([{ from: '/blog/a', to: '/blog/b', kind: 'permanent' }])
  await leadOn(client(), { from: '/blog/b', to: '/blog/c', reason })
  expect(await all()).toEqual([
    { from: '/blog/a', to: '/blog/c', kind: 'permanent' },
    { from: '/blog/b', to: '/blog/c', kind: 'permanent' },
  ])
  await leadOn(client(), { from: '/blog/c', to: '/blog/a', reason })
  expect(await all()).toEqual([
    { from: '/blog/b', to: '/blog/a', kind: 'permanent' },
    { from: '/blog/c', to: '/blog/a', kind: 'permanent' },
  ])
})

test('what led to a page that is gone is gone too, until the page is back', async () => {
  await leadOn(client(), { from: '/blog/a', to: '/blog/b', reason })
  await leadOn(client(), { from: '/blog/b', reason })
  const gone = { to: null, kind: 'gone' }
  expect(await all()).toEqual([
    { from: '/blog/a', ...gone },
    { from: '/blog/b', ...gone },
  ])
  const back = { _type: 'article', slug: { current: 'b' } }
  await client().mutate(await addressMutations(client(), back, null))
  expect(await all()).toEqual([{ from: '/blog/a', ...gone }])
})

test('only a document with a page has an address', () => {
  expect(addressOf('article', { current: 'um' })).toBe('/blog/um')
  expect(addressOf('legalPage', { current: 'termos-uso' })).toBe('/termos-uso')
  expect(addressOf('author', { current: 'redacao' })).toBeUndefined()
  expect(addressOf('article', undefined)).toBeUndefined()
})
