import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, createGunzip, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Metrics } from './metrics.ts'
import { answerBy, siteStages } from './pipeline.ts'
import { limits } from './requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-pipeline-'))
const filler = '<p>R$ 5,41</p>'.repeat(200)
writeFileSync(join(folder, '_not-found.html'), `<h1>Não existe</h1>${filler}`)
writeFileSync(
  join(folder, '_not-found.meta'),
  JSON.stringify({ headers: { 'content-security-policy': 'p' } }),
)
const last = `<h1>Ontem</h1>${filler}`
const html = { 'content-type': 'text/html; charset=utf-8' }
const large = Buffer.alloc(3_000_000, 'x')

/** Next's handling of a request. */
let next: (request: IncomingMessage, response: ServerResponse) => unknown = () => undefined
const asked: IncomingMessage['headers'][] = []
const missed: string[] = []
const stages = siteStages({
  headers: { siteUrl: 'https://emmiudos.com.br', studioUrl: 'http://localhost:3333' },
  metrics: { metrics: new Metrics(), token: undefined, readHealth: () => Promise.reject(new Error('away')) },
  parts: { islands: { codes: {}, classes: {}, common: [], sets: {} }, styles: undefined },
  fallback: { lastGood: () => ({ type: html['content-type'], body: last }), unavailable: '' },
  unknown: {
    pages: folder,
    resolveAddress: async (address) => {
      if (address === '/sem-lista') throw new Error('no list')
      return address === '/nada' ? { missing: '_not-found' } : undefined
    },
  },
  sums: { countMissed: (address) => missed.push(address) },
  packedFolders: {},
  memory: { current: () => undefined, whenMade: () => undefined },
})
const server = createServer(
  limits,
  answerBy(stages, {
    isDraft: ({ headers }) => headers.cookie === 'draft',
    next: (request, response) => {
      asked.push({ ...request.headers })
      return next(request, response)
    },
  }),
)

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

/** As it comes over the wire: `fetch` would unpack it. */
async function get(path: string, headers = {}, method = 'GET') {
  // A TCP server's address is always an AddressInfo.
  const { port } = server.address() as AddressInfo
  const request = send({ port, host: '127.0.0.1', path, method, headers }).end()
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  return { request, answer, body: () => buffer(answer) }
}

test.each([
  ['/nada', 404, '<h1>Não existe</h1>'],
  ['/dolar-hoje', 200, '<h1>Ontem</h1>'],
  ['/sem-lista', 200, '<h1>Ontem</h1>'],
  ['/%', 400, 'Endereço malformado.'],
  ['/api/cotacoes', 500, ''],
])('%s, when Next fails: each answer has its headers, once, and is packed', async (path, status, words) => {
  next = () => {
    throw new Error('cannot')
  }
  const { answer, body } = await get(path, { 'accept-encoding': 'gzip' })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining('frame-ancestors'),
    'strict-transport-security': 'max-age=31536000',
  })
  expect(new Set(answer.rawHeaders.filter((_, at) => at % 2 === 0)).size).toBe(answer.rawHeaders.length / 2)
  const sent = await body()
  const isPacked = answer.headers['content-encoding'] === 'gzip'
  expect(isPacked).toBe(words.startsWith('<'))
  expect(String(isPacked ? gunzipSync(sent) : sent)).toContain(words)
  expect(answer.headers['content-length']).toBe(String(sent.length))
})

test('what is kept is packed by Brotli, what is made for one reader by gzip; HEAD tells the same', async () => {
  next = (_, response) => response.writeHead(200, { ...html, 'content-security-policy': 'p' }).end(last)
  const packed = { 'accept-encoding': 'gzip, br' }
  const [kept, own] = [await get('/nada', packed), await get('/dolar-hoje', packed)]
  expect(String(brotliDecompressSync(await kept.body()))).toContain('Não existe')
  expect(String(gunzipSync(await own.body()))).toBe(last)
  const head = await get('/nada', packed, 'HEAD')
  expect(head.answer.headers).toEqual({ ...kept.answer.headers, date: expect.any(String) })
  expect(await head.body()).toHaveLength(0)
  // Next is not to pack it too, nor to send a part of it.
  expect(asked.at(-1)).not.toHaveProperty('accept-encoding')
})

test('a draft comes in pieces, packed or not, as Next writes them', async () => {
  for (const coding of ['identity', 'gzip']) {
    let finish = () => {}
    next = (_, response) => {
      response.writeHead(200, html)
      response.write('<h1>Primeiro')
      finish = () => response.end('depois')
    }
    const { answer } = await get('/rascunho', { cookie: 'draft', 'accept-encoding': coding })
    const text = coding === 'gzip' ? answer.pipe(createGunzip()) : answer
    const pieces: string[] = []
    for await (const piece of text.setEncoding('utf8')) {
      if (pieces.length === 0) finish()
      pieces.push(piece)
    }
    expect(pieces, coding).toEqual(['<h1>Primeiro', 'depois'])
  }
})

test('a large file comes whole, at the pace of its reader, in large pieces and in small ones', async () => {
  for (const size of [large.length, 10_000]) {
    const pieces = Array.from({ length: Math.ceil(large.length / size) }, () => large.subarray(0, size))
    next = (_, response) => Readable.from(pieces, { objectMode: false }).pipe(response)
    const { answer, body } = await get('/fonts/x.woff2', { 'accept-encoding': 'gzip' })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(await body()).toHaveLength(large.length)
  }
})

test.each([
  ['a file', {}],
  ['a text that is packed', html],
])('a reader who leaves %s: Next hears of it, and nothing else', async (_, headers) => {
  const left = new Promise((resolve) => {
    next = (_, response) => {
      response.on('close', () => resolve(response.writableFinished))
      response.writeHead(200, headers)
      response.write(large)
    }
  })
  const { request } = await get('/rascunho', { 'accept-encoding': 'gzip', cookie: 'draft' })
  request.destroy()
  expect(await left).toBe(false)
})
