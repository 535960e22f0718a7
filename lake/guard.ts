import { httpError } from './errors.ts'
import type { StreamShards } from './stream-shards.ts'

const megabyte = 1024 * 1024

/** Largest request body, in bytes. */
export function bodyLimit(pathname: string): number {
  return pathname.includes('/assets/') ? 120 * megabyte : 20 * megabyte
}

/** Refuses names that are not of this machine: a page that rebinds its own name to 127.0.0.1 sends that name. */
export function checkHost(hostname: string): void {
  if (hostname === 'localhost' || hostname === '127.0.0.1' || hostname.endsWith('.localhost')) return
  throw httpError(421, 'Este servidor só atende por localhost')
}

export type OriginPolicy = {
  /** The origin to name in CORS headers, or `null` for none. Refuses a write from a foreign page. */
  allowedOrigin(request: Request, url: URL): string | null
}

export function createOriginPolicy(origins: ReadonlySet<string>, shards: StreamShards): OriginPolicy {
  return {
    allowedOrigin(request, url) {
      const origin = request.headers.get('origin')
      if (origin === null) return null
      if (origins.has(origin) || shards.holdsTicket(url)) return origin
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw httpError(403, `A origem ${origin} não está na lista de origens permitidas`)
      }
      return null
    },
  }
}

export function addCors(headers: Headers, origin: string | null): void {
  headers.append('vary', 'origin')
  if (origin === null) return
  headers.set('access-control-allow-origin', origin)
  headers.set('access-control-allow-credentials', 'true')
}

export function preflightResponse(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
      'access-control-max-age': '600',
    },
  })
}
