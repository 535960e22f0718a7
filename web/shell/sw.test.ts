import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'

const code = readFileSync(join(import.meta.dirname, '../public/sw.js'), 'utf8')

type Answer = { status?: number; headers?: Record<string, string>; body: string }
type Listener = (event: object) => void

/** Answers of the site of a test; any other address is a file with its own path in it. */
let site: Record<string, Answer>
let asked: string[]
let origin: string
const server = createServer((request, response) => {
  const path = request.url ?? ''
  asked.push(path)
  const {
    status = 200,
    headers = {},
    body,
  } = site[path.replace(/[?&]utm_\w+=\w+/, '')] ?? { body: `file ${path}` }
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
})

beforeEach(async () => {
  asked = []
  site = { '/offline': html('offline', '<link rel="stylesheet" href="/_next/static/base.css"/>') }
  server.listen(0)
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

function html(title: string, head = '', headers: Record<string, string> = {}): Answer {
  return { headers, body: `<!DOCTYPE html><html lang="pt-BR"><head>${head}</head><h1>${title}</h1></html>` }
}

/** The browser's caches, in memory: by address, in the order in which they came. */
function makeCaches(fetchHere: typeof fetch) {
  const all = new Map<string, Map<string, Response>>()
  const address = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, origin).href
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (key: string) => kept.get(address(key))?.clone(),
    put: async (key: string, answer: Response) => void kept.set(address(key), answer),
    delete: async (key: string) => kept.delete(address(key)),
    keys: async () => Array.from(kept.keys(), (url) => ({ url })),
    addAll: async (keys: string[]) => {
      for (const key of keys) kept.set(address(key), await fetchHere(key))
    },
  })
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>()
    all.set(name, kept)
    return cacheOf(kept)
  }
  return {
    all,
    open: async (name: string) => open(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (key: string) => {
      for (const name of all.keys()) {
        const found = await open(name).match(key)
        if (found) return found
      }
    },
  }
}

/** The worker itself, on a device that can lose its network. */
async function startWorker({ connection = {} as object } = {}) {
  let online = true
  const cacheModes: Record<string, RequestCache | undefined> = {}
  const fetchHere: typeof fetch = async (input, init) => {
    if (!online) throw new TypeError('Failed to fetch')
    const url = typeof input === 'string' || input instanceof URL ? input : input.url
    const address = new URL(url, origin)
    cacheModes[address.pathname] = init?.cache
    return fetch(address, init)
  }
  const listeners = new Map<string, Listener>()
  const caches = makeCaches(fetchHere)
  await caches.open('calculators')
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    clients: { claim: async () => undefined },
  }
  const globals = { self, caches, fetch: fetchHere, navigator: { connection }, location: { origin } }
  runInNewContext(code, { ...globals, URL, URLSearchParams, Response, Headers })

  const send = async (name: string, given: object = {}) => {
    const waited: unknown[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...given,
      waitUntil: (work: unknown) => waited.push(work),
      respondWith: (work: Promise<Response>) => {
        answer = work
      },
    })
    const response = await answer
    await Promise.all(waited)
    return response
  }
  const get = (path: string, mode = 'cors', method = 'GET') =>
    send('fetch', { request: { url: new URL(path, origin).href, mode, method } })
  await send('install')
  await send('activate')
  return {
    get,
    cacheModes,
    visit: async (path: string) => (await get(path, 'navigate'))?.text(),
    tell: (visited: string) => send('message', { data: { visited } }),
    leave: () => {
      online = false
    },
    kept: (name: string) => Array.from(caches.all.get(name)?.keys() ?? [], (url) => url.slice(origin.length)),
    names: () => [...caches.all.keys()].sort(),
  }
}

test('at first it stores the offline page with its style, and nothing else; the caches of before go', async () => {
  const { kept, names } = await startWorker()
  expect(asked).toEqual(['/offline', '/_next/static/base.css'])
  expect(kept('offline')).toEqual(['/offline'])
  expect(names()).toEqual(['files', 'offline'])
})

test('a visited page opens without a network, and says from when it is; another one is the offline page', async () => {
  site['/blog/a'] = html('A', '', { date: 'Sun, 22 Nov 2026 17:35:00 GMT' })
  const { visit, leave } = await startWorker()
  expect(await visit('/blog/a?utm_source=x')).toContain('<html lang')
  leave()
  expect(await visit('/blog/a#b')).toContain('<html data-kept-at="2026-11-22T17:35:00.000Z" lang="pt-BR">')
  expect(await visit('/blog/b')).toContain('<h1>offline')
})

test('with a network the page is always the new one', async () => {
  site['/'] = html('yesterday')
  const { visit, leave, cacheModes } = await startWorker()
  await visit('/')
  // Next tells a browser that a page may be shown for a year while the new one is asked for.
  expect(cacheModes).toMatchObject({ '/': 'no-cache', '/offline': 'no-cache' })
  site['/'] = html('today')
  expect(await visit('/')).toContain('<h1>today')
  leave()
  expect(await visit('/')).toContain('<h1>today')
})

