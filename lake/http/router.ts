import type { Answer } from './answer.ts'
import { forbidden, httpError, unauthorized } from './errors.ts'
import { limits } from './limits.ts'

/**
 * Who asks. `null` is anonymous: published content only. A person with a role may write what `beforeCommit` lets that role
 * write, and never operates the store.
 */
export type Identity = { userId: string; mayWrite: boolean; role?: string } | null

/** Of a program that adds to counts (write/counting.ts): it reads nothing and writes nothing else. */
export const counterRole = 'contador'

/** `name` in lower case. */
export type RequestHeaders = { get(name: string): string | null }

/** The part of a web request that routes read. To make a whole one costs as much as many an answer. */
export type WebRequest = Pick<Request, 'method' | 'url' | 'signal' | 'text' | 'bytes'> & {
  headers: RequestHeaders
  body: AsyncIterable<Uint8Array> | null
}

export type Call = {
  request: WebRequest
  url: URL
  /** Values of the `:name` parts of the path. */
  path: Record<string, string>
  /** `1`, `X` or a day. */
  apiVersion: string
  identity: Identity
  /** Address of the other end of the connection. */
  from: string
}

/**
 * Least that a caller must hold: nothing, any token, one that writes (`counter`: or only counts), one that writes without a
 * role.
 */
type Access = 'anyone' | 'token' | 'counter' | 'writer' | 'operator'

export type Route = {
  method: 'GET' | 'POST' | 'PUT'
  path: string
  access: Access
  answer(call: Call): Answer | Promise<Answer>
}

const versionPrefix = /^\/v(X|1|\d{4}-\d{2}-\d{2})(?=\/)/

/** Finds the route of a call and answers it, if the caller may. */
export function createRouter(routes: Route[], dataset: string) {
  const compiled = routes.map((route) => ({ route, pattern: route.path.split('/') }))

  function find(segments: string[]) {
    return compiled.flatMap(({ route, pattern }) => {
      const path = matchSegments(pattern, segments)
      return path ? [{ route, path }] : []
    })
  }

  return async function answer(call: Omit<Call, 'path' | 'apiVersion'>): Promise<Answer> {
    const { pathname } = call.url
    const [prefix, apiVersion = '1'] = versionPrefix.exec(pathname) ?? ['']
    const segments = pathname.slice(prefix.length).split('/').map(decodeSegment)
    const { method } = call.request
    const candidates = find(segments)
    if (candidates.length === 0) throw httpError(404, `Este acervo não conhece o endereço ${pathname}`)
    const found = candidates.find(({ route }) => route.method === (method === 'HEAD' ? 'GET' : method))
    if (!found) throw httpError(405, `O endereço ${pathname} não aceita ${method}`)
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
  if (identity?.role === counterRole && access !== 'counter') throw forbidden()
  if (access === 'anyone') return
  if (!identity) throw unauthorized()
  if (access !== 'token' && !identity.mayWrite) throw forbidden()
  if (access === 'operator' && identity.role !== undefined) throw forbidden()
}

/** Whether the API version is dated on or after `day` (`X`, the experimental one, is after every day). */
export function isVersionSince(apiVersion: string, day: string): boolean {
  return apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= day)
}

/** The JSON body of a request. An array is accepted by the one route that expects it. */
export async function readJson(request: WebRequest): Promise<Record<string, unknown>> {
  checkEncoding(request.headers)
  const text = await readText(request)
  if (isDeeperThan(limits.bodyDepth, text))
    throw httpError(400, `O corpo do pedido passa de ${limits.bodyDepth} níveis`)
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null)
    throw httpError(400, 'O corpo do pedido não é um objeto JSON')
  // An array has no named fields for the routes that expect an object.
  return body as Record<string, unknown>
}

// A body without a type, or sent as text, comes from scripts and curl.
function checkEncoding(headers: RequestHeaders): void {
  const type = headers.get('content-type')
  if (type !== null && !/^(application\/([\w.-]+\+)?json|text\/plain)\s*(;|$)/i.test(type)) {
    throw httpError(415, 'O corpo do pedido tem de ser application/json')
  }
  if (!/^(identity)?$/i.test(headers.get('content-encoding') ?? '')) {
    throw httpError(415, 'O corpo do pedido não pode vir comprimido')
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

async function readText(request: WebRequest): Promise<string> {
  const content = await request.bytes()
  try {
    return strictUtf8.decode(content)
  } catch {
    throw httpError(400, 'O corpo do pedido não é UTF-8')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw httpError(400, 'O corpo do pedido não é JSON')
  }
}

/** Whether a JSON text nests deeper, by its brackets alone: nothing is made of a text that is refused. */
function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === quote) at = endOfString(json, at)
    else if (sign === openBracket || sign === openBrace) depth += 1
    else if (sign === closeBracket || sign === closeBrace) depth -= 1
    if (depth > limit) return true
  }
  return false
}

const [quote, backslash, openBracket, closeBracket, openBrace, closeBrace] = Buffer.from('"\\[]{}')

function endOfString(json: string, start: number): number {
  let at = start + 1
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1
  return at
}
