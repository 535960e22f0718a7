import type { MutationEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake
let stopListening = () => {}

beforeAll(async () => {
  lake = await startTestLake()
})

afterEach(() => stopListening())

afterAll(() => {
  lake.stop()
  lake.remove()
})

/** Collects the mutation events of a query, once the stream is open. */
async function follow(query: string, client = lake.editor, options = {}): Promise<MutationEvent[]> {
  const events: MutationEvent[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client
      .listen(query, {}, { events: ['welcome', 'mutation'], includeAllVersions: true, ...options })
      .subscribe({
        next: (event) => (event.type === 'mutation' ? events.push(event) : resolve()),
        error: reject,
      })
    stopListening = () => subscription.unsubscribe()
  })
  return events
}

test('counts the events that this listener gets, not those of the transaction', async () => {
  const events = await follow('*[_type == "category"]')
  await lake.editor
    .transaction()
    .create({ _id: 'c1', _type: 'category' })
    .create({ _id: 'outro', _type: 'author' })
    .create({ _id: 'c2', _type: 'category' })
    .commit()
  await eventually(() => expect(events).toHaveLength(2))
  const counts = events.map((event) => [
    event.documentId,
    event.transactionCurrentEvent,
    event.transactionTotalEvents,
  ])
  expect(counts).toEqual([
    ['c1', 1, 2],
    ['c2', 2, 2],
  ])
})

test('appears, changes and disappears by what the query sees', async () => {
  const events = await follow('*[status == "pronto"]')
  await lake.editor.create({ _id: 's', _type: 'article', status: 'novo' })
  await lake.editor.patch('s').set({ status: 'pronto' }).commit()
  await lake.editor.patch('s').set({ title: 'Outro' }).commit()
  await lake.editor.patch('s').set({ status: 'velho' }).commit()
  await lake.editor.patch('s').set({ title: 'Invisível' }).commit()
  await eventually(() =>
    expect(events.map((event) => event.transition)).toEqual(['appear', 'update', 'disappear']),
  )
})

test('effects take the previous state to the next without its revision', async () => {
  await lake.editor.createOrReplace({
    _id: 'e',
    _type: 'article',
    title: 'Antes',
    body: [{ _key: 'a', text: 'Olá' }],
  })
  const { _rev, ...before } = lake.store.get('e') ?? {}
  const events = await follow('*[_id == "e"]', lake.editor, { effectFormat: 'mendoza' })
  await lake.editor.patch('e').set({ 'body[_key=="a"].text': 'Olá, você' }).commit()
  await eventually(() => expect(events).toHaveLength(1))
  const [event] = events
  const { _rev: resultRev, ...after } = lake.store.get('e') ?? {}
  expect(event).toMatchObject({ previousRev: _rev, resultRev, transactionId: resultRev })
  expect(applyPatch(before, event?.effects?.apply ?? [])).toEqual(after)
  expect(applyPatch(after, event?.effects?.revert ?? [])).toEqual(before)
})

test('anonymous listeners hear nothing of drafts', async () => {
  const events = await follow('*', lake.anonymous)
  await lake.editor.create({ _id: 'drafts.segredo', _type: 'article' })
  await lake.editor.create({ _id: 'publico', _type: 'article' })
  await eventually(() => expect(events.map((event) => event.documentId)).toEqual(['publico']))
})

test('hears of the ids it names, draft and published, and of no other', async () => {
  const query = '*[_id in ["par", "drafts.par"] && _type == "article"]'
  const events = await follow(query)
  await lake.editor.create({ _id: 'impar', _type: 'article' })
  await lake.editor.create({ _id: 'drafts.par', _type: 'article' })
  await lake.editor.create({ _id: 'par', _type: 'article' })
  await eventually(() => expect(events.map((event) => event.documentId)).toEqual(['drafts.par', 'par']))
})

test('a machine that stands still for some moments ends no stream', async () => {
  await lake.editor.create({ _id: 'ana', _type: 'author', name: 'Ana' })
  const events = await follow('*[_type == "book" && count(*[^.author->name == "Ana"]) > 0]')
  const { get } = lake.store
  let calls = 0
  lake.store.get = (id) => {
    calls++
    // Without any work: Node itself stands still.
    if (calls < 4) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300)
    return get(id)
  }
  onTestFinished(() => void Object.assign(lake.store, { get }))
  await lake.editor.create({ _id: 'livro', _type: 'book', author: { _ref: 'ana' } })
  await eventually(() => expect(events.map(({ documentId }) => documentId)).toEqual(['livro']))
  expect(calls).toBe(4)
})

test('a filter without end ends its own stream, and not the server', async () => {
  const many = JSON.stringify(Array(60).fill(1))
  const nested = `${`${many}[count(`.repeat(6)}1${') > 0]'.repeat(6)}`
  const refusal = new Promise<unknown>((resolve) => {
    const stop = lake.editor
      .listen(`*[count(${nested}) > 0]`, {}, { events: ['welcome', 'mutation'] })
      .subscribe({
        next: () => void lake.editor.create({ _id: 'long', _type: 'x' }),
        error: resolve,
      })
    stopListening = () => stop.unsubscribe()
  })
  expect(String(await refusal)).toContain('não pôde ser avaliada')
  expect(await lake.editor.getDocument('long')).toMatchObject({ _type: 'x' })
})
