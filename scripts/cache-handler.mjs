import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'

const FileSystemCache = fileSystemCache.default ?? fileSystemCache
const emptyDocument = 'id="__next_error__"'

/**
 * Next's own disk cache, except for pages that do not exist: they are never stored, and a reader without
 * JavaScript gets the text of the prebuilt 404 page.
 *
 * Leans on internals of Next 16.4 (pinned): `set()` may change `data`, and the response carries the change.
 */
export default class CacheHandler extends FileSystemCache {
  async set(key, data, context) {
    if (data?.kind !== 'APP_PAGE' || data.status !== 404) return super.set(key, data, context)
    // `notFound()` in a page rendered on request gives an empty document that only JavaScript fills.
    if (String(data.html).includes(emptyDocument)) data.html = this.notFoundPage()
  }

  notFoundPage() {
    CacheHandler.page ??= readFileSync(join(this.serverDistDir, 'app/_not-found.html'), 'utf8')
    return CacheHandler.page
  }
}
