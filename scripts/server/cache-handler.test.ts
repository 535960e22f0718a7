import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import CacheHandler, { pageCache } from './cache-handler.ts'
import { now } from './clock.ts'
import { type Requested, requested } from './requested.ts'

const folder = mkdtempSync(join(tmpdir(), 'em-miudos-cache-'))
mkdirSync(join(folder, 'app/detalhe-ativo'), { recursive: true })
writeFileSync(join(folder, 'app/_not-found.html'), '<h1>Essa página não existe</h1>')
writeFileSync(
  join(folder, 'app/detalhe-ativo/codigo-desconhecido.html'),
  '<h1>Não acompanhamos esse código</h1>',
)
writeFileSync(join(folder, 'app/endereco-removido.html'), '<h1>Essa página foi retirada do ar</h1>')
afterAll(() => rmSync(folder, { recursive: true }))

const fs = {
  existsSync,
  readFileSync,
  readFile,
  stat,
  writeFile,
  mkdir: (path: string) => mkdir(path, { recursive: true }),
}
const settings = {
  fs,
  serverDistDir: folder,
  flushToDisk: true,
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
}
/** As Next does it for each request; the type of the JavaScript file asks for more settings. */
const newRequest = () => Reflect.construct(CacheHandler, [settings])
const context = { isRoutePPREnabled: false, isFallback: false }

function page(status: number, html: string, headers = {}) {
  return {
    kind: 'APP_PAGE',
    html,
    status,
    rscData: Buffer.from('rsc'),
    headers,
    segmentData: undefined,
    postponed: undefined,
  }
}

/** A text as Next draws it, and as readers get it. */
function framed(text: string) {
  const chunk = '<script src="/_next/static/chunks/1.js" async=""></script>'
  return bare(text).replace('</head>', `${chunk}</head>`).replace('</body>', `${flight}</body>`)
}

const flight = '<script>self.__next_f.push([1,""])</script>'
const bare = (text: string) => `<html data-defer=""><head></head><body>${text}</body></html>`

function stored() {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
}

test('a missing page is not stored, and its empty document gets the text of the 404 page', async () => {
  const before = stored()
  const missing = page(404, '<!DOCTYPE html><html id="__next_error__"></html>')
  await newRequest().set('/blog/nada', missing, context)
  expect(missing.html).toBe('<h1>Essa página não existe</h1>')
  expect(stored()).toEqual(before)
})

test('a page that was read before a publication and is done after it is not stored', async () => {
  const reader = newRequest()
  await newRequest().revalidateTag(['articles'], { expire: 0 })
  const before = stored()
  const old = page(200, framed('velha'), { 'x-next-cache-tags': 'articles,content' })
  await reader.set('/blog', old, context)
  expect(stored()).toEqual(before)
  expect(old.html, 'answered as light as any other').toBe(bare('velha'))
  await new Promise((resolve) => setTimeout(resolve, 5))
  const later = newRequest()
  await later.set('/blog', page(200, 'nova', { 'x-next-cache-tags': 'articles,content' }), context)
  expect(stored().length).toBe(before.length + 1)
})

test('a page is written whole, and in the place of the one before', async () => {
  const ino = async () => (await stat(join(folder, 'app/blog/inteira.html'))).ino
  await newRequest().set('/blog/inteira', page(200, framed('uma')), context)
  const before = await ino()
  await newRequest().set('/blog/inteira', page(200, framed('outra')), context)
  expect(await ino(), 'another file, that took its name when it was whole').not.toBe(before)
  expect(readFileSync(join(folder, 'app/blog/inteira.html'), 'utf8')).toBe(bare('outra'))
  expect(readdirSync(join(folder, 'app/blog')).filter((file) => file.endsWith('.tmp'))).toEqual([])
})

