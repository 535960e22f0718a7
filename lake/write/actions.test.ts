import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake, tokens } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

beforeEach(async () => {
  await lake.editor.delete({ query: '*' })
  await lake.editor
    .transaction()
    .create({ _id: 'a', _type: 'article', title: 'Publicado' })
    .create({ _id: 'drafts.a', _type: 'article', title: 'Rascunho' })
    .create({ _id: 'b', _type: 'article', title: 'Só publicado' })
    .create({ _id: 'drafts.c', _type: 'article', title: 'Só rascunho' })
    .commit()
})

type Answer = {
  transactionId?: string
  error?: { type: string; description: string; items: { error: Record<string, unknown>; index: number }[] }
}

async function act(...actions: unknown[]) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/actions/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.write}`, 'content-type': 'application/json' },
    body: JSON.stringify({ actions }),
  })
  return { status: response.status, answer: (await response.json()) as Answer }
}

const named = (name: string, fields: object) => ({ actionType: `sanity.action.document.${name}`, ...fields })
const title = (id: string) => lake.store.get(id)?.title ?? null
const article = (_id: string, text = 'Novo') => ({ _id, _type: 'article', title: text })

test.each([
  [
    'create a first draft',
    named('create', { publishedId: 'n', attributes: article('drafts.n') }),
    'drafts.n',
    'Novo',
  ],
  [
    'create over a draft that is there, ignoring it',
    named('create', { publishedId: 'c', attributes: article('drafts.c'), ifExists: 'ignore' }),
    'drafts.c',
    'Só rascunho',
  ],
  [
    'restore an old text',
    named('replaceDraft', { publishedId: 'b', attributes: article('drafts.b', 'Antigo') }),
    'drafts.b',
    'Antigo',
  ],
  [
    'copy to the drafts',
    named('version.create', { publishedId: 'b', baseId: 'b', versionId: 'drafts.b' }),
    'drafts.b',
    'Só publicado',
  ],
  [
    'a version from content',
    named('version.create', { publishedId: 'b', document: article('versions.r1.b', 'Versão') }),
    'versions.r1.b',
    'Versão',
  ],
  [
    'replace a version',
    named('version.replace', { document: article('drafts.a', 'Trocado') }),
    'drafts.a',
    'Trocado',
  ],
  ['discard', named('discard', { draftId: 'drafts.a' }), 'drafts.a', null],
  ['discard as a version', named('version.discard', { versionId: 'drafts.a' }), 'drafts.a', null],
  [
    'edit nothing, to have a draft',
    named('edit', {
      draftId: 'drafts.b',
      publishedId: 'b',
      patch: { unset: ['_empty_action_guard_pseudo_field_'] },
    }),
    'drafts.b',
    'Só publicado',
  ],
  [
    'publish with the right revisions',
    named('publish', { draftId: 'drafts.c', publishedId: 'c' }),
    'c',
    'Só rascunho',
  ],
])('%s', async (_name, action, id, expected) => {
  const { status, answer } = await act(action)
  expect([status, answer.error]).toEqual([200, undefined])
  expect(title(id)).toBe(expected)
})

test('a deleted document comes back as the Studio restores it', async () => {
  await act(named('delete', { publishedId: 'a', includeDrafts: ['drafts.a'] }))
  const attributes = article('drafts.a', 'Antigo')
  const create = named('create', { publishedId: 'a', attributes, ifExists: 'fail' })
  const { status } = await act(create, named('replaceDraft', { publishedId: 'a', attributes }))
  expect([status, title('drafts.a')]).toEqual([200, 'Antigo'])
})

describe('what somebody else has done meanwhile is told, and nothing changes', () => {
  test.each([
    [
      'create where a draft is',
      named('create', { publishedId: 'c', attributes: article('drafts.c') }),
      'AlreadyExists',
    ],
    [
      'create where it is published',
      named('create', { publishedId: 'b', attributes: article('drafts.b') }),
      'AlreadyExists',
    ],
    [
      'delete with a draft unknown to the caller',
      named('delete', { publishedId: 'a', includeDrafts: [] }),
      'AlreadyExists',
    ],
    ['delete what is gone', named('delete', { publishedId: 'x', includeDrafts: [] }), 'NotFound'],
    ['discard what is gone', named('discard', { draftId: 'drafts.x' }), 'NotFound'],
    [
      'edit what is gone',
      named('edit', { draftId: 'drafts.x', publishedId: 'x', patch: { set: { x: 1 } } }),
      'NotFound',
    ],
    [
      'restore what is gone',
      named('replaceDraft', { publishedId: 'x', attributes: article('drafts.x') }),
      'NotFound',
    ],
    ['publish a draft that is gone', named('publish', { draftId: 'drafts.b', publishedId: 'b' }), 'NotFound'],
    [
      'publish an older draft',
      named('publish', { draftId: 'drafts.a', publishedId: 'a', ifDraftRevisionId: 'velha' }),
      'RevisionIDDoesNotMatch',
    ],
    [
      'publish over a newer text',
      named('publish', { draftId: 'drafts.a', publishedId: 'a', ifPublishedRevisionId: 'velha' }),
      'RevisionIDDoesNotMatch',
    ],
    [
      'copy an older base',
      named('version.create', {
        publishedId: 'b',
        baseId: 'b',
        versionId: 'drafts.b',
        ifBaseRevisionId: 'velha',
      }),
      'RevisionIDDoesNotMatch',
    ],
    [
      'unpublish what is not published',
      named('unpublish', { draftId: 'drafts.c', publishedId: 'c' }),
      'NotFound',
    ],
  ])('%s', async (_name, action, type) => {
    const before = JSON.stringify(Array.from(lake.store.all()))
    const { status, answer } = await act(action)
    expect(status).toBe(409)
    expect(answer.error).toMatchObject({
      type: 'actionError',
      description: expect.any(String),
      items: [{ index: 0, error: { type: `document${type}Error`, description: expect.any(String) } }],
    })
    expect(JSON.stringify(Array.from(lake.store.all()))).toBe(before)
  })
})

describe('refused', () => {
  test.each([
    ['no action', []],
    ['an unknown one', [named('explode', {})]],
    ['one of the name of an inherited field', [{ actionType: 'toString' }]],
    ['another document under this name', [named('publish', { draftId: 'drafts.c', publishedId: 'a' })]],
    ['a draft as the published one', [named('publish', { draftId: 'drafts.a', publishedId: 'drafts.a' })]],
    [
      'the published one as a draft',
      [named('edit', { draftId: 'a', publishedId: 'a', patch: { set: { x: 1 } } })],
    ],
    ['discard of what is published', [named('discard', { draftId: 'b' })]],
    ['no ids', [named('publish', {})]],
    ['a wish for the history to go', [named('discard', { draftId: 'drafts.a', purge: true })]],
    [
      'an unknown ifExists',
      [named('create', { publishedId: 'n', attributes: article('drafts.n'), ifExists: 'x' })],
    ],
  ])('%s', async (_name, actions) => {
    const { status, answer } = await act(...actions)
    expect([status, answer.error?.type]).toEqual([400, 'actionError'])
    expect([title('a'), title('b')]).toEqual(['Publicado', 'Só publicado'])
  })

  test.each([
    'release.create',
    'release.schedule',
    'variant.definition.create',
    'document.variant.publish',
    'document.version.unpublish',
  ])('%s, which is not part of this store, and says so', async (name) => {
    const { status, answer } = await act({ actionType: `sanity.action.${name}`, releaseId: 'r1' })
    expect(status).toBe(400)
    expect(answer.error?.items[0]?.error.description).toContain('não fazem parte deste acervo')
  })

  test('the second action names itself, and the first does not happen either', async () => {
    const edit = named('edit', { draftId: 'drafts.a', publishedId: 'a', patch: { set: { title: 'Não' } } })
    const { status, answer } = await act(edit, named('discard', { draftId: 'drafts.x' }))
    expect([status, answer.error?.items[0]?.index, title('drafts.a')]).toEqual([409, 1, 'Rascunho'])
  })
})

test('unpublishing or deleting what others point at names them, in the words that the client shows', async () => {
  for (const id of ['p1', 'p2']) {
    await lake.editor.create({ _id: id, _type: 'article', related: { _type: 'reference', _ref: 'b' } })
  }
  const publishedId = 'b'
  for (const action of [
    named('unpublish', { draftId: 'drafts.b', publishedId }),
    named('delete', { publishedId, includeDrafts: [] }),
  ]) {
    const { status, answer } = await act(action)
    expect(status).toBe(409)
    expect(answer.error?.items[0]?.error).toMatchObject({
      type: 'documentHasExistingReferencesError',
      id: 'b',
      referencingIDs: ['p1', 'p2'],
    })
  }
  const deleting = lake.editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId,
    includeDrafts: [],
  })
  await expect(deleting).rejects.toThrow(/p1, p2 apontam para ele/)
})

test('a rehearsal of actions answers and writes nothing', async () => {
  const actionType = 'sanity.action.document.discard'
  await lake.editor.action({ actionType, draftId: 'drafts.a' }, { dryRun: true })
  expect(title('drafts.a')).toBe('Rascunho')
})
