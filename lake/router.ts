import { forbidden, httpError, unauthorized } from './errors.ts'

/** Who asks. `null` is anonymous: published content only. */
export type Identity = { userId: string; mayWrite: boolean } | null

export type Call = {
  request: Request
  url: URL
  /** Values of the `:name` parts of the path. */
  path: Record<string, string>
  /** `1`, `X` or a day. */
  apiVersion: string
  identity: Identity
}

/** Least that a caller must hold: nothing, any token, the write token. */
type Access = 'anyone' | 'token' | 'writer'

export type Route = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  access: Access
  answer(call: Call): Response | Promise<Response>
}

const versionPrefix = /^\/v(X|1|\d{4}-\d{2}-\d{2})(?=\/)/

/** Finds the route of a call and answers it, if the caller may. */
export function createRouter(routes: Route[], dataset: string) {
  const compiled = routes.map((route) => ({ route, pattern: route.path.split('/') }))

  function find(method: string, segments: string[]) {
    for (const { route, pattern } of compiled) {
      const path = route.method === method && matchSegments(pattern, segments)
      if (path) return { route, path }
    }
    return null
  }

  return async function answer(call: Omit<Call, 'path' | 'apiVersion'>): Promise<Response> {
    const { pathname } = call.url
    const [prefix, apiVersion = '1'] = versionPrefix.exec(pathname) ?? ['']
    const segments = pathname.slice(prefix.length).split('/').map(decodeSegment)
    const found = find(call.request.method === 'HEAD' ? 'GET' : call.request.method, segments)
    if (!found) throw httpError(404, `Este repositório não conhece ${call.request.method} ${pathname}`)
    const { route, path } = found
    authorize(route.access, call.identity)
    if (path.dataset !== undefined && path.dataset !== dataset) {
      throw httpError(404, `O conjunto de dados "${path.dataset}" não existe`)
    }
    return route.answer({ ...call, path, apiVersion })
  }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    throw httpError(400, 'Endereço malformado')
  }
}

/** `*` at the end of a pattern takes any remainder. */
function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.at(-1) === '*' ? segments.length < pattern.length : segments.length !== pattern.length)
    return null
  const values: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part === '*') return values
    if (part.startsWith(':') && segment !== '') values[part.slice(1)] = segment
    else if (part !== segment) return null
  }
  return values
}

function authorize(access: Access, identity: Identity): void {
  if (access === 'anyone') return
  if (!identity) throw unauthorized()
  if (access === 'writer' && !identity.mayWrite) throw forbidden()
}

/** Whether the API version is dated on or after `day` (`X`, the experimental one, is after every day). */
export function isVersionSince(apiVersion: string, day: string): boolean {
  return apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= day)
}

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  let body: unknown
  try {
    body = JSON.parse(await request.text())
  } catch (error) {
    if (error instanceof SyntaxError) throw httpError(400, 'O corpo do pedido não é JSON')
    throw error
  }
  if (typeof body !== 'object' || body === null)
    throw httpError(400, 'O corpo do pedido não é um objeto JSON')
  // An array is accepted by the one route that expects it and has no named fields for the others.
  return body as Record<string, unknown>
}
