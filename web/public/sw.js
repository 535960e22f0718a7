/*
 * The visited pages without a network: they open, calculate, and say from when they are. Only the offline page is stored
 * unasked; the rest as the reader comes by it.
 *
 * The network always comes first, but for files whose name changes with what is in them: nothing old is shown while the
 * site can be reached. Not stored: anything but GET and 200, what is private (a draft), a search, which is what the
 * reader typed, and `/api/` but for the last rates.
 */
const PAGES = 'pages'
const FILES = 'files'
const RATES = 'rates'
/** Apart: it is never the oldest page that goes. */
const OFFLINE = 'offline'
const CACHES = [PAGES, FILES, RATES, OFFLINE]
const OFFLINE_PAGE = '/offline'

const MOST_PAGES = 30
/** Beyond these, the files that no stored page names go. */
const MOST_FILES = 150
const MOST_RATES = 30

/** When a copy was made: web/rates/kept-answer.ts reads it too. */
const KEPT_AT = 'x-kept-at'
/** Parts of a query that make another page; any other word of it is the same one. */
const PAGE_QUERY = ['codigo', 'tema', 'ordem', 'pagina']
const FILE = /^\/(_next\/static|fonts|proprio)\//
const RATE = /^\/api\/(cotacoes|ativos)$/

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(takeOver()))

async function takeOver() {
  for (const name of await caches.keys()) if (!CACHES.includes(name)) await caches.delete(name)
  await self.clients.claim()
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (FILE.test(url.pathname)) event.respondWith(file(request))
  else if (RATE.test(url.pathname)) event.respondWith(rate(event))
})

// The page that this worker was registered from came before it could see it: out of the browser's own cache.
self.addEventListener('message', (event) => {
  const { visited } = event.data ?? {}
  if (typeof visited !== 'string') return
  const url = new URL(visited, location.origin)
  event.waitUntil(fetch(url, { cache: 'force-cache' }).then((answer) => keepPage(url, answer)))
})

// The browser stops an idle worker, so this is about once per visit.
let renewed = false

async function page(event, url) {
  try {
    // Of the site itself: by its header a browser may show a page that is a year old while it asks for the new one, and
    // does so for a worker. A navigation preload would do it too.
    const answer = await fetch(event.request, { cache: 'no-cache' })
    event.waitUntil(keepPage(url, answer.clone()))
    if (!renewed) event.waitUntil(keepOfflinePage().catch(() => undefined))
    renewed = true
    return answer
  } catch (failure) {
    const pages = await caches.open(PAGES)
    const stored = await pages.match(addressOf(url))
    if (stored) return marked(stored)
    const offline = await caches.match(OFFLINE_PAGE)
    if (offline) return offline
    throw failure
  }
}

/** The page says from when it is: web/shell/worker.ts reads the mark. */
async function marked(stored) {
  const { headers } = stored
  const html = (await stored.text()).replace('<html ', `<html data-kept-at="${headers.get(KEPT_AT)}" `)
  return new Response(html, { headers })
}

/** The address of a page, without what makes no other page of it: `utm_source`, `embed`. */
function addressOf({ pathname, searchParams }) {
  const asked = PAGE_QUERY.filter((name) => searchParams.has(name))
  const query = new URLSearchParams(asked.map((name) => [name, searchParams.get(name)]))
  return asked.length > 0 ? `${pathname}?${query}` : pathname
}

function mayKeep(answer) {
  return answer.status === 200 && !/private|no-store/.test(answer.headers.get('cache-control') ?? '')
}

async function keepPage(url, answer) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  if (!isPage || !mayKeep(answer) || url.searchParams.has('q')) return
  const html = await answer.text()
  await keepFiles(filesOf(html))
  const pages = await caches.open(PAGES)
  // The newest stands last.
  await pages.delete(addressOf(url))
  await pages.put(addressOf(url), copyOf(answer, html))
  await keepBounded(pages)
}

/** Of when it is, and without what was true of its way here alone. */
function copyOf(answer, body) {
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name)
  headers.set(KEPT_AT, new Date(answer.headers.get('date') ?? Date.now()).toISOString())
  return new Response(body, { headers })
}

/**
 * The files that a page loads by itself. Those that it would load when touched are some 100 kB: they are
 * stored too where the page loads them anyway once it is idle, as a calculator's own does on a good connection; else
 * when they are loaded.
 */
function filesOf(html) {
  const modern = html.replace(/<script [^>]*nomodule[^>]*>/gi, '')
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  const isGood = !saveData && !/[23]g$/.test(effectiveType)
  const loadsAll = isGood && /data-island="calculator" data-when="idle"/.test(html)
  return namedIn(loadsAll ? modern : (modern.match(/<(?:link|script) [^>]*>/g) ?? []).join(''))
}

function namedIn(text) {
  const names = text.match(/\/(?:_next\/static|proprio)\/[^"'\\<> ]+\.(?:css|js)[^"'\\<> ]*/g) ?? []
  return [...new Set(names)]
}

async function keepFiles(names) {
  const files = await caches.open(FILES)
  const missing = []
  for (const name of names) if (!(await files.match(name))) missing.push(name)
  await files.addAll(missing)
}

async function file(request) {
  const files = await caches.open(FILES)
  const stored = await files.match(request)
  if (stored) return stored
  const answer = await fetch(request)
  // A partial answer (206) cannot be stored.
  if (mayKeep(answer)) await files.put(request, answer.clone())
  return answer
}

/** The last answer, when there is no network; who asks sees by its header that it is not a new one. */
async function rate(event) {
  const rates = await caches.open(RATES)
  try {
    const answer = await fetch(event.request)
    if (mayKeep(answer)) event.waitUntil(keepRate(rates, event.request, answer.clone()))
    return answer
  } catch (failure) {
    const stored = await rates.match(event.request)
    if (stored) return stored
    throw failure
  }
}

async function keepRate(rates, request, answer) {
  await rates.delete(request)
  await rates.put(request, copyOf(answer, await answer.text()))
  await drop(rates, MOST_RATES)
}

/** Keeps the last `most`. */
async function drop(cache, most) {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -most).map((key) => cache.delete(key)))
}

async function keepBounded(pages) {
  await drop(pages, MOST_PAGES)
  const files = await caches.open(FILES)
  const stored = await files.keys()
  if (stored.length <= MOST_FILES) return
  const named = new Set()
  for (const key of await pages.keys()) {
    for (const name of namedIn(await (await pages.match(key)).text())) named.add(name)
  }
  for (const key of stored) {
    const { pathname, search } = new URL(key.url)
    if (!named.has(pathname + search) && !pathname.startsWith('/fonts/')) await files.delete(key)
  }
}

/** With its style sheets; anew at each new worker and about once per visit. */
async function keepOfflinePage() {
  const answer = await fetch(OFFLINE_PAGE, { credentials: 'omit', cache: 'no-cache' })
  if (!mayKeep(answer)) throw new Error(`${OFFLINE_PAGE}: ${answer.status}`)
  const html = await answer.clone().text()
  await keepFiles(namedIn((html.match(/<link [^>]*>/g) ?? []).join('')))
  const offline = await caches.open(OFFLINE)
  await offline.put(OFFLINE_PAGE, answer)
}
