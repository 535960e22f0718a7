/*
 * Offline page, immutable files, and the calculators that were visited: without a network they open and calculate, each
 * figure with its own day. No other page is stored: a rate or a draft must not come from a cache.
 * Not touched: anything but GET, other origins, /api/.
 */
const PAGE_CACHE = 'offline-page'
const CALCULATOR_CACHE = 'calculators'
const FILE_CACHE = 'files'
const OFFLINE_PAGE = '/offline'

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(pageOrOffline(event))
  else if (/^\/(_next\/static|fonts)\//.test(url.pathname)) event.respondWith(storedFirst(request))
})

// The page that this worker was registered from came before it could see it.
self.addEventListener('message', ({ data, source }) => {
  if (typeof data?.visited !== 'string' || !source) return
  fetch(data.visited, { credentials: 'omit' })
    .then((answer) => keepCalculator(data.visited, answer))
    .catch(() => undefined)
})

// The browser stops an idle worker, so this is about once per visit.
let checked = false

async function pageOrOffline(event) {
  try {
    const answer = await fetch(event.request)
    if (!checked) event.waitUntil(keepOfflinePage().catch(() => undefined))
    checked = true
    const { pathname } = new URL(event.request.url)
    event.waitUntil(keepCalculator(pathname, answer.clone()).catch(() => undefined))
    return answer
  } catch (failure) {
    const { pathname } = new URL(event.request.url)
    const page = (await caches.match(pathname)) ?? (await caches.match(OFFLINE_PAGE))
    if (page) return page
    throw failure
  }
}

/** Stores a page with a calculator and the files it names. What is private, such as a draft, is never stored. */
async function keepCalculator(path, answer) {
  const control = answer.headers.get('cache-control') ?? ''
  if (answer.status !== 200 || /private|no-store/.test(control)) return
  const html = await answer.clone().text()
  if (!html.includes('data-island="calculator"')) return
  const needed = html.match(/\/(?:_next\/static|fonts)\/[^"'\\ ]+\.(?:css|js|woff2)[^"'\\ ]*/g) ?? []
  const files = await caches.open(FILE_CACHE)
  const missing = []
  for (const file of new Set(needed)) if (!(await files.match(file))) missing.push(file)
  await files.addAll(missing)
  const pages = await caches.open(CALCULATOR_CACHE)
  await pages.put(path, answer)
}

async function storedFirst(request) {
  const stored = await caches.match(request)
  if (stored) return stored
  const answer = await fetch(request)
  // A partial answer (206) cannot be stored.
  if (answer.status === 200) {
    const files = await caches.open(FILE_CACHE)
    await files.put(request, answer.clone())
  }
  return answer
}

/**
 * Stores the offline page with its style sheets and fonts; no scripts, which would be the whole framework for every
 * visitor. A page that changed means a new build: the files of the old one go.
 */
async function keepOfflinePage() {
  const answer = await fetch(OFFLINE_PAGE, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`${OFFLINE_PAGE}: ${answer.status}`)
  const html = await answer.clone().text()
  const pages = await caches.open(PAGE_CACHE)
  const before = await pages.match(OFFLINE_PAGE)
  if (before && (await before.text()) === html) return
  await Promise.all([caches.delete(FILE_CACHE), caches.delete(CALCULATOR_CACHE)])
  const files = await caches.open(FILE_CACHE)
  const needed = html.match(/\/(?:_next\/static|fonts)\/[^"'\\ ]+\.(?:css|woff2)[^"'\\ ]*/g) ?? []
  await files.addAll([...new Set([...needed, '/fonts/atkinson.woff2'])])
  await pages.put(OFFLINE_PAGE, answer)
}
