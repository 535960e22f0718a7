import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import type { OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { requested, type Stored, type Whole } from './front/last-good.ts'
import { finishPage, type Parts, readParts } from './pages/finish.ts'

/** What Next stores: its own types name the kinds by an enumeration that its files do not have. */
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
  serverDistDir: string
  getFilePath(path: string, kind: 'APP_PAGE'): string
  get(key: string, context: Context): Promise<Entry | null>
  set(key: string, data: Value | null, context: Context): Promise<void>
  revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void>
}
type NextHandlers = {
  new (settings: Settings): NextHandler
  memoryCache?: { get(key: string): Entry | undefined; remove(key: string): void }
}

// Node gives the exports of a file that is no module as its default, and half of what is used here is private in its type.
const { default: exported = fileSystemCache } = fileSystemCache as { default?: unknown }
const FileSystemCache = exported as NextHandlers
const emptyDocument = 'id="__next_error__"'
const assetPages = '/detalhe-ativo/'
/** Pages of the build that stand in for others. */
const notFound = '/_not-found'
const removed = '/endereco-removido'
const unknownAsset = `${assetPages}codigo-desconhecido`
const goneTag = 'gone'
/** On what scripts/front/addresses.ts reads. */
const addressTags = new Set(['addresses', 'redirects', 'content'])
const html = 'text/html; charset=utf-8'
const rememberedAddresses = 1000

/**
 * Next's own disk cache for finished pages (scripts/pages/), except for pages that do not exist: they are never stored, and
 * a reader without JavaScript gets the text of the prebuilt 404 page. One that an editor calls gone answers 410, for which
 * Next has nothing: web/content/old-address.ts puts a tag on it.
 *
 * What was read before a publication and is stored after it would pass for new until the next one: it is not stored.
 *
 * Leans on internals of Next 16.4 (pinned): `set()` may change `data`, and the response carries the change; each request
 * has a handler of its own.
 */
export default class CacheHandler extends FileSystemCache {
  #startedAt = Date.now()

  constructor(settings: Settings) {
    super({ ...settings, fs: { ...settings.fs, writeFile: writeWhole } })
  }

  /** By the address that was asked for: the key of what was stored for it and has expired, and its file of the build. */
  static #expired = new Map<string, { key: string; built: string | undefined }>()

  static #parts: Parts | undefined
  static #prebuilt = new Map<string, string>()

  /** Changes when an address may have come or gone. */
  static addressVersion = 0

  /** Whom to tell that tags have expired: the other servers, if there are any (scripts/front/tag-clock.ts). */
  static tell = async (_tags: string[]): Promise<void> => undefined

  /** Whom to tell that a page has been made, or was tried in vain and kept (scripts/front/stored-answers.ts). */
  static made = (_key: string): void => undefined

  override async revalidateTag(tags: string | string[], durations?: { expire?: number }): Promise<void> {
    await super.revalidateTag(tags, durations)
    noteAddresses([tags].flat())
    await CacheHandler.tell([tags].flat())
  }

