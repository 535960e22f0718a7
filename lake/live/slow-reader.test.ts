import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestLake, type TestLake, tokens } from '../testing/test-lake.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

/** Opens a stream by hand, so that it is known when somebody reads. */
async function openStream(path: string) {
  const socket = connect(lake.port, '127.0.0.1')
  socket.write(
    `GET /v2026-03-01${path} HTTP/1.1\r\nHost: localhost:${lake.port}\r\nAuthorization: Bearer ${tokens.write}\r\n\r\n`,
  )
  const seen = { events: [] as string[], hasEnded: false }
  let rest = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => {
    const text = String(chunk)
    const lines = `${rest}${text}`.split('\n')
    rest = lines.pop() ?? ''
    seen.events.push(...lines.filter((line) => line.startsWith('event: ')))
    // A chunked answer ends with an empty chunk.
    seen.hasEnded ||= text.endsWith('\r\n0\r\n\r\n')
  })
  await eventually(() => expect(seen.events).toEqual(['event: welcome']))
  return { socket, seen }
}

test('a listener that does not read is let go, and the others are not', async () => {
  const path = `/data/listen/production?query=${encodeURIComponent('*[_id == "g"]')}&includeResult=true`
  const [slow, quick] = [await openStream(path), await openStream(path)]
  slow.socket.pause()
  await lake.editor.create({ _id: 'g', _type: 'grande' })
  for (let count = 0; count < 40; count++) {
    await lake.editor
      .patch('g')
      .set({ text: `${count % 10}`.repeat(200_000) })
      .commit()
  }
  await eventually(() => expect(quick.seen.events).toHaveLength(42))
  expect(quick.seen.hasEnded).toBe(false)

  slow.socket.resume()
  await eventually(() => expect(slow.seen.hasEnded).toBe(true))
  expect(slow.seen.events.length).toBeLessThan(42)
  slow.socket.destroy()
  quick.socket.destroy()
}, 30_000)
