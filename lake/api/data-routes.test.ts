import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

beforeEach(async () => {
  await lake.editor.delete({ query: '*[defined(category)]' })
  await lake.editor.delete({ query: '*' })
  await lake.editor
    .transaction()
    .create({ _id: 'juros', _type: 'category', title: 'Juros' })
    .create({
      _id: 'a',
      _type: 'article',
      title: 'Publicado',
      category: { _type: 'reference', _ref: 'juros' },
    })
    .create({
      _id: 'drafts.a',
      _type: 'article',
      title: 'Rascunho',
      category: { _type: 'reference', _ref: 'juros' },
    })
    .create({ _id: 'drafts.b', _type: 'article', title: 'Nunca publicado' })
    .commit()
})

const titles = '*[_type == "article"] | order(_id asc) { _id, title }'

describe('perspectives', () => {
  test.each([
    { perspective: 'published', found: [['a', 'Publicado']] },
    {
      perspective: 'drafts',
      found: [
        ['a', 'Rascunho'],
        ['b', 'Nunca publicado'],
      ],
    },
    {
      perspective: 'raw',
      found: [
        ['a', 'Publicado'],
        ['drafts.a', 'Rascunho'],
        ['drafts.b', 'Nunca publicado'],
      ],
    },
  ] as const)('$perspective', async ({ perspective, found }) => {
    const result = await lake.reader.fetch(titles, {}, { perspective })
    expect(result.map(({ _id, title }: { _id: string; title: string }) => [_id, title])).toEqual(found)
  })

  test('a draft seen under its published id still tells its own', async () => {
    const query = '*[_id == "a"][0]._originalId'
    expect(await lake.reader.fetch(query, {}, { perspective: 'drafts' })).toBe('drafts.a')
  })

  test('without one: published since 2025-02-19, raw before', async () => {
    const count = 'count(*[_type == "article"])'
    expect(await lake.reader.fetch(count)).toBe(1)
    expect(await lake.reader.withConfig({ apiVersion: '2025-02-18' }).fetch(count)).toBe(3)
  })

  test('anonymous readers get what is published, whatever they ask for', async () => {
    expect(await lake.anonymous.fetch('count(*[_type == "article"])', {}, { perspective: 'raw' })).toBe(1)
    expect(await lake.anonymous.getDocument('drafts.a')).toBeUndefined()
    expect(await lake.anonymous.getDocument('a')).toMatchObject({ title: 'Publicado' })
  })
})

describe('who may write', () => {
  const doc = { _id: 'x', _type: 'article' }

  test('not the anonymous, not the read token', async () => {
    await expect(lake.anonymous.create(doc)).rejects.toMatchObject({ statusCode: 401 })
    await expect(lake.reader.create(doc)).rejects.toMatchObject({ statusCode: 403 })
    expect(lake.store.get('x')).toBeNull()
  })

  test('a wrong token is refused even for reading', async () => {
    const stranger = lake.reader.withConfig({ token: 'x'.repeat(40) })
    await expect(stranger.fetch('*')).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('actions', () => {
  const edit = (patch: { set: Record<string, unknown> }) =>
    ({ actionType: 'sanity.action.document.edit', draftId: 'drafts.a', publishedId: 'a', patch }) as const

  test('publish replaces the published document, keeps its birth and removes the draft', async () => {
    const born = lake.store.get('a')?._createdAt
    await lake.editor.patch('drafts.a').set({ _createdAt: '2020-01-01T00:00:00Z' }).commit()
    await lake.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    expect(lake.store.get('a')).toMatchObject({ title: 'Rascunho', _createdAt: born })
    expect(lake.store.get('drafts.a')).toBeNull()
  })

  test('unpublish keeps the newer draft', async () => {
    await lake.editor.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    expect(lake.store.get('a')).toBeNull()
    expect(lake.store.get('drafts.a')).toMatchObject({ title: 'Rascunho' })
  })

  test('unpublish without a draft makes one of the published text', async () => {
    await lake.editor.delete('drafts.a')
    await lake.editor.action({
      actionType: 'sanity.action.document.unpublish',
      draftId: 'drafts.a',
      publishedId: 'a',
    })
    expect(lake.store.get('drafts.a')).toMatchObject({ title: 'Publicado' })
  })

  test('two edits of a draft that does not exist yet create it once', async () => {
    await lake.editor.delete('drafts.a')
    await lake.editor.action([edit({ set: { title: 'Um' } }), edit({ set: { dek: 'Dois' } })])
    expect(lake.store.get('drafts.a')).toMatchObject({ title: 'Um', dek: 'Dois' })
    expect(lake.store.get('a')).toMatchObject({ title: 'Publicado' })
  })

  test('publishing over a newer revision is refused and changes nothing', async () => {
    const publishing = lake.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.a',
      publishedId: 'a',
      ifPublishedRevisionId: 'antiga',
    })
    await expect(publishing).rejects.toMatchObject({ statusCode: 409, details: { type: 'actionError' } })
    expect(lake.store.get('a')).toMatchObject({ title: 'Publicado' })
  })

  test('publishing makes waiting references strong', async () => {
    const reference = {
      _type: 'reference',
      _ref: 'juros',
      _weak: true,
      _strengthenOnPublish: { type: 'category' },
    }
    await lake.editor.create({ _id: 'drafts.c', _type: 'article', category: reference })
    await lake.editor.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.c',
      publishedId: 'c',
    })
    expect(lake.store.get('c')?.category).toEqual({ _type: 'reference', _ref: 'juros' })
  })

  test('delete takes the drafts it names', async () => {
    const actionType = 'sanity.action.document.delete'
    await lake.editor.action({ actionType, publishedId: 'a', includeDrafts: ['drafts.a'] })
    expect([lake.store.get('a'), lake.store.get('drafts.a')]).toEqual([null, null])
  })
})

