import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { rename, utimes, writeFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { finishPage, type Parts, readParts } from '../pages/finish.ts'
import { now } from './clock.ts'
import { requested, type Stored } from './requested.ts'
import type { Fallback } from './stale-on-error.ts'

/** A page as Next stores it: its own types name the kinds by an enumeration that its files do not have. */
type Page = {
  kind: 'APP_PAGE'
  html: string
  status: number | undefined
  headers: OutgoingHttpHeaders | undefined
}
type RouteFile = { kind: 'APP_ROUTE'; body: Buffer; status: number; headers: OutgoingHttpHeaders }
type Other = {
  kind: 'FETCH' | 'REDIRECT' | 'PAGES' | 'IMAGE'
  headers?: OutgoingHttpHeaders | undefined
  tags?: string[]
}
type Value = Page | RouteFile | Other
type Entry = { lastModified: number; value: Value | null }
type Context = { tags?: string[] }
type Settings = ConstructorParameters<typeof fileSystemCache>[0]

type NextHandler = {
  getFilePath(path: string, kind: 'APP_PAGE'): string
  get(key: string, context: Context): Promise<Entry | null>
  set(key: string, data: Value | null, context: Context): Promise<void>
}
type NextHandlers = {
  new (settings: Settings): NextHandler
  memoryCache?: { get(key: string): Entry | undefined; remove(key: string): void }
}

// Node gives the exports of a CommonJS file as its default, and half of those used here are private in its type.
const { default: exported = fileSystemCache } = fileSystemCache as { default?: unknown }
const FileSystemCache = exported as NextHandlers
const emptyDocument = 'id="__next_error__"'
const assetPages = '/detalhe-ativo/'
/** Pages of the build that stand in for others. */
const notFound = '/_not-found'
const removed = '/endereco-removido'
const unknownAsset = `${assetPages}codigo-desconhecido`
const goneTag = 'gone'
/** On what addresses.ts reads. */
const addressTags = new Set(['addresses', 'redirects', 'content'])
const html = 'text/html; charset=utf-8'
const rememberedAddresses = 1000

/** The pages of this process, as the server beside Next knows them. */
class PageCache {
  /** By the address that was asked for: the key of what was stored for it and has expired, and its file of the build. */
  #expired = new Map<string, { key: string; built: string | undefined }>()

  /** Changes when an address may have come or gone. */
  addressVersion = 0

  /** Called with the tags that have expired here: for the other servers, if there are any. */
  onExpired: (tags: string[]) => Promise<void> = async () => undefined

  /** Called when a page has been rendered, or when rendering failed and the old one was kept. */
  onMade: (key: string) => void = () => undefined

  /** Expires everything with these tags that was made before `at`, which is not in the future. */
  expire = (tags: string[], at: number): void => {
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = tagsManifest.get(tag) ?? {}
      tagsManifest.set(tag, { stale: Math.max(stale, at), expired: Math.max(expired, at) })
    }
    if (tags.some((tag) => addressTags.has(tag))) this.addressVersion++
  }

  /** Entry of a key while it is in memory and nothing in it has expired. */
  current(key: string): Stored | undefined {
    const kept = FileSystemCache.memoryCache?.get(key)
    return isAnswer(kept) && !haveExpiredSince(kept.lastModified, tagsOf(kept.value)) ? kept : undefined
  }

  /** Last answer stored for an address, however old. */
  lastGood: Fallback['lastGood'] = (address) => {
    const { key, built } = this.#expired.get(address) ?? {}
    const { value } = (key && FileSystemCache.memoryCache?.get(key)) || {}
    if (value?.kind === 'APP_PAGE') return { type: html, body: value.html }
    if (value?.kind === 'APP_ROUTE') return { type: String(value.headers['content-type']), body: value.body }
    return built && existsSync(built) ? { type: html, body: readFileSync(built, 'utf8') } : undefined
  }

  /**
   * Remembers the last good answer of an address that has nothing current. Next forgets an expired entry only when a new one
   * is stored; it never knew a page of the build that expired unread.
   */
  noteExpired(address: string, key: string, built: string | undefined): void {
    if (!isAnswer(FileSystemCache.memoryCache?.get(key)) && !(built && existsSync(built))) return
    this.#expired.set(address, { key, built })
    const [oldest = address] = this.#expired.keys()
    if (this.#expired.size > rememberedAddresses) this.#expired.delete(oldest)
  }
}

export const pageCache = new PageCache()

const startedAt = now()
/** The keys of what this process has stored; each is a file on its disk too. */
const ownKeys = new Set<string>()
let buildParts: Parts | undefined
const prebuiltPages = new Map<string, string>()

/**
 * Next's own disk cache for finished pages (scripts/pages/), except for pages that do not exist: they are never stored, and
 * a reader without JavaScript gets the text of the prebuilt 404 page. A page that an editor calls gone answers 410, for
 * which Next has nothing: web/content/old-address.ts puts a tag on it.
 *
 * Content read before a publication and stored after it would pass for new until the next one: it is not stored. Every entry
 * has the instant at which its request began, by our clock, in memory and on the disk.
 *
 * Leans on internals of Next 16.4 (pinned): `set()` may change `data`, and the response carries the change; each request
 * has its own handler; an entry is in memory before `set()` first waits. Next's `set()` stamps by the wall clock and asks the
 * handler in memory whether a tag has expired; from 16.5 on it stamps as is done here.
 */
export default class CacheHandler {
  #startedAt = now()
  #next: NextHandler
  #serverDistDir: string

  constructor(settings: Settings) {
    const fs = { ...settings.fs, writeFile: (file: string, data: string | Buffer) => this.#write(file, data) }
    this.#next = new FileSystemCache({ ...settings, fs })
    this.#serverDistDir = settings.serverDistDir
  }

  resetRequestCache(): void {}

  async revalidateTag(tags: string | string[], { expire = 0 }: { expire?: number } = {}): Promise<void> {
    const all = [tags].flat()
    pageCache.expire(all, now() + expire * 1000)
    await pageCache.onExpired(all)
  }

  async get(key: string, context: Context): Promise<Entry | null> {
    const kept = await this.#next.get(key, context)
    // Of another process, whose clock may have been ahead: it is older than this one, whatever its file says.
    if (kept && !ownKeys.has(key)) kept.lastModified = Math.min(kept.lastModified, startedAt)
    const found = kept && haveExpiredSince(kept.lastModified, tagsOf(kept.value, context)) ? null : kept
    const asked = requested.getStore()
    if (asked && isAnswer(found)) asked.stored = { key, entry: found }
    if (asked && !found) pageCache.noteExpired(asked.address, key, this.#builtFile(key))
    return found
  }

  async set(key: string, data: Value | null, context: Context): Promise<void> {
    const isOld = haveExpiredSince(this.#startedAt, tagsOf(data, context))
    const page = data?.kind === 'APP_PAGE' ? data : undefined
    const isRedirect = Boolean(page?.headers?.location)
    // A file too may not be there, as the picture of an unknown article.
    const isMissing = !isRedirect && (page ?? (data?.kind === 'APP_ROUTE' ? data : undefined))?.status === 404
    if (page && !isRedirect) this.#finish(key, page)
    pageCache.onMade(key)
    if (isOld || isMissing) return
    ownKeys.add(key)
    // The request that makes a redirect has its address on the response already: Next 16.4 would send it twice.
    const stored = page && isRedirect ? { ...page, headers: { ...page.headers } } : data
    const written = this.#next.set(key, stored, context)
    const entry = FileSystemCache.memoryCache?.get(key)
    if (entry) entry.lastModified = this.#startedAt
    await written
    if (isRedirect) delete page?.headers?.location
  }

  /** A server that is killed leaves no half of a page for the one that comes after it. */
  async #write(file: string, data: string | Buffer): Promise<void> {
    const partial = `${file}.${randomUUID()}.tmp`
    await writeFile(partial, data)
    // Next reads from it when the page was made.
    const instant = new Date(this.#startedAt)
    await utimes(partial, instant, instant)
    await rename(partial, file)
  }

  /** Finishes the page in place, so that the response is finished too, also where it is not stored. */
  #finish(key: string, data: Page): void {
    if (data.status === 404) this.#refuse(key, data)
    buildParts ??= readParts(join(this.#serverDistDir, '..'))
    const { html, headers } = data
    Object.assign(data, finishPage({ html: String(html), headers: headers ?? {} }, buildParts))
  }

  /** Puts the words of a prebuilt page into the answer for an address without one. */
  #refuse(key: string, data: Page): void {
    this.#forget(key)
    if (tagsOf(data).includes(goneTag)) {
      data.status = 410
      data.html = this.#prebuilt(removed)
    }
    // `notFound()` in a page rendered on request gives an empty document that only JavaScript fills. An unknown asset has
    // another page, with a search; the key is `/route-cache/APP_PAGE/<hash>/$/detalhe-ativo/XYZ9`.
    else if (String(data.html).includes(emptyDocument))
      data.html = this.#prebuilt(key.includes(`$${assetPages}`) ? unknownAsset : notFound)
  }

  /** Removes a page that was taken down: it must not be served as a last good page. */
  #forget(key: string): void {
    FileSystemCache.memoryCache?.remove(key)
    rmSync(this.#next.getFilePath(`${key}.html`, 'APP_PAGE'), { force: true })
    const built = this.#builtFile(key)
    if (built) rmSync(built, { force: true })
  }

  /** Where the page of a key stands if the build made it: `/route-cache/APP_PAGE/<hash>/$/blog/x` is `/blog/x` there. */
  #builtFile(key: string): string | undefined {
    const at = key.indexOf('/$/')
    const path = key.slice(at + 2)
    const isNone = at === -1 || [notFound, removed, unknownAsset].includes(path)
    return isNone ? undefined : this.#next.getFilePath(`${path}.html`, 'APP_PAGE')
  }

  #prebuilt(path: string): string {
    const page = prebuiltPages.get(path) ?? readFileSync(join(this.#serverDistDir, `app${path}.html`), 'utf8')
    prebuiltPages.set(path, page)
    return page
  }
}

/**
 * Whether a tag has expired at an instant or after it: of the same millisecond is what is older than the publication, for
 * which Next alone would take it for new.
 */
function haveExpiredSince(instant: number, tags: string[]): boolean {
  return tags.some((tag) => {
    const { expired = 0 } = tagsManifest.get(tag) ?? {}
    return expired >= instant && expired <= now()
  })
}

/** A page or a file, and no answer of the store. */
function isAnswer(entry: Entry | null | undefined): entry is Entry & { value: Page | RouteFile } {
  return entry?.value?.kind === 'APP_PAGE' || entry?.value?.kind === 'APP_ROUTE'
}

/** A page has its tags in a header, an answer to a query beside the data. */
function tagsOf(data: Value | null, context?: Context): string[] {
  const header = data?.headers?.['x-next-cache-tags']
  if (typeof header === 'string') return header.split(',')
  return (data && 'tags' in data ? data.tags : undefined) ?? context?.tags ?? []
}
