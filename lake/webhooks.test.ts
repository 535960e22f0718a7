import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isValidSignature } from '@sanity/webhook'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openStore, type Store } from './store.ts'
import type { Hook } from './webhook-message.ts'
import { startWebhooks } from './webhooks.ts'

type Received = { headers: Record<string, string>; body: string }

/** A web server that answers with the next of `answers`, then always 200. */
async function startReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  let open = 0
  let mostOpen = 0
  const server = createServer(async (request, response) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    )
    received.push({ headers, body: Buffer.concat(chunks).toString() })
    response.writeHead(answers.shift() ?? 200).end('ok')
    open -= 1
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on TCP has an AddressInfo, not a pipe's name.
  const { port } = server.address() as AddressInfo
  return { received, answers, url: `http://127.0.0.1:${port}/hook`, server, mostOpen: () => mostOpen }
}

let folder: string
let store: Store
let receiver: Awaited<ReturnType<typeof startReceiver>>
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
  receiver.server.closeAllConnections()
  receiver.server.close()
  rmSync(folder, { recursive: true })
})

const author = 'tester'
const article = { _id: 'a', _type: 'article', title: 'Um', slug: { current: 'um' } }

function start(changes: Partial<Hook> = {}, backoffBase = 10) {
  const hook: Hook = {
    id: 'site',
    name: 'Site',
    url: receiver.url,
    secret: 'segredo',
    filter: '_type == "article"',
    projection:
      '{_id, "slug": slug.current, "oldSlug": before().slug.current, "operation": delta::operation()}',
    on: ['create', 'update', 'delete'],
    ...changes,
  }
  running = startWebhooks({ store, hooks: [hook], projectId: 'local', dataset: 'production', backoffBase })
  return running
}

const patience = { interval: 5, timeout: 4000 }
const arrivals = (count: number) => vi.waitFor(() => expect(receiver.received).toHaveLength(count), patience)
const bodies = () => receiver.received.map(({ body }): unknown => JSON.parse(body))
const left = (table: string) => Number(store.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)
const allDone = () => vi.waitFor(() => expect(left('webhook_deliveries')).toBe(0), patience)

/** A change that every hook wants, to know that all earlier ones have been looked at. */
async function passMarker(count: number) {
  store.commit([{ create: { _id: 'marker', _type: 'article' } }], { author })
  await arrivals(count)
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
  expect(bodies()).toEqual([
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
  expect(bodies()).toEqual([expect.objectContaining({ _id: 'marker' })])
})

test('publishing sends one request, for the published document', async () => {
  start()
  store.commit([{ create: { ...article, _id: 'drafts.a' } }], { author })
  store.commit([{ createOrReplace: article }, { delete: { id: 'drafts.a' } }], { author })
  await passMarker(2)
  expect(bodies()[0]).toMatchObject({ _id: 'a', operation: 'create' })
})

test('only the chosen operations, and only when delta::changedAny holds', async () => {
  start({ on: ['update'], filter: 'delta::changedAny(title)' })
  store.commit([{ create: article }], { author })
  store.commit([{ patch: { id: 'a', set: { note: 'x' } } }], { author })
  store.commit([{ patch: { id: 'a', set: { title: 'Dois' } } }], { author })
  await arrivals(1)
  await allDone()
  expect(bodies()).toEqual([expect.objectContaining({ operation: 'update' })])
})

test('an empty filter and projection send every document, as it is after the change', async () => {
  start({ filter: '', projection: '' })
  store.commit([{ create: { _id: 'x', _type: 'other', n: 1 } }], { author })
  await arrivals(1)
  expect(bodies()).toEqual([store.get('x')])
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
  start({}, 40)
  const begun = performance.now()
  store.commit([{ create: article }], { author })
  await arrivals(4)
  expect(performance.now() - begun).toBeGreaterThanOrEqual(40 + 80 + 160)
})

test('a new change tries a waiting delivery early', async () => {
  receiver.answers.push(500, 500, 500, 500, 500, 500)
  start({}, 30)
  store.commit([{ create: article }], { author })
  await arrivals(6)
  const begun = performance.now()
  store.commit([{ patch: { id: 'a', set: { title: 'Dois' } } }], { author })
  await arrivals(8)
  // By itself the sixth failure would wait 960 ms.
  expect(performance.now() - begun).toBeLessThan(800)
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
  const first = start({}, 60_000)
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
  expect(left('webhook_changes')).toBe(1)
  await stopped
  expect(receiver.received).toHaveLength(0)
  start()
  await arrivals(1)
  expect(bodies()).toEqual([expect.objectContaining({ _id: 'a', operation: 'create' })])
})

test('a hook that was removed leaves nothing behind', async () => {
  receiver.answers.push(503)
  const first = start({}, 60_000)
  store.commit([{ create: article }], { author })
  await arrivals(1)
  await first.stop()
  start({ id: 'outro' })
  await passMarker(2)
  expect(receiver.received[1]?.headers['sanity-webhook-id']).toBe('outro')
})

test.each([{ filter: '_type ==' }, { projection: '{' }, { url: 'site' }])(
  'a wrong hook stops the start with its name: %j',
  (change) => {
    expect(() => start(change)).toThrow(/Site/)
  },
)

test('the request leaves within half a second of the commit', async () => {
  start()
  const begun = performance.now()
  store.commit([{ create: article }], { author })
  await arrivals(1)
  expect(performance.now() - begun).toBeLessThan(500)
})
