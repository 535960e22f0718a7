import { expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { testHook } from '../testing/test-receiver.ts'
import type { Hook } from './webhook-config.ts'
import { parseHook } from './webhook-config.ts'
import { deliveryFor } from './webhook-delivery.ts'

const doc = (fields: Record<string, unknown>): Doc => ({
  _id: 'a',
  _type: 'article',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00.000Z',
  _updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
})
const category = doc({ _id: 'c', _type: 'category', slug: { current: 'impostos' } })
const surroundings = {
  get: (id: string) => (id === 'c' ? category : null),
  projectId: 'local',
  dataset: 'production',
}

/** The body that a hook sends for a change, or null when it wants none. */
async function sent(hook: Partial<Hook>, before: Doc | null, after: Doc | null): Promise<unknown> {
  const parsed = parseHook(testHook({ url: 'http://127.0.0.1/', projection: '', filter: '', ...hook }))
  const documentId = (after ?? before)?._id ?? ''
  const change = { id: 1, documentId, transactionId: 't', timestamp: '', before, after }
  const delivery = await deliveryFor(parsed, change, surroundings)
  return delivery && JSON.parse(delivery.body)
}

const one = doc({ title: 'Um', note: 'x', tags: [{ _key: 'k', name: 'a' }] })
const renamed = doc({ title: 'Dois', note: 'x', tags: [{ _key: 'k', name: 'a' }] })
const tagged = doc({ title: 'Um', note: 'x', tags: [{ _key: 'k', name: 'b' }] })

test.each([
  ['delta::changedAny(title)', one, renamed, true],
  ['delta::changedAny(title)', one, tagged, false],
  ['delta::changedAny((title, tags[].name))', one, tagged, true],
  ['delta::changedAny(tags[].name)', one, tagged, true],
  ['delta::changedAny(tags[].name)', one, renamed, false],
  ['delta::changedAny(tags[name == "a"])', one, tagged, true],
  ['delta::changedOnly(title)', one, renamed, true],
  ['delta::changedOnly((title, tags[].name))', one, tagged, true],
  ['delta::changedOnly(tags)', one, renamed, false],
  ['delta::operation() == "create"', null, one, true],
  ['delta::operation() == "delete"', one, null, true],
  ['delta::operation() == "update"', null, one, false],
  ['before().title == "Um" && after().title == "Dois"', one, renamed, true],
  ['!defined(before())', null, one, true],
  // Fields outside `before()` and `after()` are the document's after the change, and before it when deleted.
  ['title == "Dois"', one, renamed, true],
  ['title == "Um"', one, null, true],
  // Hosted Sanity wants true itself, not a value that counts as true.
  ['title', one, renamed, false],
])('filter %s', async (filter, before, after, isWanted) => {
  expect((await sent({ filter }, before, after)) !== null).toBe(isWanted)
})

test('a projection follows references to published documents, and knows where it runs', async () => {
  const article = doc({
    category: { _type: 'reference', _ref: 'c' },
    lost: { _type: 'reference', _ref: 'x' },
  })
  const projection =
    '{"category": category->slug.current, "lost": lost->_id, "at": [sanity::projectId(), sanity::dataset()]}'
  expect(await sent({ projection }, null, article)).toEqual({
    category: 'impostos',
    lost: null,
    at: ['local', 'production'],
  })
})

const draft = doc({ _id: 'drafts.a' })
const version = doc({ _id: 'versions.r1.a' })

test.each([
  [{}, draft, false],
  [{}, version, false],
  [{ includeDrafts: true }, draft, true],
  [{ includeDrafts: true }, version, false],
  [{ includeAllVersions: true }, version, true],
  [{ includeAllVersions: true }, draft, false],
])('%#: the kinds of document that a hook asks for', async (hook, document, isWanted) => {
  expect((await sent(hook, null, document)) !== null).toBe(isWanted)
})

test.each([
  [{ filter: '_type ==' }, /campo "filter": não é GROQ/],
  [{ projection: '{' }, /campo "projection": não é GROQ/],
  [{ filter: 'count(*[_type == "article"]) > 3' }, /campo "filter": consultas dentro/],
  [{ projection: '{"all": *[]._id}' }, /campo "projection": consultas dentro/],
])('%j is refused with the name of the field', (hook, message) => {
  expect(() => parseHook(testHook({ url: 'http://127.0.0.1/', ...hook }))).toThrow(message)
})
