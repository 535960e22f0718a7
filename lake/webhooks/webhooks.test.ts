import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store } from '../store/store.ts'
import { eventually } from '../testing/eventually.ts'
import { type Receiver, startReceiver, testHook } from '../testing/test-receiver.ts'
import type { Hook } from './webhook-config.ts'
import { pauseAfter, startWebhooks } from './webhooks.ts'

let folder: string
let store: Store
let receiver: Receiver
let running: { stop(): Promise<void> } | undefined

beforeEach(async () => {
  running = undefined
  folder = mkdtempSync(join(tmpdir(), 'webhooks-'))
  store = openStore(folder)
  receiver = await startReceiver()
})

afterEach(async () => {
  await running?.stop()
  store.close()
  receiver.stop()
  rmSync(folder, { recursive: true })
})

const author = 'tester'
const article = { _id: 'a', _type: 'article', title: 'Um', slug: { current: 'um' } }

function start(changes: Partial<Hook> = {}, { backoffBase = 10, retryFor = 60_000 } = {}) {
  const hooks = [testHook({ url: receiver.url, ...changes })]
  const project = { projectId: 'local', dataset: 'production' }
  running = startWebhooks({ store, hooks, ...project, backoffBase, retryFor })
  return running
}

const arrivals = (number: number) => eventually(() => expect(receiver.received).toHaveLength(number))
const count = (sql: string) => Number(store.database.prepare(`SELECT count(*) AS n FROM ${sql}`).get()?.n)
const waiting = 'webhook_deliveries WHERE verdict IS NULL'
const allDone = () => eventually(() => expect(count(waiting)).toBe(0))

/** A change that every hook wants, to know that all earlier ones have been looked at. */
async function passMarker(number: number) {
  store.commit([{ create: { _id: 'marker', _type: 'article' } }], { author })
  await arrivals(number)
}

test('sends a signed request with the headers of the hosted service', async () => {
  start()
  const { id, timestamp } = store.commit([{ create: article }], { author })
  await arrivals(1)
  const { headers, body } = receiver.received[0] ?? expect.unreachable()
  expect(await isValidSignature(body, headers['sanity-webhook-signature'] ?? '', 'segredo')).toBe(true)
  expect(await isValidSignature(`${body} `, headers['sanity-webhook-signature'] ?? '', 'segredo')).toBe(false)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'sanity-transaction-id': id,
    'sanity-transaction-time': timestamp,
    'sanity-dataset': 'production',
    'sanity-document-id': 'a',
    'sanity-project-id': 'local',
    'sanity-webhook-id': 'site',
    'sanity-operation': 'create',
  })
  expect(headers['idempotency-key']).toMatch(/^[-\w]{43}$/)
})

test('before(), after() and delta::operation() of create, update and delete', async () => {
  start()
  store.commit([{ create: article }], { author })
  store.commit([{ patch: { id: 'a', set: { 'slug.current': 'dois' } } }], { author })
  store.commit([{ delete: { id: 'a' } }], { author })
  await arrivals(3)
  expect(receiver.bodies()).toEqual([
    { _id: 'a', slug: 'um', oldSlug: null, operation: 'create' },
    { _id: 'a', slug: 'dois', oldSlug: 'um', operation: 'update' },
    { _id: 'a', slug: 'dois', oldSlug: 'dois', operation: 'delete' },
  ])
})

test('one request per document of a transaction, one at a time, in order', async () => {
  start()
  const documents = Array.from({ length: 12 }, (_, index) => ({ ...article, _id: `a${index}` }))
  store.commit(
    documents.map((create) => ({ create })),
    { author },
  )
  await arrivals(12)
  expect(receiver.received.map(({ headers }) => headers['sanity-document-id'])).toEqual(
    documents.map(({ _id }) => _id),
  )
  expect(new Set(receiver.received.map(({ headers }) => headers['idempotency-key'])).size).toBe(12)
  expect(receiver.mostOpen()).toBe(1)
})

test.each([
  ['a draft', { create: { ...article, _id: 'drafts.a' } }],
  ['a release version', { create: { ...article, _id: 'versions.r1.a' } }],
  ['a document outside the filter', { create: { ...article, _type: 'author' } }],
])('%s sends nothing', async (_, mutation) => {
  start()
  store.commit([mutation], { author })
  await passMarker(1)
  expect(receiver.bodies()).toEqual([expect.objectContaining({ _id: 'marker' })])
})

test('publishing sends one request, for the published document', async () => {
  start()
  store.commit([{ create: { ...article, _id: 'drafts.a' } }], { author })
  store.commit([{ createOrReplace: article }, { delete: { id: 'drafts.a' } }], { author })
  await passMarker(2)
  expect(receiver.bodies()[0]).toMatchObject({ _id: 'a', operation: 'create' })
})

test('only the chosen operations, and only when delta::changedAny holds', async () => {
  start({ on: ['update'], filter: 'delta::changedAny(title)' })
  store.commit([{ create: article }], { author })
  store.commit([{ patch: { id: 'a', set: { note: 'x' } } }], { author })
  store.commit([{ patch: { id: 'a', set: { title: 'Dois' } } }], { author })
  await arrivals(1)
  await allDone()
  expect(receiver.bodies()).toEqual([expect.objectContaining({ operation: 'update' })])
})