test('lists and assets are pages of their own, each by its query', async () => {
  for (const code of ['PETR4', 'VALE3']) site[`/detalhe-ativo?codigo=${code}`] = html(code)
  const { visit, leave } = await startWorker()
  await visit('/detalhe-ativo?codigo=PETR4')
  await visit('/detalhe-ativo?codigo=VALE3')
  leave()
  expect(await visit('/detalhe-ativo?codigo=PETR4&utm_source=x')).toContain('<h1>PETR4')
})

test.each<[string, Answer, string?]>([
  ['a draft', html('draft', '', { 'cache-control': 'private, no-store' })],
  ['an error', { ...html('broken'), status: 500 }],
  ['a page that does not exist', { ...html('none'), status: 404 }],
  ['what is no page', { body: '{}', headers: { 'content-type': 'application/json' } }],
  ['a search: the reader typed it', html('found'), '/busca?q=salario'],
])('%s is not stored', async (_, answer, path = '/x') => {
  site[path] = answer
  const { visit, leave, kept, tell } = await startWorker()
  await visit(path)
  await tell(path)
  expect(kept('pages')).toEqual([])
  leave()
  expect(await visit(path)).toContain('<h1>offline')
})

test('it keeps out of what is no page, file or rate', async () => {
  const { get } = await startWorker()
  for (const path of ['/api/revalidate', '/api/draft-mode/enable', '/api/anuncios', 'http://localhost:1/x']) {
    expect(await get(path)).toBeUndefined()
  }
  expect(await get('/contato', 'navigate', 'POST')).toBeUndefined()
})

const scripts = [
  '<script src="/proprio/site.js?v=1" type="module"></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script type="application/json" id="later">["/_next/static/chunks/a.js","/_next/static/chunks/b.js"]</script>',
].join('')
const calculator = '<div data-island="calculator" data-when="idle"></div>'

test("a visited calculator's late scripts are there without a network, and an article's are not asked for", async () => {
  site['/roi'] = html('roi', scripts + calculator)
  site['/blog/a'] = html('A', scripts)
  const { visit, get, leave, kept } = await startWorker()
  await visit('/blog/a')
  expect(kept('files')).toEqual(['/_next/static/base.css', '/proprio/site.js?v=1'])
  await visit('/roi')
  leave()
  expect(await (await get('/_next/static/chunks/b.js'))?.text()).toBe('file /_next/static/chunks/b.js')
  expect(asked).not.toContain('/_next/static/chunks/old.js')
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: '3g' }])(
  'with %j the late scripts come when they are used',
  async (connection) => {
    site['/roi'] = html('roi', scripts + calculator)
    const { visit, get, leave } = await startWorker({ connection })
    await visit('/roi')
    expect(asked).not.toContain('/_next/static/chunks/a.js')
    await get('/_next/static/chunks/a.js')
    leave()
    expect((await get('/_next/static/chunks/a.js'))?.status).toBe(200)
  },
)

test('the page that was open before there was a worker is stored too', async () => {
  site['/roi'] = html('roi', calculator)
  const { tell, visit, leave } = await startWorker()
  await tell('/roi')
  leave()
  expect(await visit('/roi')).toContain('<h1>roi')
})

test('the last rate comes back without a network, with the time at which it came', async () => {
  const path = '/api/cotacoes?series=usd-brl'
  site[path] = { body: '{"last":5.2}', headers: { date: 'Sun, 22 Nov 2026 17:35:00 GMT' } }
  const { get, leave } = await startWorker()
  expect((await get(path))?.headers.get('x-kept-at')).toBeNull()
  site[path] = { status: 503, body: '{}' }
  await get(path)
  leave()
  const answer = await get(path)
  expect(await answer?.json()).toEqual({ last: 5.2 })
  expect(answer?.headers.get('x-kept-at')).toBe('2026-11-22T17:35:00.000Z')
  await expect(get('/api/cotacoes?series=eur-brl')).rejects.toThrow('Failed to fetch')
})

test('caches stay bounded, and no stored page loses its files', async () => {
  const { visit, get, kept } = await startWorker()
  for (let page = 0; page < 40; page++) {
    const own = Array.from({ length: 5 }, (_, file) => `<script src="/_next/static/${page}-${file}.js">`)
    site[`/p${page}`] = html(`${page}`, own.join(''))
    await visit(`/p${page}`)
    await get(`/api/cotacoes?series=${page}`)
  }
  expect(kept('pages')).toHaveLength(30)
  expect(kept('rates')).toHaveLength(30)
  expect(kept('files').length).toBeLessThanOrEqual(155)
  for (const page of kept('pages')) expect(kept('files')).toContain(`/_next/static/${page.slice(2)}-4.js`)
  expect(kept('offline')).toEqual(['/offline'])
})

test('a site that is built anew replaces the offline page', async () => {
  const { visit, leave } = await startWorker()
  site['/offline'] = html('offline, new')
  site['/'] = html('home')
  await visit('/')
  leave()
  expect(await visit('/x')).toContain('<h1>offline, new')
})
