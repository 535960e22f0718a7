import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { now } from './clock.ts'
import { serveFromMemory } from './memory.ts'
import { packText } from './packing.ts'
import { answerBy } from './pipeline.ts'
import { requested } from './requested.ts'

const text = `<h1>Dólar hoje</h1>${'<p>R$ 5,41</p>'.repeat(200)}`

/** The entry that Next keeps, and the number of requests that reached it. */
let stored: { lastModified: number; value: { html: string } } | undefined
let asked = 0
let cache = 'HIT'

/** Next's part: says from what it answers. */
function answer(_request: unknown, response: ServerResponse) {
  asked++
  const request = requested.getStore() as { address: string; stored?: unknown }
  if (stored) request.stored = { key: request.address, entry: entryOf(request.address) }
  response.setHeader('x-nextjs-cache', cache)
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=3600')
  response.setHeader('etag', '"1"')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(stored?.value.html)
}

/** Each page has the same text, and a separate entry. */
let entries = new Map<string, typeof stored>()
function entryOf(key: string) {
  if (entries.get(key)?.value !== stored?.value) entries.set(key, stored && { ...stored })
  return entries.get(key)
}

let made: (key: string) => void = () => {}
const memory = serveFromMemory({
  current: entryOf,
  whenMade: (listener) => {
    made = listener
  },
})
const server = createServer(
  answerBy([packText, memory], { isDraft: ({ headers }) => headers.cookie === 'draft', next: answer }),
)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  stored = { lastModified: now(), value: { html: text } }
  asked = 0
  entries = new Map()
  cache = 'HIT'
})

/** As it comes over the wire: `fetch` would unpack it. */
function get(headers: Record<string, string> = {}, method = 'GET', path = '/dolar-hoje') {
  // A TCP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = send({ port, host: '127.0.0.1', path, method, headers }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part)
      resolve({ headers: response.headers, body: Buffer.concat(parts) })
    })
    request.on('error', reject).end()
  })
}

test('what is stored is asked of Next once, and given again with its headers, packed for who can unpack it', async () => {
  const first = await get()
  const plain = await get()
  const packed = await get({ 'accept-encoding': 'gzip, deflate' })
  const smaller = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(asked).toBe(1)
  expect(String(plain.body)).toBe(text)
  expect(plain.headers).toEqual({ ...first.headers, date: expect.any(String) })
  expect(String(gunzipSync(packed.body))).toBe(text)
  expect(packed.headers).toMatchObject({
    etag: '"1"',
    'cache-control': 's-maxage=60, stale-while-revalidate=3600',
    'content-encoding': 'gzip',
    'content-length': String(packed.body.length),
  })
  expect(String(brotliDecompressSync(smaller.body))).toBe(text)
  expect(smaller.headers).toEqual({
    ...packed.headers,
    'content-encoding': 'br',
    'content-length': String(smaller.body.length),
    date: expect.any(String),
  })
})

test('what has expired, or was stored anew, is asked of Next again', async () => {
  await get()
  stored = { lastModified: now(), value: { html: text.replace('5,41', '5,42') } }
  expect(String((await get()).body)).toContain('5,42')
  expect(asked).toBe(2)
  stored = undefined
  await get()
  expect(asked).toBe(3)
})

test('when its time is over, Next is asked, which makes it anew', async () => {
  stored = { lastModified: now() - 61_000, value: { html: text } }
  await get()
  await get()
  expect(asked).toBe(2)
})

test('of many whose time is over two at once are made anew, and the others given as they are', async () => {
  const pages = ['/a', '/b', '/c', '/d']
  stored = { lastModified: now() - 61_000, value: { html: text } }
  for (const page of pages) await get({}, 'GET', page)
  asked = 0
  cache = 'STALE'
  const askAll = () => Promise.all(pages.map((page) => get({}, 'GET', page)))
  for (const { headers, body } of await askAll()) {
    expect(headers['x-nextjs-cache']).toBe('STALE')
    expect(String(body)).toBe(text)
  }
  await askAll()
  expect(asked).toBe(2)

  made('/a')
  await get({}, 'GET', '/b')
  expect(asked).toBe(2)
  await get({}, 'GET', '/c')
  expect(asked).toBe(3)
  await get({}, 'GET', '/d')
  expect(asked).toBe(3)

  // A page that Next does not render again takes no slot, and neither does one whose renewal never ends.
  made('/b')
  cache = 'HIT'
  await get({}, 'GET', '/d')
  cache = 'STALE'
  await get({}, 'GET', '/d')
  expect(asked).toBe(5)
  const begun = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun + 31_000)
  await askAll()
  expect(asked).toBe(7)
  clock.mockRestore()
  for (const page of pages) made(page)
})

test.each(['STALE', 'MISS'])('what Next calls %s is no answer to repeat', async (word) => {
  cache = word
  await get()
  await get()
  expect(asked).toBe(2)
})

test.each([
  ['of an editor', { cookie: 'draft' }, 'GET'],
  ['with a forged key of drafts', { cookie: 'a=b; __prerender_bypass=forged' }, 'GET'],
  ['of the router in the browser', { rsc: '1' }, 'GET'],
  ['of who has it already', { 'if-none-match': '"1"' }, 'GET'],
  ['for the headers alone', {}, 'HEAD'],
])('a request %s is left to Next', async (_name, headers, method) => {
  await get()
  await get(headers, method)
  expect(asked).toBe(2)
})
