import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'
import { openLine } from '../testing/test-line.ts'

let lake: TestLake
const cleanUps: (() => void)[] = []

beforeAll(async () => {
  lake = await startTestLake()
})

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

/** Events of a stream opened by hand, as `[event, id, data]`. */
async function open(query: string, lastEventId: string | null, options = 'enableResume=true') {
  const left = new AbortController()
  cleanUps.push(() => left.abort())
  const address = `${lake.url}/v2026-03-01/data/listen/production?query=${encodeURIComponent(query)}&${options}`
  const response = await fetch(address, {
    signal: left.signal,
    headers: {
      authorization: `Bearer ${lake.editor.config().token}`,
      ...(lastEventId !== null && { 'last-event-id': lastEventId }),
    },
  })
  const events: [event: string, id: string, data: Record<string, unknown>][] = []
  void collect(response, events)
  await eventually(() => expect(events).not.toHaveLength(0))
  return events
}

async function collect(response: Response, events: unknown[]): Promise<void> {
  let text = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => block.match(new RegExp(`^${name}: (.*)$`, 'm'))?.[1] ?? ''
        events.push([field('event'), field('id'), JSON.parse(field('data'))])
      }
    }
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

const names = (events: [string, ...unknown[]][]) => events.map(([name]) => name)

test('the client gets what it missed while the line was cut', async () => {
  const line = await openLine(lake.port)
  cleanUps.push(line.close)
  const client = lake.editor.withConfig({ apiHost: line.url })
  const seen: string[] = []
  const subscription = client
    .listen(
      '*[_type == "nota"]',
      {},
      {
        events: ['welcome', 'welcomeback', 'reset', 'reconnect', 'mutation'],
        enableResume: true,
      },
    )
    .subscribe((event) => seen.push(event.type === 'mutation' ? event.documentId : event.type))
  cleanUps.push(() => subscription.unsubscribe())
  await eventually(() => expect(seen).toEqual(['welcome']))
  await lake.editor.create({ _id: 'n1', _type: 'nota' })
  await eventually(() => expect(seen).toEqual(['welcome', 'n1']))

  line.cut()
  await lake.editor.create({ _id: 'n2', _type: 'nota' })
  await lake.editor.create({ _id: 'alheio', _type: 'outra' })
  await lake.editor.create({ _id: 'n3', _type: 'nota' })
  line.mend()
  await eventually(() =>
    expect(seen.filter((name) => name !== 'reconnect')).toEqual(['welcome', 'n1', 'welcomeback', 'n2', 'n3']),
  )
}, 30_000)

test('a break between two events of a transaction leaves the rest', async () => {
  const transaction = await lake.editor
    .transaction()
    .create({ _id: 'm1', _type: 'meio' })
    .create({ _id: 'm2', _type: 'meio' })
    .create({ _id: 'm3', _type: 'meio' })
    .commit()
  const events = await open('*[_type == "meio"]', `${transaction.transactionId}#m1`)
  await eventually(() => expect(names(events)).toEqual(['welcomeback', 'mutation', 'mutation']))
  const counts = events
    .slice(1)
    .map(([, , data]) => [data.documentId, data.transactionCurrentEvent, data.transactionTotalEvents])
  expect(counts).toEqual([
    ['m2', 2, 3],
    ['m3', 3, 3],
  ])
})

test('a listener that has heard nothing yet resumes from its welcome', async () => {
  const [[, position] = ['', '']] = await open('*[_type == "calmo"]', null)
  await lake.editor.create({ _id: 'q1', _type: 'calmo' })
  const events = await open('*[_type == "calmo"]', position)
  await eventually(() => expect(names(events)).toEqual(['welcomeback', 'mutation']))
})

test('what is not known any more is told as a reset', async () => {
  const events = await open('*', 'de-antes#x')
  await eventually(() => expect(names(events)).toEqual(['reset', 'welcome']))
})

test('without enableResume every start is a welcome', async () => {
  const events = await open('*', 'de-antes#x', 'enableResume=false')
  expect(names(events)).toEqual(['welcome'])
})

async function enlarge(id: string, characters: number, times: number): Promise<void> {
  for (let count = 0; count < times; count++) {
    await lake.editor
      .patch(id)
      .set({ text: `${count}`.repeat(characters) })
      .commit()
  }
}

test('too much to send at once is a reset', async () => {
  const { _rev } = await lake.editor.create({ _id: 'g', _type: 'grande' })
  await enlarge('g', 250_000, 4)
  const query = '*[_type == "grande"]'
  const documents = 'includeResult=true&includePreviousRevision=true'
  const events = await open(query, `${_rev}#g`, `enableResume=true&${documents}`)
  await eventually(() => expect(names(events)).toEqual(['reset', 'welcome']))
  const without = await open(query, `${_rev}#g`)
  await eventually(() => expect(names(without)).toEqual(['welcomeback', ...Array(4).fill('mutation')]))
})

test('after changes too large to keep, a listener is told to read anew and hears all that follows', async () => {
  const { _rev } = await lake.editor.create({ _id: 'i', _type: 'imensa' })
  await enlarge('i', 900_000, 3)
  const query = '*[_type == "imensa"]'
  const events = await open(query, `${_rev}#i`, 'enableResume=true&includeMutations=false')
  await eventually(() => expect(names(events)).toEqual(['reset', 'welcome']))
  const last = await lake.editor.getDocument('i')
  expect(last?.text).toBe('2'.repeat(900_000))
  const changed = await lake.editor.patch('i').set({ text: 'curto' }).commit()
  await eventually(() => expect(names(events)).toEqual(['reset', 'welcome', 'mutation']))
  expect(events.at(-1)?.[2]).toMatchObject({ previousRev: last?._rev, resultRev: changed._rev })
  const resumed = await open(query, `${last?._rev}#i`)
  await eventually(() => expect(names(resumed)).toEqual(['welcomeback', 'mutation']))
})

test('an unknown visibility is refused', async () => {
  const response = await fetch(`${lake.url}/v1/data/listen/production?query=*&visibility=talvez`)
  expect(response.status).toBe(400)
})
