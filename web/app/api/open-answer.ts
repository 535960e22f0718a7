import { createHash } from 'node:crypto'

/** Any page may read it. */
const openHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': 'ETag',
}

/** `body` for everyone, kept a minute by a CDN, or 304 for who has it already. */
export function openAnswer(request: Request, body: string, contentType: string): Response {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  const headers = {
    ...openHeaders,
    'Cache-Control': 'public, max-age=10, s-maxage=60, stale-while-revalidate=240',
    ETag: etag,
  }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(body, { headers: { ...headers, 'Content-Type': contentType } })
}

export function openJson(request: Request, body: unknown): Response {
  return openAnswer(request, JSON.stringify(body), 'application/json; charset=utf-8')
}

/** Not 200, and not to be kept. */
export function openFailure(status: 400 | 404 | 503, body: unknown): Response {
  const headers = new Headers({ ...openHeaders, 'Cache-Control': 'no-store' })
  if (status === 503) headers.set('Retry-After', '10')
  return Response.json(body, { status, headers })
}

/** The same for who reads a file, and not JSON: one sentence in Portuguese. `retryAfter`, in seconds, is of a 503. */
export function openSentence(status: 400 | 503, text: string, retryAfter = 86_400): Response {
  const headers = new Headers({ ...openHeaders, 'Content-Type': 'text/plain; charset=utf-8' })
  headers.set('Cache-Control', 'no-store')
  if (status === 503) headers.set('Retry-After', String(retryAfter))
  return new Response(`${text}\n`, { status, headers })
}