  /** What another server told: whatever has these tags and was made before an instant has expired. */
  static expire(tags: string[], at: number): void {
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = tagsManifest.get(tag) ?? {}
      tagsManifest.set(tag, { stale: Math.max(stale, at), expired: Math.max(expired, at) })
    }
    noteAddresses(tags)
  }

  override async get(key: string, context: Context): Promise<Entry | null> {
    const kept = await super.get(key, context)
    const found = kept && haveExpiredSince(kept.lastModified, tagsOf(kept.value, context)) ? null : kept
    const asked = requested.getStore()
    if (found && asked && isAnswer(found)) asked.stored = { key, entry: found }
    if (found || !asked) return found
    // Next forgets what has expired only when it is stored anew; a page of the build that expired unread it never knew.
    const built = this.builtFile(key)
    if (isAnswer(FileSystemCache.memoryCache?.get(key)) || (built && existsSync(built))) {
      const expired = CacheHandler.#expired
      expired.set(asked.address, { key, built })
      const [oldest = asked.address] = expired.keys()
      if (expired.size > rememberedAddresses) expired.delete(oldest)
    }
    return found
  }

  /** What is stored by a key, with the moment of it, while it is in memory and nothing in it has expired. */
  static current(key: string): Stored | undefined {
    const kept = FileSystemCache.memoryCache?.get(key)
    return isAnswer(kept) && !haveExpiredSince(kept.lastModified, tagsOf(kept.value)) ? kept : undefined
  }

  /** What was last stored for an address, however old. */
  static lastGood(address: string): Whole | undefined {
    const { key, built } = CacheHandler.#expired.get(address) ?? {}
    const { value } = (key && FileSystemCache.memoryCache?.get(key)) || {}
    if (value?.kind === 'APP_PAGE')
      return { status: 200, headers: { 'content-type': html }, body: value.html }
    if (value?.kind === 'APP_ROUTE')
      return {
        status: 200,
        headers: { 'content-type': String(value.headers['content-type']) },
        body: value.body,
      }
    if (!built || !existsSync(built)) return undefined
    return { status: 200, headers: { 'content-type': html }, body: readFileSync(built, 'utf8') }
  }

  override async set(key: string, data: Value | null, context: Context): Promise<void> {
    const isOld = haveExpiredSince(this.#startedAt, tagsOf(data, context))
    const page = data?.kind === 'APP_PAGE' ? data : undefined
    const isRedirect = Boolean(page?.headers?.location)
    // A file too may not be there, as the picture of an unknown article.
    const isMissing = !isRedirect && (page ?? (data?.kind === 'APP_ROUTE' ? data : undefined))?.status === 404
    if (page && !isRedirect) this.finish(key, page)
    CacheHandler.made(key)
    if (isOld || isMissing) return
    await (page && isRedirect ? this.setRedirect(key, page, context) : super.set(key, data, context))
  }

  /** What is answered is finished too, also where it is not stored. */
  finish(key: string, data: Page): void {
    if (data.status === 404) this.refuse(key, data)
    const { html, headers } = data
    const page = { html: String(html), headers: headers ?? {} }
    Object.assign(data, finishPage(page, this.buildParts()))
  }

  buildParts(): Parts {
    CacheHandler.#parts ??= readParts(join(this.serverDistDir, '..'))
    return CacheHandler.#parts
  }

  /** Puts the words of a prebuilt page into the answer for an address without one. */
  refuse(key: string, data: Page): void {
    this.forget(key)
    if (isGone(data)) {
      data.status = 410
      data.html = this.prebuilt(removed)
    }
    // `notFound()` in a page rendered on request gives an empty document that only JavaScript fills.
    else if (String(data.html).includes(emptyDocument)) data.html = this.notFoundPage(key)
  }

  /** What was taken down is no last good page. */
  forget(key: string): void {
    FileSystemCache.memoryCache?.remove(key)
    rmSync(this.getFilePath(`${key}.html`, 'APP_PAGE'), { force: true })
    const built = this.builtFile(key)
    if (built) rmSync(built, { force: true })
  }

  /** Where the page of a key stands if the build made it: `/route-cache/APP_PAGE/<hash>/$/blog/x` is `/blog/x` there. */
  builtFile(key: string): string | undefined {
    const at = key.indexOf('/$/')
    const path = key.slice(at + 2)
    const isNone = at === -1 || [notFound, removed, unknownAsset].includes(path)
    return isNone ? undefined : this.getFilePath(`${path}.html`, 'APP_PAGE')
  }

  /** The request that makes a redirect has its address on the response already: Next 16.4 would send it twice. */
  async setRedirect(key: string, data: Page, context: Context): Promise<void> {
    await super.set(key, { ...data, headers: { ...data.headers } }, context)
    delete data.headers?.location
  }

  /** An unknown asset has a page of its own: with a search. */
  notFoundPage(key: string): string {
    // The key is `/route-cache/APP_PAGE/<hash>/$/detalhe-ativo/XYZ9`.
    return this.prebuilt(key.includes(`$${assetPages}`) ? unknownAsset : notFound)
  }

  prebuilt(path: string): string {
    const known = CacheHandler.#prebuilt
    const page = known.get(path) ?? readFileSync(join(this.serverDistDir, `app${path}.html`), 'utf8')
    known.set(path, page)
    return page
  }
}

/** A server that is killed leaves no half of a page for the one that comes after it. */
async function writeWhole(file: string, data: string | Buffer): Promise<void> {
  const partial = `${file}.${randomUUID()}.tmp`
  await writeFile(partial, data)
  await rename(partial, file)
}

function noteAddresses(tags: string[]): void {
  if (tags.some((tag) => addressTags.has(tag))) CacheHandler.addressVersion++
}

/**
 * Whether a tag has expired at an instant or after it; what a clock gives the same millisecond is older than the publication.
 * Next asks the clock that `performance` has, which may be behind the one that the instants are of: for as long as that, a
 * page of before passes for new.
 */
function haveExpiredSince(instant: number, tags: string[]): boolean {
  return tags.some((tag) => {
    const { expired = 0 } = tagsManifest.get(tag) ?? {}
    return expired >= instant && expired <= Date.now()
  })
}

/** A page or a file, and no answer of the store. */
function isAnswer(entry: Entry | undefined): entry is Entry & { value: Page | RouteFile } {
  return entry?.value?.kind === 'APP_PAGE' || entry?.value?.kind === 'APP_ROUTE'
}

function isGone(page: Page): boolean {
  return tagsOf(page).includes(goneTag)
}

/** Of a page they stand in a header of its own, of an answer to a query beside it. */
function tagsOf(data: Value | null, context?: Context): string[] {
  const header = data?.headers?.['x-next-cache-tags']
  if (typeof header === 'string') return header.split(',')
  return (data && 'tags' in data ? data.tags : undefined) ?? context?.tags ?? []
}
