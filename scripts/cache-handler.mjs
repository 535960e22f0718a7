import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import tagsManifest from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'
import { finishPage } from './pages/finish.mjs'
import { requested } from './start/last-good.mjs'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache
const emptyDocument = 'id="__next_error__"'
const assetPages = '/detalhe-ativo/'
const goneTag = 'gone'
/** On what scripts/start/addresses.mjs reads. */
const addressTags = new Set(['addresses', 'redirects', 'content'])
const html = 'text/html; charset=utf-8'
const rememberedAddresses = 1000

/**
 * Next's own disk cache for finished pages (scripts/pages/), except for pages that do not exist: they are never stored, and a reader without
 * JavaScript gets the text of the prebuilt 404 page. One that an editor calls gone answers 410, for which Next has
 * nothing: web/content/old-address.ts puts a tag on it.
 *
 * What was read before a publication and is stored after it would pass for new until the next one: it is not stored.
 *
 * Leans on internals of Next 16.4 (pinned): `set()` may change `data`, and the response carries the change; each request
 * has a handler of its own.
 */
export default class CacheHandler extends FileSystemCache {
  #startedAt = Date.now()

  /** By the address that was asked for: the key of what was stored for it, and has expired. */
  static #expired = new Map()

  /** Changes when an address may have come or gone. */
  static addressVersion = 0

  async revalidateTag(tags, durations) {
    await super.revalidateTag(tags, durations)
    if ([tags].flat().some((tag) => addressTags.has(tag))) CacheHandler.addressVersion++
  }

  async get(key, context) {
    const found = await super.get(key, context)
    const address = requested.getStore()
    // Next forgets what has expired only when it is stored anew.
    if (!found && address && isAnswer(FileSystemCache.memoryCache?.get(key)?.value)) {
      const expired = CacheHandler.#expired
      expired.set(address, key)
      if (expired.size > rememberedAddresses) expired.delete(expired.keys().next().value)
    }
    return found
  }

  /** What was last stored for an address, however old: `{ status, headers, body }`, or nothing. */
  static lastGood(address) {
    const { value } = FileSystemCache.memoryCache?.get(CacheHandler.#expired.get(address)) ?? {}
    if (value?.kind === 'APP_PAGE')
      return { status: 200, headers: { 'content-type': html }, body: value.html }
    if (value?.kind !== 'APP_ROUTE') return undefined
    return { status: 200, headers: { 'content-type': value.headers['content-type'] }, body: value.body }
  }

  async set(key, data, context) {
    // One millisecond earlier: a clock may give the publication and the request the same.
    const isOld = tagsManifest.areTagsExpired(tagsOf(data, context), this.#startedAt - 1)
    const isRedirect = data?.kind === 'APP_PAGE' && Boolean(data.headers?.location)
    const isPage = data?.kind === 'APP_PAGE' && !isRedirect
    // A file too may not be there, as the picture of an unknown article.
    const isMissing = (isPage || data?.kind === 'APP_ROUTE') && data.status === 404
    if (isPage) this.finish(key, data)
    if (isOld || isMissing) return
    return isRedirect ? this.setRedirect(key, data, context) : super.set(key, data, context)
  }

  /** What is answered is finished too, also where it is not stored. */
  finish(key, data) {
    if (data.status === 404) this.refuse(key, data)
    const { html, headers } = data
    Object.assign(data, finishPage({ html: String(html), headers: headers ?? {} }))
  }

  /** Puts the words of a prebuilt page into the answer for an address without one. */
  refuse(key, data) {
    this.forget(key)
    if (isGone(data)) {
      data.status = 410
      data.html = this.prebuilt('endereco-removido')
    }
    // `notFound()` in a page rendered on request gives an empty document that only JavaScript fills.
    else if (String(data.html).includes(emptyDocument)) data.html = this.notFoundPage(key)
  }

  /** What was taken down is no last good page. */
  forget(key) {
    FileSystemCache.memoryCache?.remove(key)
    rmSync(this.getFilePath(`${key}.html`, 'APP_PAGE'), { force: true })
  }

  /** The request that makes a redirect has its address on the response already: Next 16.4 would send it twice. */
  async setRedirect(key, data, context) {
    await super.set(key, { ...data, headers: { ...data.headers } }, context)
    delete data.headers.location
  }

  /** An unknown asset has a page of its own: with a search. */
  notFoundPage(key) {
    // The key is `/route-cache/APP_PAGE/<hash>/$/detalhe-ativo/XYZ9`.
    const file = key.includes(`$${assetPages}`) ? `${assetPages.slice(1)}codigo-desconhecido` : '_not-found'
    return this.prebuilt(file)
  }

  prebuilt(file) {
    CacheHandler.pages ??= {}
    CacheHandler.pages[file] ??= readFileSync(join(this.serverDistDir, `app/${file}.html`), 'utf8')
    return CacheHandler.pages[file]
  }
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
