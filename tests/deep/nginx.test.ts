import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request as plain, type Server } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { isFramed } from '#scripts/server/headers.ts'
import { freePorts } from '#scripts/start/ports.ts'
import { tlsIn } from '#scripts/testing/site-nginx.ts'

// deploy/nginx.conf as it stands, in a real nginx before two servers; only its ports, folders and certificate are others.

const nginx = process.env.TEST_NGINX ?? '/usr/sbin/nginx'
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'em-miudos-nginx-'))
const [http, https, one, two, studio, store] = (await freePorts(6)) as [
  number,
  number,
  number,
  number,
  number,
  number,
] // as many as asked

/** A request that reached a server of the site. */
type Asked = { path: string; port: number; method: string; headers: IncomingMessage['headers'] }

const asked: Asked[] = []
let delay = 0
/** The servers say for which path they answer. */
let echoes = false
let status = 200
/** The server that answers 404. */
let without = 0
let headers: Record<string, string> = {}
let body: Buffer | undefined

function upstream(port: number): Promise<Server> {
  const server = createServer(async ({ url = '', method = '', headers: given }, answer) => {
    asked.push({ path: url, port, method, headers: given })
    if (delay) await pause(delay)
    if (echoes) return void answer.end(`${url.split('?')[0]} ${isFramed(url.split('?', 2)[1] ?? '')}`)
    answer.writeHead(port === without ? 404 : status, {
      'cache-control': 's-maxage=60',
      'content-type': 'text/html',
      ...headers,
    })
    answer.end(body ?? `${'x'.repeat(2000)} ${asked.length}`)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

function settings(): string {
  const own = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
    .replace(/^ +listen \[::\].*\n/gm, '')
    .replaceAll('listen 443', `listen 127.0.0.1:${https}`)
    .replaceAll('listen 80', `listen 127.0.0.1:${http}`)
    .replaceAll('/etc/nginx/em-miudos-tls.conf', `${folder}/tls.conf`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('127.0.0.1:3000', `127.0.0.1:${one}`)
    .replace('# server 127.0.0.1:3001', `server 127.0.0.1:${two}`)
    .replace('127.0.0.1:3333', `127.0.0.1:${studio}`)
    .replace('127.0.0.1:3900', `127.0.0.1:${store}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {} http { access_log off; ${temporary.join(' ')} ${own} }`
}

writeFileSync(join(folder, 'tls.conf'), tlsIn(folder))
writeFileSync(join(folder, 'nginx.conf'), settings())
mkdirSync(join(folder, 'em-miudos'))
execFileSync(nginx, ['-t', '-c', join(folder, 'nginx.conf')], { stdio: 'pipe' })
const running = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: 'ignore' })

let servers = await Promise.all([one, two].map(upstream))
const end = (server: Server) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

afterAll(async () => {
  running.kill('SIGQUIT')
  await Promise.all(servers.map(end))
  rmSync(folder, { recursive: true, force: true })
})

type Answer = { status: number; cache: string; text: string; headers: IncomingMessage['headers'] }

function ask(path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port: https,
    servername: 'www.example.com.br',
    rejectUnauthorized: false,
    path,
    method,
    headers: { host: 'www.example.com.br', ...given },
  }
  return new Promise((resolve, reject) => {
    const call = request(options, async (answer) => {
      let text = ''
      for await (const part of answer) text += part
      const cache = String(answer.headers['x-cache'] ?? '')
      resolve({ status: answer.statusCode ?? 0, cache, text, headers: answer.headers })
    })
    call.on('error', reject).end()
  })
}

const repeat = <Value>(times: number, work: (index: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)))

/** Milliseconds after which a second has passed for nginx, which counts whole ones. */
const expired = 2100

let page = 0
const ownPage = () => `/pagina-${page++}`

beforeEach(async () => {
  await vi.waitFor(() => ask('/'))
  asked.length = 0
  delay = 0
  status = 200
  without = 0
  headers = {}
})

test('both servers are asked, by HTTP/1.1 and 2; what is not encrypted is sent on', async () => {
  await repeat(10, (index) => ask(`/cada-${index}`))
  expect(new Set(asked.map(({ port }) => port))).toEqual(new Set([one, two]))
  const client = connect(`https://127.0.0.1:${https}`, { rejectUnauthorized: false })
  const stream = client.request({ ':path': '/', ':authority': 'www.example.com.br' })
  const got = await new Promise((resolve) => stream.once('response', resolve))
  expect(got).toMatchObject({ ':status': 200 })
  client.destroy()
  const moved = await new Promise<IncomingMessage>((resolve) => {
    plain({ port: http, host: '127.0.0.1', path: '/a?b=c', headers: { host: 'x.example' } }, resolve).end()
  })
  expect([moved.statusCode, moved.headers.location]).toEqual([308, 'https://x.example/a?b=c'])
  moved.destroy()
})

test('fifty readers of a page are one question; a second later they wait for none', async () => {
  const path = ownPage()
  delay = 100
  await repeat(50, () => ask(path))
  expect(asked).toHaveLength(1)
  await pause(expired)
  delay = 800
  const waiting = await repeat(5, () => ask(path))
  expect(waiting.map(({ cache }) => cache).toSorted()).toEqual(['STALE', ...new Array(4).fill('UPDATING')])
  expect(new Set(waiting.map(({ text }) => text))).toEqual(new Set([`${'x'.repeat(2000)} 1`]))
  await vi.waitFor(async () => expect((await ask(path)).text).toMatch(/ 2$/), { timeout: 3000 })
})

test('a file that one server does not have comes from the other; a page that is not there is one question', async () => {
  without = one
  const found = await repeat(10, () => ask(`/_next/static/chunks${ownPage()}.js`))
  expect(new Set(found.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(asked.filter(({ port }) => port === one).length).toBeGreaterThan(0)
  status = 404
  asked.length = 0
  expect((await ask(ownPage())).status).toBe(404)
  expect(asked).toHaveLength(1)
})

test('a server that is killed costs no reader an answer; both of them, only what nobody has read yet', async () => {
  const path = ownPage()
  await ask(path)
  const [first, second] = servers
  await end(first as Server) // one of two
  const statuses = (await repeat(40, (index) => ask(`/com-um-so-${index}`))).map((answer) => answer.status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  await end(second as Server)
  await pause(expired)
  expect(await ask(path)).toMatchObject({ status: 200, cache: expect.stringMatching(/STALE|UPDATING/) })
  expect((await ask(ownPage())).status).toBe(502)
  servers = await Promise.all([one, two].map(upstream))
  // They rested for five seconds.
  await vi.waitFor(async () => expect((await ask(ownPage())).status).toBe(200), {
    timeout: 8000,
    interval: 200,
  })
})

test('a file of the build is asked for as the reader can unpack it, and each packing is kept apart', async () => {
  const path = `/_next/static/chunks${ownPage()}.js`
  const said = [
    'gzip, deflate, br',
    'gzip, deflate',
    'gzip;q=0.5, br',
    'br',
    'deflate, gzip',
    'br;q=0, gzip',
    'identity',
  ]
  for (const accepted of said) await ask(path, { 'accept-encoding': accepted })
  const askedFor = (one: string) =>
    asked.flatMap(({ path: at, headers: given }) => (at === one ? [given] : []))
  expect(askedFor(path).map((given) => given['accept-encoding'])).toEqual([
    'br, gzip',
    'gzip',
    'br',
    undefined,
  ])
})

test('a page is packed by the site, once for all readers who can unpack it, and plain for the others', async () => {
  const path = ownPage()
  const packed = gzipSync('x'.repeat(5000))
  headers = { 'content-encoding': 'gzip', 'content-length': String(packed.length) }
  body = packed
  const first = await ask(path, { 'accept-encoding': 'gzip, deflate, br' })
  const second = await ask(path, { 'accept-encoding': 'br, gzip;q=0.8' })
  headers = {}
  body = undefined
  const others = [await ask(path), await ask(path, { 'accept-encoding': 'deflate, gzip;q=0' })]
  expect([first, second].map(({ cache, headers: got }) => [cache, got['content-encoding']])).toEqual([
    ['MISS', 'gzip'],
    ['HIT', 'gzip'],
  ])
  expect(others.map(({ cache, headers: got }) => [cache, got['content-encoding']])).toEqual([
    ['MISS', undefined],
    ['HIT', undefined],
  ])
  const given = asked.filter((one) => one.path === path).map((one) => one.headers['accept-encoding'])
  expect(given).toEqual(['br, gzip', undefined])
})

/** Ways to write an address that an nginx, a browser or a site may take for the same. */
const spellings: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => `//${path}`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `${path}/.`,
  (path) => `${path}/x/..`,
  (path) => `/%2e${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => path.replace('-', '%2D'),
  (path) => path.replace('-', '%2d'),
  (path) => path.replace(/\/(\w)/, (_, letter) => `/%${letter.charCodeAt(0).toString(16)}`),
  (path) => `%2F${path.slice(1)}`.replace(/^/, '/'),
  (path) => `/${path.slice(1).replace('/', '%2F')}`,
  (path) => path.replace('a', '%61'),
  (path) => path.replace('o', '%6F'),
  (path) => `/${path.slice(1).replace('/', '//')}`,
  (path) => `${path}?`,
  (path) => `${path}??`,
  (path) => `${path}%3F`,
  (path) => `${path}%20`,
  (path) => `${path}%00x`,
  (path) => `${path};x`,
  (path) => path.toUpperCase(),
  (path) => `${path}?embed=&embed=1`,
  (path) => `${path}?embed=1`,
  (path) => `${path}?EMBED=1`,
  (path) => `${path}?x=1&embed=1`,
  (path) => `${path}?%65mbed=1`,
]

test('thirty spellings of six pages, two askers beside a reader: no answer made for another address', {
  timeout: 60_000,
}, async () => {
  // Each answer says for which path it was made, and whether the site's own rule takes it for a frame.
  echoes = true
  const pages = [
    '/',
    '/dolar-hoje',
    '/blog/bitcoin-hoje',
    '/api/cotacoes-a',
    '/_next/static/chunks/a-b.js',
    '/fonts/a-o.woff2',
  ]
  // The home that other tests have read is over.
  await pause(expired)
  await ask('/')
  await vi.waitFor(async () => expect((await ask('/')).text).toBe('/ false'))
  const wrong: string[] = []
  const readAll = async (sent: string) => {
    const { status: code, text } = await ask(sent)
    const [path = '', query = ''] = sent.split('?', 2)
    // Files have the same headers in a frame.
    const made = `${path} ${isFramed(query) && !/^\/(?:_next|fonts)\//.test(path)}`
    if (code < 400 && text.replace(/^(\/(?:_next|fonts)\/.*) true$/, '$1 false') !== made)
      wrong.push(`${sent}: ${text}`)
  }
  for (const path of pages) {
    const others = spellings.map((spell) => spell(path)).filter((sent) => sent !== path)
    expect(new Set(others).size).toBeGreaterThanOrEqual(path === '/' ? 15 : 24)
    const asker = async () => {
      for (const sent of others) await readAll(sent)
    }
    const reader = async () => {
      for (let times = 0; times < 2 * others.length; times++) await readAll(path)
    }
    await Promise.all([asker(), asker(), reader()])
  }
  echoes = false
  expect(wrong).toEqual([])
})

test('an address that others lie below is one of the site too', async () => {
  for (const path of ['/api', '/fonts', '/_next/static', '/api/draft-mode'])
    expect([path, (await ask(path)).status]).toEqual([path, 200])
})

test('an error of the site shows the last copy', async () => {
  const path = ownPage()
  await ask(path)
  await pause(expired)
  status = 500
  expect((await ask(path)).status).toBe(200)
  expect((await ask(ownPage())).status).toBe(500)
})

test('the address of a reader is the one that nginx sees, whatever the reader claims', async () => {
  await ask(ownPage(), { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'ftp' })
  expect(asked[0]?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
    host: 'www.example.com.br',
  })
})

test('drafts and what is not to be kept are asked for each time', async () => {
  const path = ownPage()
  await repeat(2, () => ask(path, { cookie: '__prerender_bypass=x' }))
  expect(asked).toHaveLength(2)
  headers = { 'cache-control': 'no-store' }
  await ask(path)
  await ask(path)
  expect(asked).toHaveLength(4)
})

test('a form is sent once, and ten a minute; data twenty a second; pages as many as one opens', async () => {
  status = 503
  await ask('/api/contato', {}, 'POST')
  expect(asked).toHaveLength(1)
  status = 200
  const count = async (times: number, path: (index: number) => string, method?: string) =>
    (await repeat(times, (index) => ask(path(index), {}, method))).filter((answer) => answer.status === 429)
      .length
  expect(await count(20, () => '/api/contato', 'POST')).toBeGreaterThan(12)
  expect(await count(100, (index) => `/api/series?n=${index}`)).toBeGreaterThan(30)
  expect(await count(100, (index) => `/aberta-${index}`)).toBe(0)
  expect(await count(100, () => '/api/revalidate', 'POST')).toBe(0)
})

test('a CDN is told a second, and nothing of drafts and errors', async () => {
  const told = async (given?: Record<string, string>) =>
    (await ask(ownPage(), given)).headers['cdn-cache-control']
  expect(await told()).toBe('max-age=1, stale-while-revalidate=30, stale-if-error=86400')
  status = 404
  expect(await told()).toBeUndefined()
  status = 200
  headers = { 'cache-control': 'private, no-store' }
  expect(await told({ cookie: '__prerender_bypass=x' })).toBeUndefined()
})

test('pages are packed for who can read that', async () => {
  const { headers: got } = await ask(ownPage(), { 'accept-encoding': 'gzip' })
  expect(got['content-encoding']).toBe('gzip')
  expect(got.vary).toMatch(/accept-encoding/i)
})
