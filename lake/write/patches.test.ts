import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createQueryEngine } from '../query/query.ts'
import { startTestLake, type TestLake, tokens } from '../testing/test-lake.ts'
import { resolveQueries } from './mutation-request.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

beforeEach(async () => {
  await lake.editor.createOrReplace({
    _id: 'a',
    _type: 'article',
    title: 'Preço do dólar',
    views: 10,
    tags: ['um', 'dois', 'três'],
    body: [
      { _key: 'k1', text: 'Olá', rank: 1 },
      { _key: 'k2', text: 'Tchau' },
    ],
  })
})

async function mutate(mutation: unknown, query = '', more: object = {}) {
  const response = await fetch(`${lake.url}/v2026-03-01/data/mutate/production?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.write}`, 'content-type': 'application/json' },
    body: JSON.stringify({ mutations: [mutation], ...more }),
  })
  return { status: response.status, answer: await response.json() }
}

const patch = (operations: object) => mutate({ patch: { id: 'a', ...operations } })

describe('every operation of a patch', () => {
  test.each([
    [{ set: { title: 'Outro', 'seo.title': 'Fundo' } }, { title: 'Outro', seo: { title: 'Fundo' } }],
    [{ set: { 'body[_key=="k2"].text': 'Até' } }, { body: [{ text: 'Olá' }, { text: 'Até' }] }],
    [{ setIfMissing: { title: 'Não', dek: 'Sim' } }, { title: 'Preço do dólar', dek: 'Sim' }],
    [{ unset: ['tags[0]', 'body[_key=="k1"]'] }, { tags: ['dois', 'três'], body: [{ _key: 'k2' }] }],
    [{ insert: { before: 'tags[0]', items: ['zero'] } }, { tags: ['zero', 'um', 'dois', 'três'] }],
    [{ insert: { after: 'tags[-1]', items: ['x', 'y'] } }, { tags: ['um', 'dois', 'três', 'x', 'y'] }],
    [{ insert: { replace: 'tags[0:2]', items: ['x'] } }, { tags: ['x', 'três'] }],
    [
      { insert: { after: 'body[_key=="k1"]', items: [{ _key: 'n' }] } },
      { body: [{ _key: 'k1' }, { _key: 'n' }, { _key: 'k2' }] },
    ],
    [
      { inc: { views: 5 }, dec: { 'body[_key=="k1"].rank': 1 } },
      { views: 15, body: [{ rank: 0 }, {}] },
    ],
    [{ setIfMissing: { 'seo.rank': 0 }, inc: { 'seo.rank': 1 } }, { seo: { rank: 1 } }],
    [{ setIfMissing: { list: [] }, insert: { after: 'list[-1]', items: [1] } }, { list: [1] }],
    [{ set: { list: ['x'] }, insert: { before: 'list[0]', items: ['y'] } }, { list: ['y', 'x'] }],
    [{ dec: { views: 0.5 } }, { views: 9.5 }],
    [{ diffMatchPatch: { title: '@@ -7,8 +7,9 @@\n do d%C3%B3lar\n+!\n' } }, { title: 'Preço do dólar!' }],
  ])('%j', async (operations, expected) => {
    expect((await patch(operations)).status).toBe(200)
    expect(lake.store.get('a')).toMatchObject(expected)
  })
})

