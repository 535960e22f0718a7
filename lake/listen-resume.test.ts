import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTestLake, type TestLake } from './test-lake.ts'
import { openLine } from './test-line.ts'

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
  await vi.waitFor(() => expect(events).not.toHaveLength(0))
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
  await vi.waitFor(() => expect(seen).toEqual(['welcome']))
  await lake.editor.create({ _id: 'n1', _type: 'nota' })
  await vi.waitFor(() => expect(seen).toEqual(['welcome', 'n1']))

  line.cut()
  await lake.editor.create({ _id: 'n2', _type: 'nota' })
  await lake.editor.create({ _id: 'alheio', _type: 'outra' })
  await lake.editor.create({ _id: 'n3', _type: 'nota' })
  line.mend()
  await vi.waitFor(
    () =>
      expect(seen.filter((name) => name !== 'reconnect')).toEqual([
        'welcome',
        'n1',
        'welcomeback',
        'n2',
        'n3',
      ]),
    20_000,
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
  await vi.waitFor(() => expect(names(events)).toEqual(['welcomeback', 'mutation', 'mutation']))
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
  await vi.waitFor(() => expect(names(events)).toEqual(['welcomeback', 'mutation']))
})

test('what is not known any more is told as a reset', async () => {
  const events = await open('*', 'de-antes#x')
  await vi.waitFor(() => expect(names(events)).toEqual(['reset', 'welcome']))
})

test('without enableResume every start is a welcome', async () => {
  const events = await open('*', 'de-antes#x', 'enableResume=false')
  expect(names(events)).toEqual(['welcome'])
})

test('too much to send at once is a reset', async () => {
  const { _rev } = await lake.editor.create({ _id: 'g', _type: 'grande' })
  for (let count = 0; count < 3; count++) {
    await lake.editor
      .patch('g')
      .set({ text: `${count}`.repeat(900_000) })
      .commit()
  }
  const events = await open('*[_type == "grande"]', `${_rev}#g`, 'enableResume=true&includeResult=true')
  await vi.waitFor(() => expect(names(events)).toEqual(['reset', 'welcome']))
})

test('an unknown visibility is refused', async () => {
  const response = await fetch(`${lake.url}/v1/data/listen/production?query=*&visibility=talvez`)
  expect(response.status).toBe(400)
})
