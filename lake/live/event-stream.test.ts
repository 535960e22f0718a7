import { expect, test } from 'vitest'
import { type EventStream, encodeEvent, eventStreamResponse, maxWaitingBytes } from './event-stream.ts'

function open() {
  const left = new AbortController()
  const request = new Request('http://localhost/', { signal: left.signal })
  const streams: EventStream[] = []
  let isClosed = false
  const response = eventStreamResponse(
    request,
    () => 'agora',
    (stream) => {
      streams.push(stream)
      stream.onClose(() => {
        isClosed = true
      })
    },
  )
  const [stream] = streams
  if (!stream) throw new Error('the stream did not start')
  return { response, stream, left, isClosed: () => isClosed }
}

test('writes events in the order in which they were sent, and ends after them', async () => {
  const { response, stream } = open()
  stream.send(encodeEvent('um', { a: 1 }, 'id1'), encodeEvent('dois', 'ç', 'id\n2'))
  stream.end()
  expect(await response.text()).toBe(
    'event: um\nid: id1\ndata: {"a":1}\n\nevent: dois\nid: id2\ndata: "ç"\n\n',
  )
})

test('lets a reader go that does not read, and keeps nothing for it', async () => {
  const { response, stream, isClosed } = open()
  const event = encodeEvent('grande', 'x'.repeat(100_000), 'id')
  const fitting = Math.floor(maxWaitingBytes / event.byteLength)
  for (let sent = 0; sent < fitting; sent++) stream.send(event)
  expect(isClosed()).toBe(false)
  for (let sent = 0; sent < 10; sent++) stream.send(event)
  expect(isClosed()).toBe(true)
  // Only the events that the response buffered before the end.
  expect((await response.text()).length).toBeLessThan(3 * event.byteLength)
})

test('a reader that leaves is told to who writes', () => {
  const { left, isClosed } = open()
  left.abort()
  expect(isClosed()).toBe(true)
})
