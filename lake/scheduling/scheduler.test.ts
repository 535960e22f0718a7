import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore, type Store, type Transaction } from '../store/store.ts'
import { eventually } from '../testing/eventually.ts'
import { createScheduler, type ProblemsOf } from './scheduler.ts'

let folder: string
let store: Store
let heard: Transaction[]
let schedulers: ReturnType<typeof createScheduler>[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-'))
  open()
})

afterEach(async () => {
  await stopAll()
  rmSync(folder, { recursive: true })
})

function open(): void {
  store = openStore(folder)
  heard = []
  schedulers = []
  store.onTransaction((transaction) => heard.push(transaction))
}

async function stopAll(): Promise<void> {
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()))
  store.close()
}

function start(problemsOf: ProblemsOf = async () => ({})) {
  const scheduler = createScheduler(store, problemsOf)
  schedulers.push(scheduler)
  scheduler.start()
  return scheduler
}

async function listed(scheduler: ReturnType<typeof createScheduler>): Promise<unknown> {
  const [route] = scheduler.routes
  const url = new URL('http://localhost/v1/manage/schedule')
  const call = { request: new Request(url), url, path: {}, apiVersion: '1', identity: null, from: '' }
  const answer = await route?.answer(call)
  return answer instanceof Response ? answer.json() : answer
}

const author = 'editor'
const inMilliseconds = (wait: number) => new Date(Date.now() + wait).toISOString()
const justNow = inMilliseconds(-1000)
const tomorrow = inMilliseconds(86_400_000)
const draft = (publishAt: unknown, fields = {}) => ({
  _id: 'drafts.a',
  _type: 'article',
  title: 'Um',
  publishAt,
  ...fields,
})
const save = (publishAt: unknown, fields = {}) =>
  store.commit([{ createOrReplace: draft(publishAt, fields) }], { author })
const isLive = () => eventually(() => expect(store.get('a')).not.toBeNull())
const publications = () => heard.filter((transaction) => transaction.author === 'agenda')

/** A draft saved later and due at once: when it is live, the scheduler has looked at all that came before. */
async function passMarker(): Promise<void> {
  store.commit([{ create: { _id: 'drafts.marker', _type: 'article', publishAt: justNow } }], { author })
  await eventually(() => expect(store.get('marker')).not.toBeNull())
}

test('a draft goes live at its moment, once, without the date, by the scheduler', async () => {
  start()
  save(inMilliseconds(150))
  expect(store.get('a')).toBeNull()
  await isLive()
  expect(store.get('a')).toMatchObject({ _type: 'article', title: 'Um' })
  expect(store.get('a')).not.toHaveProperty('publishAt')
  expect(store.get('drafts.a')).toBeNull()
  expect(publications()).toHaveLength(1)
  expect(publications()[0]?.timestamp.localeCompare(inMilliseconds(0))).toBeLessThanOrEqual(0)
})

test('a moment that passed while the store was off is kept at the start', async () => {
  save(inMilliseconds(50))
  await stopAll()
  await new Promise((resolve) => setTimeout(resolve, 60))
  open()
  start()
  await isLive()
  expect(publications()).toHaveLength(1)
})

test('an unpublished text, whose draft has its old date, does not go live again', async () => {
  start()
  save(inMilliseconds(-86_400_000))
  await passMarker()
  expect(store.get('a')).toBeNull()
})

test('a date that is moved, removed, or whose draft is discarded, does not go off', async () => {
  start()
  save(inMilliseconds(100))
  store.commit([{ patch: { id: 'drafts.a', set: { publishAt: tomorrow } } }], { author })
  store.commit([{ create: { ...draft(inMilliseconds(100)), _id: 'drafts.b' } }], { author })
  store.commit([{ patch: { id: 'drafts.b', unset: ['publishAt'] } }], { author })
  store.commit([{ create: { ...draft(inMilliseconds(100)), _id: 'drafts.c' } }], { author })
  store.commit([{ delete: { id: 'drafts.c' } }], { author })
  // Later than all of them: the scheduler has passed their moments.
  store.commit([{ create: { ...draft(inMilliseconds(200)), _id: 'drafts.d' } }], { author })
  await eventually(() => expect(store.get('d')).not.toBeNull())
  expect(['a', 'b', 'c'].map(store.get)).toEqual([null, null, null])
  expect(store.get('drafts.b')).not.toBeNull()
})

test('a date brought forward wakes the scheduler', async () => {
  start()
  save(tomorrow)
  await passMarker()
  store.commit([{ patch: { id: 'drafts.a', set: { publishAt: justNow } } }], { author })
  await isLive()
})

test('what the rules refuse stays a draft, is told, and goes live when it is mended', async () => {
  const scheduler = start(async (drafts) =>
    Object.fromEntries(drafts.map(({ _id, title }) => [_id, title ? [] : ['Título: falta.']])),
  )
  save(justNow, { title: '' })
  await eventually(async () => {
    expect(await listed(scheduler)).toContainEqual({
      id: 'a',
      type: 'article',
      title: '',
      publishAt: justNow,
      state: 'refused',
      reasons: ['Título: falta.'],
    })
  })
  expect(store.get('a')).toBeNull()
  store.commit([{ patch: { id: 'drafts.a', set: { title: 'Um' } } }], { author })
  await isLive()
})

test('rules that fail publish nothing', async () => {
  const warnings: string[] = []
  const note = (warning: Error) => warnings.push(warning.message)
  process.on('warning', note)
  const scheduler = start(async () => {
    throw new Error('regras fora do ar')
  })
  save(justNow)
  await eventually(async () => {
    expect(await listed(scheduler)).toMatchObject([
      { state: 'refused', reasons: ['A conferência do conteúdo falhou.'] },
    ])
  })
  expect(store.get('a')).toBeNull()
  await eventually(() => expect(warnings.join()).toContain('regras fora do ar'))
  process.off('warning', note)
})

test('an edit while the rules are asked is not lost, nor published unchecked', async () => {
  const checked: unknown[] = []
  start(async (drafts) => {
    checked.push(...drafts.map(({ title }) => title))
    if (checked.length === 1) {
      store.commit([{ patch: { id: 'drafts.a', set: { title: 'Dois' } } }], { author })
    }
    return {}
  })
  save(justNow)
  await isLive()
  expect(checked).toEqual(['Um', 'Dois'])
  expect(store.get('a')).toMatchObject({ title: 'Dois' })
  expect(publications()).toHaveLength(1)
})

test('a reference to what is not published is refused in the words of the store', async () => {
  const scheduler = start()
  save(justNow, { category: { _type: 'reference', _ref: 'nada', _weak: true, _strengthenOnPublish: {} } })
  await eventually(async () => {
    expect(await listed(scheduler)).toMatchObject([
      { state: 'refused', reasons: [expect.stringContaining('nada')] },
    ])
  })
  expect(store.get('a')).toBeNull()
  expect(store.get('drafts.a')).not.toBeNull()
})

test('two schedulers on one store publish once', async () => {
  start()
  start()
  save(inMilliseconds(50))
  await isLive()
  await passMarker()
  expect(
    publications().filter(({ changes }) => changes.some(({ documentId }) => documentId === 'a')),
  ).toHaveLength(1)
})

test('the next draft of a published document carries no date', async () => {
  start()
  save(justNow)
  await isLive()
  const live = store.get('a') ?? expect.unreachable()
  store.commit([{ create: { ...live, _id: 'drafts.a', title: 'Dois' } }], { author })
  await passMarker()
  expect(store.get('a')).toMatchObject({ title: 'Um' })
})
