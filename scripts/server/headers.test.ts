import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addHeaders } from './headers.ts'
import { packText } from './packing.ts'
import { answerBy } from './pipeline.ts'
import { keepNoFailure, refuseUnsound } from './requests.ts'
import { serveStaleOnError } from './stale-on-error.ts'
import { finishUnstored } from './unstored-pages.ts'

const html = { 'content-type': 'text/html; charset=utf-8' }
const stored = "default-src 'none'; script-src 'self' 'sha256-x'"
const routerHeaders = { 'x-nextjs-prerender': '1', 'x-nextjs-stale-time': '300' }
const unknown = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }

/** Answers of Next, by path: status and headers. */
const answers: Record<string, [number, Record<string, string>]> = {
  '/dolar-hoje': [200, { ...html, ...routerHeaders, 'content-security-policy': stored }],
  '/unchanged': [304, { 'content-security-policy': stored }],
  '/rascunho': [200, html],
  '/api/cotacoes': [
    200,
    { 'content-type': 'application/json; charset=utf-8', 'access-control-allow-origin': '*' },
  ],
  '/api/nope': [404, unknown],
  '/api/anuncios': [200, { 'content-type': 'application/json' }],
  '/api/anuncios/rede': [200, { ...html, 'content-security-policy': "sandbox; frame-ancestors 'self'" }],
  '/blog/rss.xml': [200, { 'content-type': 'application/rss+xml', 'access-control-allow-origin': '*' }],
  '/blog/iof/imagem.png': [200, { 'content-type': 'image/png' }],
  '/sw.js': [200, { 'content-type': 'application/javascript; charset=UTF-8' }],
  '/_next/static/a.js': [200, { 'content-type': 'application/javascript; charset=UTF-8' }],
  '/not-modified.js': [304, {}],
  '/moved': [308, { location: '/dolar-hoje' }],
  '/part': [200, { ...routerHeaders, 'content-type': 'text/x-component', 'content-security-policy': stored }],
  '/broken': [500, html],
}

const drawn = `<h1>Busca</h1>${'<p>IOF</p>'.repeat(200)}<script>(self.__next_f=self.__next_f||[]).push([0])</script>`

/** As Next draws a page for one reader: in pieces. */
function drawAsNext(response: ServerResponse): void {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.statusCode = 202
  response.flushHeaders()
  response.write(drawn.slice(0, 20))
  response.end(drawn.slice(20))
}

/** As Next does: some headers ahead, some with the status. */
function answerAsNext(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(`http://localhost${request.url}`)
  if (pathname === '/busca') {
    drawAsNext(response)
    return
  }
  const [status, { 'content-type': type, ...headers }] = answers[pathname] ?? [404, html]
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('x-nonce', String(request.headers['content-security-policy']))
  response.writeHead(status, type === undefined ? {} : { 'content-type': type })
  response.end(request.method === 'HEAD' || status === 304 ? undefined : 'text')
}

const servers: Server[] = []

