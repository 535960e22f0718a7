import type { AnswerHeaders } from './answer.ts'
import { httpError } from './errors.ts'
import type { WebRequest } from './router.ts'
import { isLocal, type StreamShards } from './stream-shards.ts'

/** A Host header: no user, path or query that the URL parser would take for more than a name. */
export const hostShape = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i

/**
 * Refuses names that are not ours: a page that rebinds its own name to this machine's address sends that name.
 *
 * @param names by which the store is reached beyond localhost
 */
export function checkHost(hostname: string, names: ReadonlySet<string>): void {
  if (isLocal(hostname) || names.has(hostname)) return
  throw httpError(421, `Este acervo não atende pelo nome ${hostname}. Inclua o nome em STORE_NAMES.`)
}

/** The same for a Host header, with or without a port. */
export function isOurHost(host: string, names: ReadonlySet<string>): boolean {
  const address = `http://${host}`
  if (!hostShape.test(host) || !URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return isLocal(hostname) || names.has(hostname)
}

export type OriginPolicy = {
  /** The origin to name in CORS headers, or `null` for none. Refuses foreign pages. */
  allowedOrigin(request: WebRequest, url: URL): string | null
}

export function createOriginPolicy(origins: ReadonlySet<string>, shards: StreamShards): OriginPolicy {
  return {
    allowedOrigin(request, url) {
      const origin = request.headers.get('origin')
      if (origin === null) {
        refuseEmbedding(request, url)
        return null
      }
      if (origins.has(origin) || shards.holdsTicket(url)) return origin
      // The sign-in page posts to itself, and a picture may be shown anywhere.
      if (origin === url.origin || isPublicAsset(request, url)) return null
      throw httpError(403, `A origem ${origin} não está na lista de origens permitidas`)
    },
  }
}

/**
 * A browser tells no origin when a page shows something as a picture, a frame or a script: nothing of ours but assets is
 * meant to be shown, and a picture of a long query would keep the store busy for anybody. Opening an address is fine,
 * except that of data from a foreign page.
 */
function refuseEmbedding(request: WebRequest, url: URL): void {
  const site = request.headers.get('sec-fetch-site')
  if (site === null || site === 'none' || site === 'same-origin' || isPublicAsset(request, url)) return
  const isOpened = request.headers.get('sec-fetch-dest') === 'document'
  if (isOpened && (site === 'same-site' || !url.pathname.includes('/data/'))) return
  throw httpError(403, 'Outra página não pode mostrar o que é deste acervo')
}

function isPublicAsset({ method }: WebRequest, { pathname }: URL): boolean {
  return (method === 'GET' || method === 'HEAD') && /^\/(images|files)\//.test(pathname)
}

export function addCors(headers: AnswerHeaders, origin: string | null): void {
  const varies = headers.get('vary')
  headers.set('vary', varies ? `${varies}, origin` : 'origin')
  if (origin === null) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
}

export const securityHeaders = [
  ['cache-control', 'no-store'],
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['referrer-policy', 'no-referrer'],
  ['x-content-type-options', 'nosniff'],
] as const

/** Headers of every answer, unless its route has set them: nothing here may be framed, sniffed or kept. */
export function addSecurityHeaders(headers: AnswerHeaders): void {
  for (const [name, value] of securityHeaders) if (!headers.has(name)) headers.set(name, value)
}

export function preflightResponse(request: WebRequest): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  })
}
