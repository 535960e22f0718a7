import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { faultsOfRaw, speak } from '../../tests/raw-requests.ts'
import { answerBy } from './pipeline.ts'
import { checkRequest, keepNoFailure, limits, postAddresses, refuseUnsound } from './requests.ts'
import { serveStaleOnError } from './stale-on-error.ts'

describe('an address is answered as it is', () => {
  test.each([
    '/',
    '/blog/iof?a=%ff',
    '/blog/c%C3%A2mbio',
    '/_next/static/chunks/app/%5Bslug%5D.js',
    '/.well-known/x',
    '/blog/...',
    '//blog',
    '/a?b=/../c\\',
  ])('%s', (address) => {
    expect(checkRequest('GET', address)).toEqual({ address })
  })

  test('without the host that a proxy may name', () => {
    expect(checkRequest('GET', 'http://evil.example//x?y')).toEqual({ address: '//x?y' })
  })
})

test.each([
  '*',
  '',
  'blog',
  'http://',
  '/%',
  '/blog/%ff',
  '/%E0%A4%A',
  '/%00',
  '/a%0d%0ab',
  '/./x',
  '/a/../x',
  '/a/%2e%2e/x',
  '/a%2f..%2fx',
  '/\\evil.example',
  '/%5cevil.example',
])('%j is refused', (address) => {
  expect(checkRequest('GET', address)).toMatchObject({ status: 400, error: expect.any(String) })
})

test('an address without end is refused too', () => {
  expect(checkRequest('GET', `/${'a'.repeat(10_000)}`)).toMatchObject({ status: 414 })
})

test.each([
  ['TRACE', '/', 'GET, HEAD'],
  ['POST', '/', 'GET, HEAD'],
  ['DELETE', '/api/cotacoes', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/revalidate', 'POST, OPTIONS'],
])('%s %s is refused with what the address takes', (method, address, allow) => {
  expect(checkRequest(method, address)).toMatchObject({ status: 405, allow })
})

test('the addresses that take a body are those of the routes that do', () => {
  const app = join(import.meta.dirname, '../../web/app')
  const routes = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('route.ts'),
  )
  const post = routes.filter((file) =>
    /export (async )?(function|const) (POST|PUT|PATCH|DELETE)\b/.test(readFileSync(join(app, file), 'utf8')),
  )
  expect(post.map((file) => `/${file.replace('/route.ts', '')}`).sort()).toEqual([...postAddresses].sort())
})

/** Next's reaction to an address: a page, or none, or an error where it answers 500. */
function answerAsNext({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(`http://localhost${url}`)
  new Request(`http://localhost${pathname}`, { method })
  decodeURIComponent(pathname)
  if (/\\|%5c|^\/_global-error$/i.test(pathname) || headers.range) throw new Error(pathname)
  const kept = { 'cache-control': 's-maxage=900, stale-while-revalidate=31535100' }
  response.setHeader('content-type', pathname.startsWith('/api/') ? 'application/json' : 'text/html')
  // A stored answer comes with its headers (memory.ts).
  if (pathname === '/endereco-removido') return void response.writeHead(200, kept).end()
  response.setHeader('cache-control', kept['cache-control'])
  response.statusCode = ['/blog', '/indisponivel'].includes(pathname) ? 200 : 404
  response.end('{"error":"x"}')
}

/** Nothing was stored, as on the first day. */
const fallback = { lastGood: () => undefined, unavailable: '<h1>Essa página não abriu agora.</h1>' }
const stages = [refuseUnsound, keepNoFailure, serveStaleOnError(fallback)]

describe('over HTTP', () => {
  let server: Server
  let port = 0
  beforeAll(async () => {
    server = createServer(limits, answerBy(stages, { isDraft: () => false, next: answerAsNext }))
    // As Next does, which answers none in production.
    server.on('upgrade', () => {})
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    // A TCP server always has an address of this kind.
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('5,000 raw requests: no 5xx, no hang, nothing smuggled', { timeout: 60_000 }, async () => {
    const fresh = Date.now() % 1_000_000
    expect(await faultsOfRaw(port, 13, 2500)).toEqual([])
    expect(await faultsOfRaw(port, fresh, 2500), `seed ${fresh}`).toEqual([])
  })

  test('a refusal is JSON where programs ask, and words elsewhere', async () => {
    const say = (line: string) => speak(port, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(await say('POST /api/cotacoes')).toMatch(
      /405[\s\S]*application\/json[\s\S]*allow: GET, HEAD, OPTIONS[\s\S]*\{"error":"/i,
    )
    expect(await say('GET /blog/%ff')).toMatch(/400[\s\S]*text\/plain[\s\S]*Endere.*malformado/i)
    expect(await say('HEAD /%')).toMatch(/^HTTP\/1\.1 400[\s\S]*\r\n\r\n$/)
  })

  test('a CDN keeps what exists, and no failure', async () => {
    const kept = async (path: string) => {
      const answer = await speak(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      return /^cache-control: (.*)$/im.exec(answer ?? '')?.[1]
    }
    expect(await kept('/blog')).toMatch(/s-maxage=900/)
    for (const path of ['/nope', '/api/nope', '/blog/%ff', '/indisponivel', '/endereco-removido?x'])
      expect(await kept(path), path).toBe('no-store')
  })

  test('who asks for another protocol gets an answer, and the connection ends', async () => {
    for (const protocol of ['websocket', 'h2c', 'x']) {
      const request = `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`
      const answer = await new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => socket.write(request))
        socket.once('data', (part) => {
          socket.destroy()
          resolve(String(part))
        })
      })
      expect(answer).toMatch(/^HTTP\/1\.1 404/)
    }
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count))))
      .toBe(0)
  })
})
