import { createHash } from 'node:crypto'
import { errorResponse } from '../http/errors.ts'
import { createPlaces, limits } from '../http/limits.ts'
import type { Route, WebRequest } from '../http/router.ts'
import type { Store } from '../store/store.ts'
import {
  type AssetKind,
  type AssetName,
  assetFile,
  fileSize,
  parseAssetPath,
  writeWhole,
} from './asset-files.ts'
import { AssetRefused, maximumBytes, readBody } from './asset-limits.ts'
import { serveFile } from './asset-range.ts'
import { downloadType, fileAssetType, typeOf } from './asset-types.ts'
import { type ImageTransform, mimeTypeOf, parseTransform, transformImage } from './image-transform.ts'
import { createResultCache } from './result-cache.ts'
import { createSemaphore } from './semaphore.ts'

const transformed = createResultCache(64 * 1024 * 1024)

// A picture of 100 megapixels takes 400 MB while it is drawn.
const drawn = createSemaphore(limits.pictures.atOnce, limits.pictures.waiting)
const uploaded = createSemaphore(limits.uploads.atOnce, limits.uploads.waiting)

const shownByViewer = /^(application\/pdf|audio\/|video\/)/

const assetTypes = {
  images: { documentType: 'sanity.imageAsset', prefix: 'image' },
  files: { documentType: 'sanity.fileAsset', prefix: 'file' },
} as const

export function assetRoutes(store: Store, folder: string): Route[] {
  const upload = (kind: 'images' | 'files'): Route => ({
    method: 'POST',
    path: `/assets/${kind}/:dataset`,
    access: 'writer',
    answer: ({ request, url, identity }) =>
      uploadAsset(request, kind, url, store, folder, identity?.userId ?? ''),
  })
  const serve = (path: string): Route => ({
    method: 'GET',
    path,
    access: 'anyone',
    answer: ({ request, url, identity, from }) =>
      serveAsset(request, url, store, folder, identity === null ? from : null),
  })
  return [
    upload('images'),
    upload('files'),
    serve('/images/:project/:dataset/:file'),
    serve('/images/:project/:dataset/:file/:name'),
    serve('/files/:project/:dataset/:file'),
    serve('/files/:project/:dataset/:file/:name'),
  ]
}

/** `POST /assets/images|files/:dataset`: the same bytes again give the document that is already there. */
export async function uploadAsset(
  request: WebRequest,
  kind: AssetKind,
  url: URL,
  store: Store,
  assetFolder: string,
  author: string,
): Promise<Response> {
  try {
    const received = await readBody(request, maximumBytes[kind])
    const filename = wellFormed(url.searchParams.get('filename')?.slice(0, 255) ?? '') || null
    const described =
      kind === 'images'
        ? await uploaded(() => pictureOf(received), request.signal)
        : { ...fileAssetType(filename, received), content: received, metadata: undefined }
    const { extension, mimeType, content } = described
    const sha1hash = createHash('sha1').update(content).digest('hex')
    const size = 'width' in described ? `-${described.width}x${described.height}` : ''
    const file = `${sha1hash}${size}.${extension}`
    const { documentType, prefix } = assetTypes[kind]
    const id = `${prefix}-${sha1hash}${size}-${extension}`
    const path = `${kind}/${projectOf(request, url)}/${datasetOf(url)}/${file}`
    await writeWhole(assetFile(assetFolder, { kind, file }), content)
    const document = {
      _id: id,
      _type: documentType,
      assetId: sha1hash,
      extension,
      ...(described.metadata && { metadata: described.metadata }),
      mimeType,
      ...(filename && { originalFilename: filename }),
      ...describedByUploader(url.searchParams),
      path,
      sha1hash,
      size: content.byteLength,
      url: `${publicOrigin(url)}/${path}`,
    }
    store.commit([{ createIfNotExists: document }], { author })
    return Response.json({ document: store.get(id) })
  } catch (error) {
    return errorResponse(error)
  }
}

const picturePlaces = createPlaces(
  { byAddress: limits.pictures.byAddress, inAll: limits.pictures.waiting },
  'Imagens demais ao mesmo tempo deste endereço. Tente de novo em instantes.',
)

async function inPlaceOf<Result>(address: string | null, work: () => Promise<Result>): Promise<Result> {
  if (address === null) return work()
  const release = picturePlaces.take(address)
  try {
    return await work()
  } finally {
    release()
  }
}

/** Imported with the first picture, and libvips with it: a start of the store is quicker by a fifth without. */
async function pictureOf(content: Uint8Array) {
  const { describeImage } = await import('./image-metadata.ts')
  return describeImage(content)
}