async function serve(siteUrl: string): Promise<string> {
  const isDraft = ({ headers }: IncomingMessage) =>
    headers.cookie?.includes('__prerender_bypass=chave') === true
  const parts = { islands: { codes: {}, classes: {}, common: [], sets: {} }, styles: undefined }
  const fallback = { lastGood: () => undefined, unavailable: '<h1>Fora do ar</h1>' }
  const stages = [
    addHeaders({ siteUrl, studioUrl: 'http://localhost:3333' }),
    packText,
    refuseUnsound,
    keepNoFailure,
    finishUnstored(parts),
    serveStaleOnError(fallback),
  ]
  const server = createServer(answerBy(stages, { isDraft, next: answerAsNext }))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

let site = ''
beforeAll(async () => {
  site = await serve('http://localhost:3000')
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site + path, { headers, method, redirect: 'manual' })

const studio = "'self' http://localhost:3333 http://127.0.0.1:3333"
const file = "default-src 'none'; frame-ancestors 'none'"

describe('every answer', () => {
  test.each([...Object.keys(answers), '/nope', '/%', '/a/../x'])('%s', async (path) => {
    for (const method of ['GET', 'HEAD', 'DELETE']) {
      const { headers } = await ask(path, {}, method)
      expect(headers.get('x-content-type-options'), method).toBe('nosniff')
      expect(headers.get('referrer-policy'), method).toBe('strict-origin-when-cross-origin')
      expect(headers.get('permissions-policy'), method).toMatch(/(^|, )camera=\(\)/)
      expect(headers.get('strict-transport-security'), method).toBeNull()
      expect(headers.get('x-powered-by'), method).toBeNull()
    }
  })

  test('of a site under TLS is asked for under TLS for a year', async () => {
    const { headers } = await fetch(`${await serve('https://emmiudos.com.br')}/nope`)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })
})

test.each([
  // path, policy, who may show or read it, whether its window is cut off from others
  ['/dolar-hoje', `${stored}; frame-ancestors ${studio}`, 'same-origin', 'same-origin'],
  ['/dolar-hoje?embed=1', `${stored}; frame-ancestors *`, 'cross-origin', 'same-origin'],
  ['/dolar-hoje?embed=10', `${stored}; frame-ancestors ${studio}`, 'same-origin', 'same-origin'],
  ['/dolar-hoje?a=?embed=1', `${stored}; frame-ancestors ${studio}`, 'same-origin', 'same-origin'],
  ['/unchanged', `${stored}; frame-ancestors ${studio}`, null, 'same-origin'],
  ['/part', file, 'same-origin', null],
  ['/api/cotacoes', file, 'cross-origin', null],
  ['/api/nope', file, 'cross-origin', null],
  ['/api/anuncios', file, 'same-origin', null],
  ['/api/anuncios/rede', "sandbox; frame-ancestors 'self'", 'same-origin', 'same-origin'],
  ['/blog/rss.xml', file, 'cross-origin', null],
  ['/blog/iof/imagem.png', file, 'cross-origin', null],
  ['/sw.js', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'", 'same-origin', null],
  ['/_next/static/a.js', file, 'same-origin', null],
  ['/not-modified.js', null, null, null],
  ['/moved', file, 'same-origin', null],
  ['/%', file, 'same-origin', null],
])('%s: policy, readers and window', async (path, policy, readers, opener) => {
  const { headers } = await ask(path)
  expect(headers.get('content-security-policy')).toBe(policy)
  expect(headers.get('cross-origin-resource-policy')).toBe(readers)
  expect(headers.get('cross-origin-opener-policy')).toBe(opener)
})

test('what is for the router alone goes to it alone', async () => {
  const namesOf = async (path: string) => Array.from((await ask(path)).headers.keys())
  expect((await namesOf('/dolar-hoje')).filter((name) => name in routerHeaders)).toEqual([])
  expect(await namesOf('/part')).toEqual(expect.arrayContaining(Object.keys(routerHeaders)))
})

test('a page that was never stored is read before it is sent, packed or not', async () => {
  for (const coding of ['identity', 'gzip']) {
    const answer = await ask('/busca', { 'accept-encoding': coding })
    expect(await answer.text(), coding).toBe(drawn)
    expect(answer.status).toBe(202)
    expect(answer.headers.get('content-encoding')).toBe(coding === 'gzip' ? 'gzip' : null)
    const policy = answer.headers.get('content-security-policy')
    expect(policy, coding).toMatch(/script-src 'self' 'sha256-[^ ;]*'; .*frame-ancestors 'self' http/)
  }
})

test('a page that nobody has read stands without the framework', async () => {
  const policy = (await ask('/busca', {}, 'HEAD')).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'sha256-.*frame-ancestors 'self' http/)
  expect(policy).not.toMatch(/nonce|unsafe/)
})

test('a page that stands in for another has its own policy', async () => {
  const answer = await ask('/broken', { accept: 'text/html' })
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self'; /)
})

describe('a nonce', () => {
  const cookie = 'a=b; __prerender_bypass=chave'

  test('is that of the request, for the editor of the draft alone', async () => {
    const [one, other] = [await ask('/rascunho?embed=1', { cookie }), await ask('/rascunho', { cookie })]
    const nonce = /'nonce-([\w+/=]{20,})'/.exec(one.headers.get('x-nonce') ?? '')?.[0] ?? 'none'
    const policy = one.headers.get('content-security-policy')
    expect(policy).toContain(nonce)
    expect(policy).toContain(`frame-ancestors ${studio}`)
    expect(one.headers.get('cross-origin-opener-policy')).toBeNull()
    expect(other.headers.get('content-security-policy')).not.toContain(nonce)
  })

  test.each([
    ['cookie', '__prerender_bypass=x'],
    ['content-security-policy', "script-src 'nonce-mine'"],
    ['content-security-policy-report-only', "script-src 'nonce-mine'"],
  ])('of anybody else reaches no page: %s', async (name, value) => {
    const answer = await ask('/rascunho', { [name]: value })
    expect(answer.headers.get('x-nonce')).toBe('undefined')
    expect(answer.headers.get('content-security-policy')).not.toContain('nonce')
  })
})
