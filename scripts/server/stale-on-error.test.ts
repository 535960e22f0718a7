import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerBy } from './pipeline.ts'
import { serveStaleOnError } from './stale-on-error.ts'

const stored = new Map([
  ['/', { type: 'text/html; charset=utf-8', body: '<h1>Ontem</h1>' }],
  ['/sitemap.xml', { type: 'application/xml', body: '<urlset/>' }],
])
const fallback = serveStaleOnError({
  lastGood: (address) => stored.get(address),
  unavailable: '<h1>Essa página não abriu agora.</h1>',
})

/** Fails as Next does: with a compressed error page, in two pieces. */
function fail({ url }: IncomingMessage, response: ServerResponse): void {
  if (url === '/certo') {
    response.end('certo')
    return
  }
  if (url === '/nunca-escrita') throw new Error('thrown before a word')
  response.writeHead(500, { 'content-encoding': 'gzip', 'content-type': 'text/html' })
  const page = gzipSync('Internal Server Error')
  response.write(page.subarray(0, 10))
  response.end(page.subarray(10))
}

let server: Server
let root = ''
beforeAll(async () => {
  server = createServer(
    answerBy([fallback], { isDraft: ({ headers }) => headers.cookie === 'draft', next: fail }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const browser = { accept: 'text/html,application/xhtml+xml' }

test.each([
  ['/', browser, 200, '<h1>Ontem</h1>'],
  ['/sitemap.xml', {}, 200, '<urlset/>'],
  ['/nunca-vista', browser, 503, '<h1>Essa página não abriu agora.</h1>'],
  ['/nunca-escrita', browser, 503, '<h1>Essa página não abriu agora.</h1>'],
  ['/blog/rss.xml', {}, 503, /^Um dos nossos programas não respondeu/],
  ['/', { ...browser, cookie: 'draft' }, 503, '<h1>Essa página não abriu agora.</h1>'],
  ['/', { rsc: '1' }, 503, /^Um dos nossos/],
  ['/certo', browser, 200, 'certo'],
])('%s with %j, when Next fails: %i', async (path, headers, status, words) => {
  const answer = await fetch(root + path, { headers })
  expect(answer.status).toBe(status)
  expect(await answer.text()).toMatch(words)
  expect(answer.headers.get('cache-control')).toBe(path === '/certo' ? null : 'no-store')
  expect(answer.headers.get('retry-after')).toBe(status === 503 ? '30' : null)
})

test('a program that fails keeps its own answer under /api', async () => {
  expect((await fetch(`${root}/api/cotacoes`)).status).toBe(500)
})
