import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { eventually } from '../testing/eventually.ts'
import { type Receiver, startReceiver, testHook } from '../testing/test-receiver.ts'
import type { Hook } from './webhook-config.ts'
import { hookStates, lastAttempts } from './webhook-log.ts'
import { startWebhooks, type Webhooks } from './webhooks.ts'

let folder: string
let store: Store
let first: Receiver
let second: Receiver
let running: Webhooks | undefined

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webhooks-'))
  store = openStore(folder)
  first = await startReceiver()
  second = await startReceiver()
})

afterEach(async () => {
  await running?.stop()
  store.close()
  first.stop()
  second.stop()
  rmSync(folder, { recursive: true })
})

function start(...hooks: Hook[]) {
  running = startWebhooks({ store, hooks, projectId: 'local', dataset: 'production', backoffBase: 10 })
  return hooks
}

const author = 'tester'
const article = { _id: 'a', _type: 'article', title: 'Um', slug: { current: 'um' } }
const arrivals = (receiver: Receiver, number: number) =>
  eventually(() => expect(receiver.received).toHaveLength(number))
const one = (changes: Partial<Hook> = {}) => testHook({ id: 'one', url: first.url, ...changes })
const two = (changes: Partial<Hook> = {}) => testHook({ id: 'two', url: second.url, ...changes })

test('a receiver that never answers holds up its own hook alone', async () => {
  first.answers.push(0)
  const hooks = start(one(), two())
  for (const _id of ['a', 'b', 'c']) store.commit([{ create: { ...article, _id } }], { author })
  await arrivals(second, 3)
  expect(first.received).toHaveLength(1)
  expect(second.mostOpen()).toBe(1)
  await eventually(() => {
    expect(hookStates(store.database, hooks)).toMatchObject([
      { id: 'one', pending: 3, delivered: 0 },
      { id: 'two', pending: 0, delivered: 3, lastAttempt: { outcome: '200' } },
    ])
  })
})

test('each hook has its own filter, projection, method, headers and key', async () => {
  start(
    one({ filter: 'title == "Um"', projection: '{"n": 1}' }),
    two({
      projection: '{"n": 2}',
      secret: '',
      httpMethod: 'PUT',
      headers: { Authorization: 'Bearer x', 'X-Canal': 'site' },
    }),
  )
  store.commit([{ create: article }, { create: { ...article, _id: 'b', title: 'Dois' } }], { author })
  await arrivals(second, 2)
  await arrivals(first, 1)
  expect(first.bodies()).toEqual([{ n: 1 }])
  expect(second.bodies()).toEqual([{ n: 2 }, { n: 2 }])
  expect(second.received[0]).toMatchObject({
    method: 'PUT',
    headers: { authorization: 'Bearer x', 'x-canal': 'site', 'content-type': 'application/json' },
  })
  expect(second.received[0]?.headers).not.toHaveProperty('sanity-webhook-signature')
  const key = (receiver: Receiver) => receiver.received[0]?.headers['idempotency-key']
  expect(key(first)).not.toBe(key(second))
})

test('drafts and versions go only to the hooks that ask for them', async () => {
  start(
    one({ includeDrafts: true, includeAllVersions: true, projection: '{_id}' }),
    two({ projection: '{_id}' }),
  )
  for (const _id of ['drafts.a', 'versions.r.a', 'a'])
    store.commit([{ create: { ...article, _id } }], { author })
  await arrivals(first, 3)
  await arrivals(second, 1)
  expect(first.bodies()).toEqual([{ _id: 'drafts.a' }, { _id: 'versions.r.a' }, { _id: 'a' }])
  expect(second.bodies()).toEqual([{ _id: 'a' }])
})

test('a hook that is off receives nothing, and keeps nothing waiting', async () => {
  const hooks = start(one({ isDisabled: true }), two())
  store.commit([{ create: article }], { author })
  await arrivals(second, 1)
  expect(hookStates(store.database, hooks)[0]).toMatchObject({ isDisabled: true, pending: 0 })
  expect(first.received).toHaveLength(0)
})

test('a filter that fails on a document is logged, and the other hooks go on', async () => {
  // A selector that groq-js takes but cannot follow.
  start(one({ filter: 'delta::changedAny(title.a.b[0..2])' }), two())
  store.commit([{ create: article }], { author })
  await arrivals(second, 1)
  const [failed] = lastAttempts(store.database, { hookId: 'one', limit: 1 })
  expect(failed?.outcome).toMatch(/^GROQ: /)
})

test('of a long past only the last deliveries and attempts stay', async () => {
  const hooks = start(one())
  const documents = Array.from({ length: 260 }, (_, n) => ({ ...article, _id: `a${n}` }))
  first.answers.push(...documents.flatMap(() => [500, 200]))
  store.commit(
    documents.map((create) => ({ create })),
    { author },
  )
  await vi.waitFor(() => expect(first.received).toHaveLength(520), { interval: 50, timeout: 50_000 })
  await eventually(() =>
    expect(hookStates(store.database, hooks)).toMatchObject([{ pending: 0, delivered: 200 }]),
  )
  expect(lastAttempts(store.database, { hookId: null, limit: 9999 })).toHaveLength(500)
}, 60_000)

test('without a hook that is on, a change is not collected at all', () => {
  start(one({ isDisabled: true }))
  store.commit([{ create: article }], { author })
  expect(store.database.prepare('SELECT count(*) AS n FROM webhook_changes').get()).toEqual({ n: 0 })
})

test('more changes than are looked at in one go all arrive, in order', async () => {
  start(one({ projection: '_id' }))
  const ids = Array.from({ length: 50 }, (_, n) => `a${n}`)
  for (const _id of ids) store.commit([{ create: { ...article, _id } }], { author })
  await arrivals(first, ids.length)
  expect(first.bodies()).toEqual(ids)
  expect(store.database.prepare('SELECT count(*) AS n FROM webhook_changes').get()).toEqual({ n: 0 })
})
