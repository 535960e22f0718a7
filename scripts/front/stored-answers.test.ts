import { createServer, type IncomingHttpHeaders, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { requested } from './last-good.mjs'
import { repeatStored } from './stored-answers.mjs'

const text = `<h1>Dólar hoje</h1>${'<p>R$ 5,41</p>'.repeat(200)}`

/** What Next keeps, and how often it was asked. */
let stored: { lastModified: number; value: { html: string } } | undefined
let asked = 0
let cache = 'HIT'

/** Next's part: says from what it answers, and packs each answer anew. */
function answer(_request: unknown, response: ServerResponse) {
  asked++
  const request = requested.getStore() as { stored?: unknown }
  if (stored) request.stored = { key: 'dolar', entry: stored }
  response.setHeader('x-nextjs-cache', cache)
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=3600')
  response.setHeader('etag', '"1"')
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(stored?.value.html)
}

const repeated = repeatStored({ current: (key: string) => (key === 'dolar' ? stored : undefined), answer })
const server = createServer((request, response) => {
  requested.run({ address: request.url }, () => repeated(request, response))
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  stored = { lastModified: Date.now(), value: { html: text } }
  asked = 0
  cache = 'HIT'
})

/** As it comes over the wire: `fetch` would unpack it. */
function get(headers: Record<string, string> = {}, method = 'GET') {
  // A TCP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  return new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const request = send(
      { port, host: '127.0.0.1', path: '/dolar-hoje', method, headers },
      async (response) => {
        const parts: Buffer[] = []
        for await (const part of response) parts.push(part)
        resolve({ headers: response.headers, body: Buffer.concat(parts) })
      },
    )
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

test('what is asked for often is packed smaller', async () => {
  // Such words as a page has: what repeats itself is packed as small by any way.
  const words = Array.from({ length: 4000 }, (_, place) => ((place * 7919) % 997).toString(36)).join(' ')
  stored = { lastModified: Date.now(), value: { html: words } }
  const ask = async () => (await get({ 'accept-encoding': 'br' })).body
  await get()
  const first = await ask()
  await vi.waitFor(async () => expect((await ask()).length).toBeLessThan(first.length))
  expect([first, await ask()].map((body) => String(brotliDecompressSync(body)))).toEqual([words, words])
})

test('what has expired, or was stored anew, is asked of Next again', async () => {
  await get()
  stored = { lastModified: Date.now(), value: { html: text.replace('5,41', '5,42') } }
  expect(String((await get()).body)).toContain('5,42')
  expect(asked).toBe(2)
  stored = undefined
  await get()
  expect(asked).toBe(3)
})

test('when its time is over, Next is asked, which makes it anew', async () => {
  stored = { lastModified: Date.now() - 61_000, value: { html: text } }
  await get()
  await get()
  expect(asked).toBe(2)
})

test.each(['STALE', 'MISS'])('what Next calls %s is no answer to repeat', async (word) => {
  cache = word
  await get()
  await get()
  expect(asked).toBe(2)
})

test.each([
  ['of an editor', { cookie: '__prerender_bypass=abc' }, 'GET'],
  ['of the router in the browser', { rsc: '1' }, 'GET'],
  ['of who has it already', { 'if-none-match': '"1"' }, 'GET'],
  ['for the headers alone', {}, 'HEAD'],
])('a request %s is left to Next', async (_name, headers, method) => {
  await get()
  await get(headers, method)
  expect(asked).toBe(2)
})