test('a missing file is not stored', async () => {
  const before = readdirSync(folder, { recursive: true })
  const missing = { kind: 'APP_ROUTE', status: 404, body: Buffer.from(''), headers: {} }
  await newRequest().set('/blog/nada/imagem.png', missing, context)
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test('an unknown asset gets the page with a search', async () => {
  const missing = page(404, '<!DOCTYPE html><html id="__next_error__"></html>')
  await newRequest().set('/route-cache/APP_PAGE/f4927d/$/detalhe-ativo/XYZ9', missing, context)
  expect(missing.html).toBe('<h1>Não acompanhamos esse código</h1>')
})

test('a missing page with a text of its own keeps it', async () => {
  const missing = page(404, '<h1>Calculadora não encontrada</h1>')
  await newRequest().set('/nada', missing, context)
  expect(missing.html).toBe('<h1>Calculadora não encontrada</h1>')
})

test('a page that is gone for good answers 410 and is not stored', async () => {
  const before = stored()
  const tags = { 'x-next-cache-tags': '_N_T_/layout,redirects,gone' }
  const gone = page(404, '<!DOCTYPE html><html id="__next_error__"></html>', tags)
  await newRequest().set('/blog/retirado', gone, context)
  expect(gone).toMatchObject({ status: 410, html: '<h1>Essa página foi retirada do ar</h1>' })
  expect(stored()).toEqual(before)
})

test('a redirect is stored with its address, and the response that made it gets it once', async () => {
  const redirect = page(308, '<h1></h1>', { location: '/dolar-hoje' })
  await newRequest().set('/dolarhoje', redirect, context)
  expect(redirect.headers).toEqual({})
  const meta = readFileSync(join(folder, 'app/dolarhoje.meta'), 'utf8')
  expect(JSON.parse(meta)).toMatchObject({ status: 308, headers: { location: '/dolar-hoje' } })
})

test('a page that exists is stored by Next', async () => {
  await newRequest().set('/blog/texto', page(200, '<h1>Texto</h1>'), context)
  expect(stored()).toContain('app/blog/texto.html')
})

test('a page is stored and answered without the framework that it can do without', async () => {
  const made = page(200, framed('Texto'))
  await newRequest().set('/blog/leve', made, context)
  expect(made.html).toBe(bare('Texto'))
  expect(readFileSync(join(folder, 'app/blog/leve.html'), 'utf8')).toBe(bare('Texto'))
})

test('what expired on another server has expired here, and the list of addresses is read again', async () => {
  const found = page(200, '<h1>De lá</h1>', { 'x-next-cache-tags': 'addresses,content' })
  const key = '/route-cache/APP_PAGE/abc/$/blog/de-la'
  await newRequest().set(key, found, context)
  const ask = () => newRequest().get(key, { ...context, kind: 'APP_PAGE' })
  const version = pageCache.addressVersion
  pageCache.expire(['addresses'], now() - 60_000)
  expect(await ask(), 'made since').toMatchObject({ value: { html: '<h1>De lá</h1>' } })
  await new Promise((resolve) => setTimeout(resolve, 5))
  pageCache.expire(['addresses'], now())
  // A late message about an earlier time takes nothing back.
  pageCache.expire(['addresses'], now() - 60_000)
  expect(await ask()).toBeNull()
  expect(pageCache.addressVersion).toBe(version + 3)
})

test('who asked is told from what, and what is stored is current until something in it expires', async () => {
  const key = '/route-cache/APP_PAGE/abc/$/blog/atual'
  const found = page(200, '<h1>Atual</h1>', { 'x-next-cache-tags': 'article:atual,content' })
  await newRequest().set(key, found, context)
  const request: Requested = { address: '/blog/atual' }
  await requested.run(request, () => newRequest().get(key, { ...context, kind: 'APP_PAGE' }))
  const entry = pageCache.current(key)
  expect(entry).toMatchObject({ value: { html: '<h1>Atual</h1>' }, lastModified: expect.any(Number) })
  expect(request.stored).toEqual({ key, entry })
  await newRequest().revalidateTag(['article:outro'], { expire: 0 })
  expect(pageCache.current(key)).toBe(entry)
  await newRequest().revalidateTag(['article:atual'], { expire: 0 })
  expect(pageCache.current(key)).toBeUndefined()
})

const pause = () => new Promise((resolve) => setTimeout(resolve, 2))
// Private in its type.
const memory = FileSystemCache as unknown as { memoryCache?: { remove(key: string): void } }
const forget = (key: string) => memory.memoryCache?.remove(key)

test('what expired this very moment has expired', async () => {
  const key = '/route-cache/APP_PAGE/abc/$/blog/agora'
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  onTestFinished(() => void vi.restoreAllMocks())
  const found = page(200, '<h1>De antes</h1>', { 'x-next-cache-tags': 'article:agora,content' })
  await newRequest().set(key, found, context)
  await newRequest().revalidateTag(['article:agora'], { expire: 0 })
  expect(await newRequest().get(key, { ...context, kind: 'APP_PAGE' })).toBeNull()
})

describe('the wall clock is set by an hour', () => {
  const steps = [-1, 0, 1]
  const moments = steps.flatMap((one) => steps.flatMap((two) => steps.map((three) => [one, two, three])))

  /** Stores something, publishes over it and asks for it, each by another wall clock. @returns what was found, before and after */
  async function publish(moments: number[], tag: string, key: string, value: object, own: object) {
    const wall = Date.now
    onTestFinished(() => {
      Date.now = wall
    })
    const set = (hours = 0) => {
      Date.now = () => wall() + hours * 3_600_000
    }
    const isFound = async () => (await newRequest().get(key, own)) !== null
    const [storedAt, publishedAt, askedAt] = moments
    await pause()
    set(storedAt)
    await newRequest().set(key, value, own)
    const before = await isFound()
    set(publishedAt)
    await newRequest().revalidateTag([tag], { expire: 0 })
    set(askedAt)
    const inMemory = [pageCache.current(key), await isFound()]
    forget(key)
    return { before, inMemory, onDisk: await isFound() }
  }

  test.each(moments)(
    '%i, then %i, then %i: no page from before a publication is current',
    async (...hours) => {
      const tag = `article:${hours.join(':')}`
      const made = page(200, '<h1>De antes</h1>', { 'x-next-cache-tags': `${tag},content` })
      const own = { ...context, kind: 'APP_PAGE' }
      const found = await publish(hours, tag, `/route-cache/APP_PAGE/abc/$/blog/${tag}`, made, own)
      expect(found).toEqual({ before: true, inMemory: [undefined, false], onDisk: false })
    },
  )

  test.each(moments)('%i, then %i, then %i: nor what the store answered', async (...hours) => {
    const answer = { kind: 'FETCH', data: { body: '' }, revalidate: 900 }
    const tag = `answer:${hours}`
    const own = { kind: 'FETCH', fetchCache: true, tags: [tag] }
    const found = await publish(hours, tag, tag, answer, own)
    expect(found).toEqual({ before: true, inMemory: [undefined, false], onDisk: false })
  })

  test('the time of a file is when its request began, by our clock', async () => {
    const begun = newRequest()
    await pause()
    const later = now()
    await begun.set('/blog/hora', page(200, '<h1>Hora</h1>'), context)
    expect((await stat(join(folder, 'app/blog/hora.html'))).mtimeMs).toBeLessThan(later)
  })

  test('before a start: a file from the future is older than the publication after it', async () => {
    const [made, left] = ['made', 'left'].map((name) => `/route-cache/APP_PAGE/abc/$/blog/${name}`)
    const value = page(200, '<h1>De outro processo</h1>', { 'x-next-cache-tags': 'article:futuro' })
    await newRequest().set(made, value, context)
    const future = new Date(now() + 3_600_000)
    for (const end of ['html', 'meta', 'rsc']) {
      cpSync(join(folder, `${made}.${end}`), join(folder, `${left}.${end}`))
      utimesSync(join(folder, `${left}.${end}`), future, future)
    }
    const ask = () => newRequest().get(left, { ...context, kind: 'APP_PAGE' })
    expect(await ask()).toMatchObject({ value: { html: '<h1>De outro processo</h1>' } })
    await newRequest().revalidateTag(['article:futuro'], { expire: 0 })
    expect(await ask()).toBeNull()
  })
})

test('what expires here is told to the other servers', async () => {
  const told: string[] = []
  pageCache.onExpired = async (tags) => void told.push(...tags)
  await newRequest().revalidateTag('articles', { expire: 0 })
  await newRequest().revalidateTag(['authors', 'categories'], { expire: 0 })
  pageCache.onExpired = async () => undefined
  expect(told).toEqual(['articles', 'authors', 'categories'])
})

test('what has expired is still known to whoever asked for its address', async () => {
  const found = page(200, '<h1>Ontem</h1>', { 'x-next-cache-tags': 'guides,content' })
  const key = '/route-cache/APP_PAGE/abc/$/investimentos'
  await newRequest().set(key, found, context)
  const ask = () =>
    requested.run({ address: '/investimentos?de=busca' }, () =>
      newRequest().get(key, { ...context, kind: 'APP_PAGE' }),
    )
  expect(await ask()).toMatchObject({ value: { html: '<h1>Ontem</h1>' } })
  expect(pageCache.lastGood('/investimentos?de=busca')).toBeUndefined()
  await newRequest().revalidateTag(['guides'], { expire: 0 })
  expect(await ask()).toBeNull()
  expect(pageCache.lastGood('/investimentos?de=busca')).toEqual({
    type: 'text/html; charset=utf-8',
    body: '<h1>Ontem</h1>',
  })
  expect(pageCache.lastGood('/investimentos')).toBeUndefined()

  // Taken down meanwhile: no store that is away brings it back.
  await newRequest().set(key, page(404, ''), context)
  expect(await ask()).toBeNull()
  expect(pageCache.lastGood('/investimentos?de=busca')).toBeUndefined()
  expect(stored().some((file) => file.includes('investimentos'))).toBe(false)
})

test('a page of the build that expired before anybody read it is a last good one, until it is taken down', async () => {
  const key = '/route-cache/APP_PAGE/abc/$/blog/do-build'
  const file = join(folder, 'app/blog/do-build.html')
  mkdirSync(join(folder, 'app/blog'), { recursive: true })
  writeFileSync(file, '<h1>Do build</h1>')
  const ask = () =>
    requested.run({ address: '/blog/do-build' }, () =>
      newRequest().get(key, { ...context, kind: 'APP_PAGE' }),
    )
  expect(await ask()).toBeNull()
  expect(pageCache.lastGood('/blog/do-build')).toMatchObject({ body: '<h1>Do build</h1>' })
  await newRequest().set(key, page(404, ''), context)
  expect(await ask()).toBeNull()
  expect(pageCache.lastGood('/blog/do-build')).toBeUndefined()
  expect(existsSync(file)).toBe(false)
})