describe('mutations', () => {
  test('a patch on an old revision is refused; on the present one it passes', async () => {
    const { _rev } = (await lake.editor.getDocument('a')) ?? { _rev: '' }
    await lake.editor.patch('a').set({ title: 'Primeiro' }).ifRevisionId(_rev).commit()
    const late = lake.editor.patch('a').set({ title: 'Segundo' }).ifRevisionId(_rev).commit()
    await expect(late).rejects.toMatchObject({ statusCode: 409 })
    expect(lake.store.get('a')?.title).toBe('Primeiro')
  })

  test.each([
    ['creating what exists', { create: { _id: 'a', _type: 'article' } }, 409],
    ['patching what does not', { patch: { id: 'nada', set: { x: 1 } } }, 409],
    ['deleting what others point at', { delete: { id: 'juros' } }, 409],
    ['pointing at nothing', { create: { _id: 'd', _type: 'article', r: { _ref: 'nada' } } }, 409],
    ['changing the type', { patch: { id: 'a', set: { _type: 'author' } } }, 409],
    ['an unknown operation', { explode: { id: 'a' } }, 400],
    ['a document without a type', { create: { _id: 'd' } }, 400],
    ['an id with a slash', { create: { _id: 'a/b', _type: 'article' } }, 400],
  ])('%s is refused, with the whole transaction', async (_name, mutation, status) => {
    const response = await fetch(`${lake.url}/v2026-03-01/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.editor.config().token}` },
      body: JSON.stringify({ mutations: [{ patch: { id: 'a', set: { title: 'Não' } } }, mutation] }),
    })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: { type: 'mutationError' } })
    expect(lake.store.get('a')?.title).toBe('Publicado')
  })

  test('a query mutation reaches every document that it finds', async () => {
    await lake.editor
      .patch({ query: '*[_type == $type]', params: { type: 'article' } })
      .set({ x: 1 })
      .commit()
    expect(['a', 'drafts.a', 'drafts.b', 'juros'].map((id) => lake.store.get(id)?.x)).toEqual([
      1,
      1,
      1,
      undefined,
    ])
  })

  test('every touched document carries the revision that the client chose', async () => {
    await lake.editor
      .transaction()
      .patch('a', { set: { x: 1 } })
      .patch('drafts.b', { set: { x: 1 } })
      .transactionId('minha-transacao')
      .commit()
    expect([lake.store.get('a')?._rev, lake.store.get('drafts.b')?._rev]).toEqual([
      'minha-transacao',
      'minha-transacao',
    ])
  })

  test('a rehearsal answers and writes nothing', async () => {
    await lake.editor.create({ _id: 'ensaio', _type: 'article' }, { dryRun: true })
    expect(lake.store.get('ensaio')).toBeNull()
  })
})