test('an empty filter and projection send every document, as it is after the change', async () => {
  start({ filter: '', projection: '' })
  store.commit([{ create: { _id: 'x', _type: 'other', n: 1 } }], { author })
  await arrivals(1)
  expect(receiver.bodies()).toEqual([store.get('x')])
})

test.each([503, 429])('%d is tried again with the same key and a new signature', async (status) => {
  receiver.answers.push(status, status)
  start()
  store.commit([{ create: article }], { author })
  await arrivals(3)
  await allDone()
  const values = (name: string) => new Set(receiver.received.map(({ headers }) => headers[name])).size
  expect(values('idempotency-key')).toBe(1)
  expect(values('sanity-webhook-signature')).toBe(3)
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
  const attempts = store.database.prepare('SELECT outcome FROM webhook_attempts ORDER BY id').all()
  expect(attempts.map(({ outcome }) => outcome)).toEqual([`${status}`, `${status}`, '200'])
})

test('the wait doubles', async () => {
  receiver.answers.push(500, 500, 500)
  start({}, { backoffBase: 40 })
  const begun = performance.now()
  store.commit([{ create: article }], { author })
  await arrivals(4)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(40 + 80 + 160)
})

test('a new change tries a waiting delivery early', { timeout: 20_000 }, async () => {
  receiver.answers.push(500, 500, 500, 500, 500, 500)
  start({}, { backoffBase: 150 })
  store.commit([{ create: article }], { author })
  await eventually(() => expect(receiver.received).toHaveLength(6))
  store.commit([{ patch: { id: 'a', set: { title: 'Dois' } } }], { author })
  const begun = performance.now()
  await arrivals(8)
  // By itself the sixth failure would wait 4.8 s.
  expect(performance.now() - begun).toBeLessThan(4000)
})

test('400 is dropped and does not hold up the next', async () => {
  receiver.answers.push(400)
  start()
  store.commit([{ create: article }], { author })
  await passMarker(2)
  await allDone()
  expect(receiver.received.map(({ headers }) => headers['sanity-document-id'])).toEqual(['a', 'marker'])
})

test('a pending delivery survives a restart of the store', async () => {
  receiver.answers.push(503)
  const first = start({}, { backoffBase: 60_000 })
  store.commit([{ create: article }], { author })
  await arrivals(1)
  await first.stop()
  store.close()
  store = openStore(folder)
  start()
  await arrivals(2)
  await allDone()
  expect(receiver.received[0]?.headers['idempotency-key']).toBe(
    receiver.received[1]?.headers['idempotency-key'],
  )
})

test('a change committed right before a crash is sent at the next start', async () => {
  const first = start()
  store.commit([{ create: article }], { author })
  // No turn of the event loop between: the hooks never saw the change, as when the process dies after COMMIT.
  const stopped = first.stop()
  expect(count('webhook_changes')).toBe(1)
  await stopped
  expect(receiver.received).toHaveLength(0)
  start()
  await arrivals(1)
  expect(receiver.bodies()).toEqual([expect.objectContaining({ _id: 'a', operation: 'create' })])
})

test('a hook that was removed leaves nothing behind', async () => {
  receiver.answers.push(503)
  const first = start({}, { backoffBase: 60_000 })
  store.commit([{ create: article }], { author })
  await arrivals(1)
  await first.stop()
  start({ id: 'outro' })
  await passMarker(2)
  expect(receiver.received[1]?.headers['sanity-webhook-id']).toBe('outro')
})

test('a redirect is not followed, and counts as a refusal', async () => {
  receiver.answers.push(307)
  start()
  store.commit([{ create: article }], { author })
  await arrivals(1)
  await allDone()
  expect(count("webhook_deliveries WHERE verdict = 'dropped'")).toBe(1)
  expect(receiver.received).toHaveLength(1)
})

test('a delivery that keeps failing is given up in the end, and the next one goes', async () => {
  receiver.answers.push(500, 500, 500, 500)
  start({}, { retryFor: 50, backoffBase: 30 })
  store.commit([{ create: article }], { author })
  await allDone()
  await eventually(() => expect(count("webhook_deliveries WHERE verdict = 'expired'")).toBe(1))
  receiver.answers.length = 0
  const before = receiver.received.length
  await passMarker(before + 1)
})

test('a site that is away is asked again every five seconds, one that is ill after up to a minute', () => {
  const pauses = (outcome: string) =>
    [1, 2, 3, 4, 7, 100].map((failures) => pauseAfter(failures, outcome, 1000))
  const refused = 'fetch failed: connect ECONNREFUSED 127.0.0.1:3000'
  expect(pauses(refused)).toEqual([1000, 2000, 4000, 5000, 5000, 5000])
  expect(pauses('503')).toEqual([1000, 2000, 4000, 8000, 60_000, 60_000])
})