/** The optional fields that @sanity/client and the Studio send with an upload. */
function describedByUploader(query: URLSearchParams): Record<string, unknown> {
  const texts = ['label', 'title', 'description', 'creditLine', 'altText']
  const given = texts.flatMap((key) => {
    const value = query.get(key)
    return value ? [[key, wellFormed(value.slice(0, 2000))]] : []
  })
  const source = { id: query.get('sourceId'), name: query.get('sourceName'), url: query.get('sourceUrl') }
  return { ...Object.fromEntries(given), ...(source.id && source.name && { source }) }
}

// Clients name the project in a header, or in the host (`<project>.localhost`) as for hosted Sanity.
function projectOf(request: WebRequest, url: URL): string {
  const named = request.headers.get('x-sanity-project-id')
  const project =
    named ?? (url.hostname.endsWith('.localhost') ? url.hostname.split('.')[0] : null) ?? 'local'
  if (!/^[-a-z0-9]{1,64}$/.test(project)) throw new AssetRefused(400, 'O nome do projeto é inválido.')
  return project
}

function datasetOf(url: URL): string {
  const dataset = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  if (!/^[-_~a-z0-9]{1,64}$/.test(dataset)) throw new AssetRefused(400, 'O nome do dataset é inválido.')
  return dataset
}

/** `*.localhost` resolves in browsers but not in every server process; plain `localhost` does in both. */
function publicOrigin(url: URL): string {
  const origin = new URL(url.origin)
  if (origin.hostname.endsWith('.localhost')) origin.hostname = 'localhost'
  return origin.origin
}

/**
 * `GET /images|files/:project/:dataset/:file`, transformed as the query asks.
 *
 * @param anonymousFrom the address of a caller without a token
 */
export async function serveAsset(
  request: WebRequest,
  url: URL,
  store: Store,
  assetFolder: string,
  anonymousFrom: string | null = null,
): Promise<Response> {
  try {
    // An address may end in any name, for a reader who saves the picture: /images/<project>/<dataset>/<file>/<name>.
    const [, vanityName] = url.pathname.split('/').slice(4)
    const asset = parseAssetPath(vanityName ? url.pathname.slice(0, -vanityName.length - 1) : url.pathname)
    const path = asset && assetFile(assetFolder, asset)
    const size = path === null ? null : await fileSize(path)
    // A deleted asset's file stays for a while, for a restore; its address does not.
    if (!asset || !path || size === null || !store.get(asset.id)) {
      throw new AssetRefused(404, 'Arquivo não encontrado.')
    }
    const transform =
      asset.kind === 'images' && asset.extension !== 'svg' && !url.searchParams.has('dlRaw')
        ? parseTransform(url.searchParams, asset, request.headers.get('accept') ?? '')
        : null
    const headers = headersFor(asset, transform, url.searchParams, store)
    if (transform) {
      const key = `${asset.file} ${JSON.stringify(transform)}`
      const draw = (signal: AbortSignal) => drawn(() => transformImage(path, transform), signal)
      const image = await inPlaceOf(anonymousFrom, () => transformed(key, draw, request.signal))
      return new Response(new Uint8Array(image), { headers })
    }
    return await serveFile(request, { path, size, tag: `"${asset.file}"` }, headers)
  } catch (error) {
    return errorResponse(error)
  }
}

function headersFor(
  asset: AssetName,
  transform: ImageTransform | null,
  query: URLSearchParams,
  store: Store,
): Headers {
  const type = transform ? mimeTypeOf(transform.format) : typeOf(asset.kind, asset.extension)
  const headers = new Headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    // An uploaded SVG or HTML opened by its address must not run as the store's own page. Browsers show no PDF and
    // play no film inside a sandbox, and those run nothing.
    'content-security-policy': shownByViewer.test(type)
      ? "script-src 'none'; frame-ancestors 'self'"
      : "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    // The site and the Studio, on other origins, show it.
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  })
  if (query.get('auto') === 'format') headers.set('vary', 'accept')
  const name = query.get('dlRaw') ?? query.get('dl')
  if (name !== null || type === downloadType) {
    const original = store.get(asset.id)?.originalFilename
    headers.set(
      'content-disposition',
      attachment(name || (typeof original === 'string' ? original : asset.file)),
    )
  }
  return headers
}

function attachment(filename: string): string {
  const plain = filename.replace(/[^\w.-]/g, '_')
  // RFC 5987 allows less than encodeURIComponent leaves alone.
  const encoded = encodeURIComponent(wellFormed(filename)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Half a surrogate pair, left over by a cut, has no encoding. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