describe('patches that cannot be meant', () => {
  test.each([
    { merge: { title: 'x' } },
    { explode: { title: 'x' } },
    { set: 5 },
    { set: null },
    { set: { '': 1 } },
    { set: { 'tags[0:99999999]': 'x' } },
    { unset: ['tags[:99999999]'] },
    { set: { ['a.'.repeat(300)]: 1 } },
    { set: { '__proto__.polluted': true } },
    { set: { 'body[0].__proto__.polluted': true } },
    { inc: { views: 'x' } },
    { inc: { views: null } },
    { unset: 'title' },
    { unset: [5] },
    { insert: { items: [1] } },
    { insert: { before: 'tags[0]', after: 'tags[1]', items: [1] } },
    { insert: { after: 'tags[0]', items: 'x' } },
    { diffMatchPatch: { title: 'not a patch' } },
    { diffMatchPatch: { title: 5 } },
    { ifRevisionID: 7, set: { title: 'x' } },
    { set: { title: 'x' }, query: 7 },
  ])('%j', async (operations) => {
    const before = lake.store.get('a')
    const { status, answer } = await patch(operations)
    expect(status).toBe(400)
    expect(answer).toMatchObject({ error: { type: 'mutationError', items: [{ index: 0 }] } })
    expect(lake.store.get('a')).toEqual(before)
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})

describe('a change that would be lost is refused, and says which', () => {
  const add = (after: string) => ({ insert: { after, items: ['x'] } })
  test.each([
    [{ inc: { title: 1 } }, 'title não é um número'],
    [{ inc: { none: 1 } }, 'none não existe'],
    [{ dec: { 'seo.rank': 1 } }, 'seo.rank não existe'],
    [{ inc: { 'body[_key=="k2"].rank': 1 } }, 'rank não existe'],
    [{ inc: { 'tags[0]': 1 } }, 'tags[0] não é um número'],
    [{ inc: { body: 1 } }, 'body não é um número'],
    [{ set: { views: 1e308 }, inc: { views: 1e308 } }, 'grande demais'],
    [{ diffMatchPatch: { views: '@@ -0,0 +1 @@\n+x\n' } }, 'views não é um texto'],
    [{ diffMatchPatch: { none: '@@ -0,0 +1 @@\n+x\n' } }, 'none não existe'],
    [add('title[-1]'), 'title não é uma lista'],
    [add('none[-1]'), 'none não existe'],
    [add('seo.list[-1]'), 'seo.list não existe'],
    [add('body[_key=="k1"].text[0]'), 'text não é uma lista'],
    [add('tags'), 'não diz um lugar'],
    [{ set: { 'none[0]': 'x' } }, 'none não existe'],
    [{ set: { 'none[_key=="k]"].text': 'x' } }, 'none não existe'],
    [{ setIfMissing: { 'title[0].text': 'x' } }, 'title não é uma lista'],
  ])('%j', async (operations, words) => {
    const before = lake.store.get('a')
    const { status, answer } = await patch(operations)
    expect([status, answer.error?.items[0].error.description]).toEqual([400, expect.stringContaining(words)])
    expect(lake.store.get('a')).toEqual(before)
  })

  test('not the edit of an element that somebody has removed meanwhile: the others count', async () => {
    const gone = 'body[_key=="gone"]'
    const operations = {
      set: { [`${gone}.text`]: 'x', title: 'Novo' },
      inc: { [`${gone}.rank`]: 1 },
      ...add(gone),
    }
    expect((await patch(operations)).status).toBe(200)
    expect(lake.store.get('a')).toMatchObject({ title: 'Novo', body: [{ _key: 'k1' }, { _key: 'k2' }] })
  })
})

test('what a document needs cannot be patched away', async () => {
  const before = lake.store.get('a')
  expect((await patch({ unset: ['_createdAt', '_updatedAt', '_rev'] })).status).toBe(200)
  expect(lake.store.get('a')).toMatchObject({
    _createdAt: before?._createdAt,
    _updatedAt: expect.any(String),
    _rev: expect.any(String),
  })
  expect((await patch({ unset: ['_type'] })).status).toBe(409)
  expect((await patch({ set: { _id: 'b' } })).status).toBe(409)
  expect((await mutate({ create: { _type: 't', _createdAt: 'ontem' } })).status).toBe(400)
})

test('what the request asks to be told', async () => {
  const { answer } = await mutate(
    { patch: { id: 'a', inc: { views: 1 } } },
    'returnDocuments=true&visibility=sync',
  )
  expect(answer).toMatchObject({ results: [{ id: 'a', operation: 'update', document: { views: 11 } }] })
  const rehearsed = await mutate({ delete: { id: 'a' } }, 'dryRun=true')
  expect(rehearsed.answer).toMatchObject({ results: [{ id: 'a', operation: 'delete' }] })
  expect(lake.store.get('a')).not.toBeNull()
  const keyed = { insert: { after: 'body[-1]', items: [{ text: 'sem chave', inner: [{ x: 1 }] }] } }
  await mutate({ patch: { id: 'a', ...keyed } }, 'autoGenerateArrayKeys=true')
  expect(lake.store.get('a')?.body).toMatchObject([
    { _key: 'k1' },
    { _key: 'k2' },
    { _key: expect.any(String), inner: [{ _key: expect.any(String) }] },
  ])
})

test.each([['a,b'], [''], [7], [null], ['x'.repeat(200)]])(
  'transactionId %j is refused',
  async (transactionId) => {
    expect((await mutate({ patch: { id: 'a', set: { x: 1 } } }, '', { transactionId })).status).toBe(400)
    expect(lake.store.get('a')?.x).toBeUndefined()
  },
)

test('the same transaction twice is told so, and happens once', async () => {
  const transactionId = 'uma-vez'
  expect((await mutate({ patch: { id: 'a', inc: { views: 1 } } }, '', { transactionId })).status).toBe(200)
  const again = await mutate({ patch: { id: 'a', inc: { views: 1 } } }, '', { transactionId })
  expect([again.status, lake.store.get('a')?.views]).toEqual([409, 11])
})

test('query mutations change what they find, and their errors are those of queries', async () => {
  await lake.editor.create({ _id: 'b', _type: 'article', views: 1 })
  await mutate({ patch: { query: '*[_type == $type]', params: { type: 'article' }, inc: { views: 1 } } })
  expect([lake.store.get('a')?.views, lake.store.get('b')?.views]).toEqual([11, 2])
  expect((await mutate({ patch: { query: '*[', inc: { views: 1 } } })).status).toBe(400)
  await mutate({ delete: { query: '*[views > $least]', params: { least: 5 } } })
  expect([lake.store.get('a'), lake.store.get('b')?.views]).toEqual([null, 2])
})

test('a query mutation reaches more documents than an answer holds', async () => {
  const engine = createQueryEngine(lake.store, { time: 10_000, result: 100, memory: 256 })
  onTestFinished(engine.close)
  const text = 'x'.repeat(200)
  await lake.editor.create({ _id: 'long', _type: 'article', text })
  const found = { perspective: 'raw', identity: '', query: '*[text == $text]', params: { text } } as const
  await expect(engine.evaluateQuery(found)).rejects.toThrow('passa do limite')
  const { query, params } = found
  expect(await resolveQueries([{ delete: { query, params } }], engine)).toEqual([{ delete: { id: 'long' } }])
})

describe('paths of lists', () => {
  test.each([
    [{ set: { 'body[*].seen': true } }, { body: [{ seen: true }, { seen: true }] }],
    [{ set: { 'tags[ * ]': 'x' } }, { tags: ['x', 'x', 'x'] }],
    [{ unset: ['body[*].rank'] }, { body: [{ _key: 'k1' }, { _key: 'k2' }] }],
    [{ insert: { replace: 'tags[*]', items: ['só'] } }, { tags: ['só'] }],
    [{ set: { 'body[_key=="[*]"].seen': true } }, { title: 'Preço do dólar' }],
  ])('[*] is every item: %j', async (operations, expected) => {
    expect((await patch(operations)).status).toBe(200)
    expect(lake.store.get('a')).toMatchObject(expected)
  })

  test.each([
    { set: { 'body[].seen': true } },
    { set: { 'body[ ].seen': true } },
    { unset: ['body[].rank'] },
    { unset: ['tags[:]'] },
    { insert: { after: 'tags[]', items: ['x'] } },
  ])('what chooses no item is refused: %j', async (operations) => {
    const before = lake.store.get('a')
    const { status, answer } = await patch(operations)
    expect([status, JSON.stringify(answer)]).toEqual([
      400,
      expect.stringContaining('não escolhe item nenhum'),
    ])
    expect(lake.store.get('a')).toEqual(before)
  })
})
