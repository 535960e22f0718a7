import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Doc, isRecord } from '../store/documents.ts'
import { startTestLake, type TestLake, tokens } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

/** Words that mean something to the API, to the engine of patches or to the language: a schema may use any. */
const words = [
  'query', 'params', 'id', 'ids', 'set', 'setIfMissing', 'unset', 'insert', 'inc', 'dec', 'diffMatchPatch', 'path',
  'patch', 'delete', 'create', 'createOrReplace', 'createIfNotExists', 'mutations', 'actions', 'actionType', 'purge',
  'attributes', 'document', 'publishedId', 'draftId', 'ifRevisionID', 'ifExists', 'transactionId', 'dryRun', 'items',
  'before', 'after', 'replace', 'perspective', 'result', 'documents', 'title', 'url', 'slug', 'constructor', 'toString',
  'length', 'size', 'then', 'prototype', 'revision', 'visibility', '_key', '_system',
] as const // biome-ignore format: a list of words

/** Of the store's own at the top of a document, and of the schema's inside it. */
const inner = [...words, '_id', '_rev', '_type', '_createdAt', '_updatedAt'] as const

const scalar = fc.oneof(
  fc.constantFrom('*', '*[_type == "post"]', '', 'drafts.a', 'a', '$x', '[0]'),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...inner), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const content = fc.dictionary(fc.constantFrom(...words), value, {
  minKeys: 1,
  maxKeys: 8,
  noNullPrototype: true,
})

async function post(path: string, body: object): Promise<void> {
  const response = await fetch(`${lake.url}/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tokens.write}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

const mutate = (...mutations: object[]) => post('mutate', { mutations })
const act = (name: string, more: object) =>
  post('actions', { actions: [{ actionType: `sanity.action.document.${name}`, publishedId: 'x', ...more }] })

/** Each way in which a whole document is written, from an empty store to the document `id`. */
const ways: { name: string; id: string; write(fields: object): Promise<unknown> }[] = [
  { name: 'create', id: 'x', write: (fields) => mutate({ create: { ...fields, _id: 'x', _type: 't' } }) },
  {
    name: 'createIfNotExists',
    id: 'x',
    write: (fields) => mutate({ createIfNotExists: { ...fields, _id: 'x', _type: 't' } }),
  },
  {
    name: 'createOrReplace',
    id: 'x',
    write: async (fields) => {
      await mutate({ create: { _id: 'x', _type: 't', query: '*', old: 1 } })
      await mutate({ createOrReplace: { ...fields, _id: 'x', _type: 't' } })
    },
  },
  {
    name: 'patch by query',
    id: 'x',
    write: async (fields) => {
      await mutate({ create: { _id: 'x', _type: 't', query: '*' } }, { patch: { id: 'x', unset: ['query'] } })
      await mutate({ patch: { query: '*[_type == $type]', params: { type: 't' }, set: fields } })
    },
  },
  {
    name: 'the actions of the Studio',
    id: 'x',
    write: async (fields) => {
      await act('create', { attributes: { _id: 'drafts.x', _type: 't' } })
      await act('edit', { draftId: 'drafts.x', patch: { set: fields } })
      await act('publish', { draftId: 'drafts.x' })
      await act('version.create', { baseId: 'x', versionId: 'drafts.x' })
      await act('replaceDraft', { attributes: { ...fields, _id: 'drafts.x', _type: 't' } })
      await act('publish', { draftId: 'drafts.x' })
    },
  },
  { name: 'the client', id: 'x', write: (fields) => lake.editor.create({ ...fields, _id: 'x', _type: 't' }) },
]

/** The document by each way out. */
async function readings(id: string): Promise<[string, unknown][]> {
  const headers = { authorization: `Bearer ${tokens.write}` }
  const revision = String(lake.store.get(id)?._rev)
  const read = (path: string) => fetch(`${lake.url}/v2025-02-19/data/${path}`, { headers })
  const history = await (await read(`history/production/documents/${id}?revision=${revision}`)).json()
  const exported = (await (await read('export/production')).text()).trim().split('\n')
  return [
    ['query', await lake.editor.fetch('*[_id == $id][0]', { id })],
    ['doc', await lake.editor.getDocument(id)],
    ['history', history.documents[0]],
    ['export', exported.map((line) => JSON.parse(line)).find((doc: Doc) => doc._id === id)],
  ]
}

function fieldsOf(doc: unknown): unknown {
  if (!isRecord(doc)) return doc
  const { _id, _type, _rev, _createdAt, _updatedAt, ...fields } = doc
  return fields
}

test.each(ways)('any field name comes back as it was sent: $name', async ({ id, write }) => {
  const untouched = { _id: 'other', _type: 'post', query: '*' }
  await fc.assert(
    fc.asyncProperty(content, async (fields) => {
      await mutate({ delete: { query: '*[_id != "other"]' } }, { createOrReplace: untouched })
      await write(fields)
      expect(Array.from(lake.store.all(), ({ _id }) => _id).sort()).toEqual(['other', id])
      expect(lake.store.get('other')).toMatchObject(untouched)
      for (const [way, doc] of await readings(id))
        expect({ way, fields: fieldsOf(doc) }).toEqual({ way, fields })
    }),
    { numRuns: 12 },
  )
})

test.each([
  '{"hasOwnProperty": 1}',
  '{"deep": [{"hasOwnProperty": 1}]}',
  '{"__proto__": {"x": 1}}',
  '{"deep": {"__proto__": 1}}',
])('a name that would make every query fail is refused: %s', async (text) => {
  await lake.editor.delete({ query: '*' })
  await lake.editor.create({ _id: 'x', _type: 't', title: 'Fica' })
  const refusal = /Um campo não pode se chamar/
  const fields = `${text.slice(1, -1)}, "_id": "y", "_type": "t"`
  await expect(mutate(JSON.parse(`{"create": {${fields}}}`))).rejects.toThrow(refusal)
  await expect(mutate({ patch: { id: 'x', set: { inside: JSON.parse(text) } } })).rejects.toThrow(refusal)
  expect(await lake.editor.fetch('*.title')).toEqual(['Fica'])
})

test.each<[string, object]>([
  ['two operations in one', { delete: { query: '*' }, create: { _type: 't' } }],
  ['an id and a query', { patch: { id: 'x', query: '*', set: { title: 'Não' } } }],
  ['a query that is no text', { delete: { query: ['*'] } }],
])('a mutation that may mean two things is refused: %s', async (_name, mutation) => {
  await lake.editor.createOrReplace({ _id: 'x', _type: 't', title: 'Fica' })
  await expect(mutate(mutation)).rejects.toThrow(/Mutação inválida/)
  expect(lake.store.get('x')?.title).toBe('Fica')
})
