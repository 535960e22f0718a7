import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { requested } from './front/last-good.ts'
import { finishPage, readParts } from './pages/finish.ts'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache
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

  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
  }

  /** By the address that was asked for: the key of what was stored for it and has expired, and its file of the build. */
  static #expired = new Map()

  /** Changes when an address may have come or gone. */
  static addressVersion = 0

  /** Whom to tell that tags have expired: the other servers, if there are any (scripts/front/tag-clock.ts). */
  static tell = async (_tags) => undefined

  /** Whom to tell that a page has been made, or was tried in vain and kept (scripts/front/stored-answers.ts). */
  static made = (_key) => undefined

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    noteAddresses([tags].flat())
    await CacheHandler.tell([tags].flat())
  }

  /** What another server told: whatever has these tags and was made before an instant has expired. */
  static expire(tags, at) {
    for (const tag of tags) {
      const { stale = 0, expired = 0 } = tagsManifest.tagsManifest.get(tag) ?? {}
      tagsManifest.tagsManifest.set(tag, { stale: Math.max(stale, at), expired: Math.max(expired, at) })
    }
    noteAddresses(tags)
  }

  async get(key, context) {
    const kept = await super.get(key, context)
    const found = kept && haveExpiredSince(kept.lastModified, tagsOf(kept.value, context)) ? null : kept
    const asked = requested.getStore()
    if (found && asked && isAnswer(found.value)) asked.stored = { key, entry: found }
    if (found || !asked) return found
    // Next forgets what has expired only when it is stored anew; a page of the build that expired unread it never knew.
    const built = this.builtFile(key)
    if (isAnswer(FileSystemCache.memoryCache?.get(key)?.value) || (built && existsSync(built))) {
      const expired = CacheHandler.#expired
      expired.set(asked.address, { key, built })
      if (expired.size > rememberedAddresses) expired.delete(expired.keys().next().value)
    }
    return found
  }

  /** What is stored by a key, with the moment of it, while it is in memory and nothing in it has expired. */
  static current(key) {
    const kept = FileSystemCache.memoryCache?.get(key)
    return kept && !haveExpiredSince(kept.lastModified, tagsOf(kept.value)) ? kept : undefined
  }

  /** What was last stored for an address, however old: `{ status, headers, body }`, or nothing. */
  static lastGood(address) {
    const { key, built } = CacheHandler.#expired.get(address) ?? {}
    const { value } = FileSystemCache.memoryCache?.get(key) ?? {}
    if (value?.kind === 'APP_PAGE')
      return { status: 200, headers: { 'content-type': html }, body: value.html }
    if (value?.kind === 'APP_ROUTE')
      return { status: 200, headers: { 'content-type': value.headers['content-type'] }, body: value.body }
    if (!built || !existsSync(built)) return undefined
    return { status: 200, headers: { 'content-type': html }, body: readFileSync(built, 'utf8') }
  }

  async set(key, data, context) {
    const isOld = haveExpiredSince(this.#startedAt, tagsOf(data, context))
    const isRedirect = data?.kind === 'APP_PAGE' && Boolean(data.headers?.location)
    const isPage = data?.kind === 'APP_PAGE' && !isRedirect
    // A file too may not be there, as the picture of an unknown article.
    const isMissing = (isPage || data?.kind === 'APP_ROUTE') && data.status === 404
    if (isPage) this.finish(key, data)
    CacheHandler.made(key)
    if (isOld || isMissing) return
    return isRedirect ? this.setRedirect(key, data, context) : super.set(key, data, context)
  }

  /** What is answered is finished too, also where it is not stored. */
  finish(key, data) {
    if (data.status === 404) this.refuse(key, data)
    const { html, headers } = data
    const page = { html: String(html), headers: headers ?? {} }
    Object.assign(data, finishPage(page, this.buildParts()))
  }

  buildParts() {
    CacheHandler.parts ??= readParts(join(this.serverDistDir, '..'))
    return CacheHandler.parts
  }

  /** Puts the words of a prebuilt page into the answer for an address without one. */
  refuse(key, data) {
    this.forget(key)
    if (isGone(data)) {
      data.status = 410
      data.html = this.prebuilt(removed)
    }
    // `notFound()` in a page rendered on request gives an empty document that only JavaScript fills.
    else if (String(data.html).includes(emptyDocument)) data.html = this.notFoundPage(key)
  }

  /** What was taken down is no last good page. */
  forget(key) {
    FileSystemCache.memoryCache?.remove(key)
    rmSync(this.getFilePath(`${key}.html`, 'APP_PAGE'), { force: true })
    const built = this.builtFile(key)
    if (built) rmSync(built, { force: true })
  }

  /** Where the page of a key stands if the build made it: `/route-cache/APP_PAGE/<hash>/$/blog/x` is `/blog/x` there. */
  builtFile(key) {
    const at = key.indexOf('/$/')
    const path = key.slice(at + 2)
    const isNone = at === -1 || [notFound, removed, unknownAsset].includes(path)
    return isNone ? undefined : this.getFilePath(`${path}.html`, 'APP_PAGE')
  }

  /** The request that makes a redirect has its address on the response already: Next 16.4 would send it twice. */
  async setRedirect(key, data, context) {
    await super.set(key, { ...data, headers: { ...data.headers } }, context)
    delete data.headers.location
  }

  /** An unknown asset has a page of its own: with a search. */
  notFoundPage(key) {
    // The key is `/route-cache/APP_PAGE/<hash>/$/detalhe-ativo/XYZ9`.
    return this.prebuilt(key.includes(`$${assetPages}`) ? unknownAsset : notFound)
  }

  prebuilt(path) {
    CacheHandler.pages ??= {}
    CacheHandler.pages[path] ??= readFileSync(join(this.serverDistDir, `app${path}.html`), 'utf8')
    return CacheHandler.pages[path]
  }
}

/** A server that is killed leaves no half of a page for the one that comes after it. */
async function writeWhole(file, data) {
  const partial = `${file}.${randomUUID()}.tmp`
  await writeFile(partial, data)
  await rename(partial, file)
}

function noteAddresses(tags) {
  if (tags.some((tag) => addressTags.has(tag))) CacheHandler.addressVersion++
}

/**
 * Whether a tag has expired at an instant or after it; what a clock gives the same millisecond is older than the publication.
 * Next asks the clock that `performance` has, which may be behind the one that the instants are of: for as long as that, a
 * page of before passes for new.
 */
function haveExpiredSince(instant, tags) {
  return tags.some((tag) => {
    const { expired = 0 } = tagsManifest.tagsManifest.get(tag) ?? {}
    return expired >= instant && expired <= Date.now()
  })
}

/** A page or a file, and no answer of the store. */
function isAnswer(value) {
  return value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'
}

function isGone(page) {
  return tagsOf(page).includes(goneTag)
}

/** Of a page they stand in a header of its own, of an answer to a query beside it. */
function tagsOf(data, context) {
  const header = data?.headers?.['x-next-cache-tags']
  return typeof header === 'string' ? header.split(',') : (data?.tags ?? context?.tags ?? [])
}
