import { expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import type { Transaction } from '../store/store.ts'
import type { EventChunk, EventStream } from './event-stream.ts'
import { createListenHub, type Listening, type Matcher, type Shape } from './listen-hub.ts'

const doc: Doc = { _id: 'a', _type: 'article', _rev: 't', _createdAt: '', _updatedAt: '' }
const transaction: Transaction = {
  id: 't',
  timestamp: '',
  author: 'editor',
  changes: [{ documentId: 'a', before: null, after: doc }],
  mutations: [],
  results: [],
  effects: {},
}
const shape: Shape = {
  includeMutations: false,
  includeResult: true,
  includePreviousRevision: false,
  includeEffects: false,
  includeAuthor: true,
}

function listening(key: string, matches: Matcher, isAnonymous = false): Listening {
  return { key, matches, isAnonymous }
}

function reader() {
  const events: EventChunk[] = []
  const callbacks: (() => void)[] = []
  const leave = () => {
    for (const callback of callbacks) callback()
  }
  const stream: EventStream = {
    send: (...sent) => events.push(...sent),
    end: leave,
    onClose: (callback) => callbacks.push(callback),
  }
  const texts = () => events.map((event) => new TextDecoder().decode(event))
  return { stream, events, leave, texts }
}

test('matches once and writes once for all that ask the same', () => {
  const hub = createListenHub()
  const readers = Array.from({ length: 500 }, reader)
  let matchings = 0
  const matches = () => {
    matchings++
    return true
  }
  for (const { stream } of readers) hub.join(listening('same', matches), stream, shape)
  hub.publish(transaction)
  expect(matchings).toBe(1)
  expect(new Set(readers.flatMap(({ events }) => events)).size).toBe(1)
})

test('writes once for different queries that match the same, and again for what they match differently', () => {
  const hub = createListenHub()
  const readers = Array.from({ length: 20 }, reader)
  for (const [index, { stream }] of readers.entries())
    hub.join(
      listening(`${index}`, () => true),
      stream,
      shape,
    )
  const other = reader()
  hub.join(
    listening('after', (seen) => seen.title === 'novo'),
    other.stream,
    shape,
  )
  hub.publish({
    ...transaction,
    changes: [{ documentId: 'a', before: doc, after: { ...doc, title: 'novo' } }],
  })
  expect(new Set(readers.flatMap(({ events }) => events)).size).toBe(1)
  expect(readers[0]?.texts()[0]).toContain('"transition":"update"')
  expect(other.texts()[0]).toContain('"transition":"appear"')
})

test('tells who changed it only to those who may know', () => {
  const hub = createListenHub()
  const [editor, anonymous] = [reader(), reader()]
  hub.join(
    listening('same', () => true),
    editor.stream,
    shape,
  )
  hub.join(
    listening('same', () => true),
    anonymous.stream,
    { ...shape, includeAuthor: false },
  )
  hub.publish(transaction)
  expect(editor.texts()[0]).toContain('"identity":"editor"')
  expect(anonymous.texts()[0]).toContain('"identity":""')
})

test('a filter that fails ends its own listeners and no others', () => {
  const hub = createListenHub()
  const [broken, sound] = [reader(), reader()]
  hub.join(
    listening('broken', () => {
      throw new Error('not implemented')
    }),
    broken.stream,
    shape,
  )
  hub.join(
    listening('sound', () => true),
    sound.stream,
    shape,
  )
  const warned = new Promise((resolve) => process.once('warning', resolve))
  hub.publish(transaction)
  hub.publish({ ...transaction, id: 't2' })
  expect(broken.texts().map((text) => text.split('\n')[0])).toEqual(['event: channelError'])
  expect(sound.texts()).toHaveLength(2)
  return warned
})

test('who left is told nothing', () => {
  const hub = createListenHub()
  const { stream, leave, events } = reader()
  hub.join(
    listening('a', () => true),
    stream,
    shape,
  )
  leave()
  hub.publish(transaction)
  expect(events).toEqual([])
})

/** A hub whose filters take as much of a pretended clock as they say. */
function timedHub() {
  let now = 0
  const asked: string[] = []
  const slices: (() => void)[] = []
  const hub = createListenHub(
    () => now,
    (work) => slices.push(work),
  )
  const join = (key: string, cost: number, isAnonymous: boolean) => {
    const { stream, texts } = reader()
    const matches = () => {
      asked.push(key)
      now += cost
      return true
    }
    hub.join(listening(key, matches, isAnonymous), stream, shape)
    return () => texts().map((text) => text.split('\n')[0])
  }
  const publish = (id: string) => {
    asked.length = 0
    hub.publish({ ...transaction, id })
    return [...asked]
  }
  /** The next slices between other work: what each of them asks. */
  const work = (most = Number.POSITIVE_INFINITY) => {
    const done: string[][] = []
    for (let next = slices.shift(); next; next = done.length < most ? slices.shift() : undefined) {
      asked.length = 0
      next()
      done.push([...asked])
    }
    return done
  }
  return { join, publish, work }
}

test('whoever writes waits for no stranger, and they have a time together', () => {
  const { join, publish, work } = timedHub()
  const strangers = Array.from({ length: 300 }, (_, index) => join(`stranger ${index}`, 25, true))
  const studio = join('studio', 5, false)
  expect(publish('t1')).toEqual(['studio'])
  expect(studio()).toEqual(['event: mutation'])
  expect(work().filter((asked) => asked.length > 0)).toEqual([['stranger 0'], ['stranger 1'], ['stranger 2']])
  expect(strangers.map((told) => told()[0])).toEqual(
    Array.from({ length: 300 }, (_, index) => (index < 3 ? 'event: mutation' : 'event: channelError')),
  )
})

test('a slice ends after a millisecond, transactions keep their order, and who joins between hears the later ones', () => {
  const { join, publish, work } = timedHub()
  const early = ['a', 'b', 'c'].map((key) => join(key, 0.6, true))
  publish('t1')
  expect(work(1)).toEqual([['a', 'b']])
  const late = join('d', 0.6, true)
  expect(publish('t2')).toEqual([])
  expect(work()).toEqual([['c', 'c'], ['d', 'a'], ['b']])
  expect(early.map((told) => told().length)).toEqual([2, 2, 2])
  expect(late()).toHaveLength(1)
})

test('the cheapest come first, so that the dearest is the one that is ended', () => {
  const { join, publish } = timedHub()
  const dear = join('dear', 550, false)
  const other = join('other', 40, false)
  publish('t1')
  const fresh = join('new', 50, false)
  expect(publish('t2')).toEqual(['new', 'other', 'dear'])
  expect([dear(), other(), fresh()].map((told) => told.at(-1))).toEqual(Array(3).fill('event: mutation'))
  const later = join('later', 600, false)
  expect(publish('t3')).toEqual(['later'])
  expect([other(), later()].map((told) => told.at(-1))).toEqual(['event: channelError', 'event: mutation'])
})
