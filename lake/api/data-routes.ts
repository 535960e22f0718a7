import { type Answer, jsonResponse, jsonTextResponse } from '../http/answer.ts'
import { httpError } from '../http/errors.ts'
import {
  type Call,
  counterRole,
  type Identity,
  isVersionSince,
  type Route,
  readJson,
} from '../http/router.ts'
import { type Perspective, parsePerspective } from '../query/perspectives.ts'
import type { QueryEngine } from '../query/query.ts'
import { type Doc, isPublicId, isRecord } from '../store/documents.ts'
import { createStage, type Writer } from '../store/mutate.ts'
import type { Store, Transaction } from '../store/store.ts'
import { asActionError, translateActions } from '../write/actions.ts'
import { refuseAllButCounts } from '../write/counting.ts'
import { parseMutation, resolveQueries, withArrayKeys } from '../write/mutation-request.ts'

/** Queries, documents by id, and the two ways to write: mutations and actions. */
export function dataRoutes(store: Store, engine: QueryEngine): Route[] {
  return [
    { method: 'GET', path: '/data/query/:dataset', access: 'anyone', answer: (call) => query(call, engine) },
    { method: 'POST', path: '/data/query/:dataset', access: 'anyone', answer: (call) => query(call, engine) },
    {
      method: 'GET',
      path: '/data/doc/:dataset/:ids',
      access: 'anyone',
      answer: (call) => fetchDocuments(call, store),
    },
    {
      method: 'POST',
      path: '/data/mutate/:dataset',
      access: 'counter',
      answer: (call) => mutate(call, store, engine),
    },
    { method: 'POST', path: '/data/actions/:dataset', access: 'writer', answer: (call) => act(call, store) },
    exportRoute(store),
  ]
}

/** Anonymous callers read what is public, whatever they ask for. */
function choosePerspective({ identity, apiVersion }: Call, asked: string[]): Perspective {
  if (!identity) return 'public'
  return parsePerspective(asked) ?? (isVersionSince(apiVersion, '2025-02-19') ? 'published' : 'raw')
}

/** The `$name` parameters of an address, each a JSON value. */
export function readParams(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$')) continue
    try {
      params[name.slice(1)] = JSON.parse(value)
    } catch {
      throw httpError(400, `O parâmetro ${name} não é JSON`)
    }
  }
  return params
}

async function query(call: Call, engine: QueryEngine): Promise<Answer> {
  const started = performance.now()
  const { url, request, identity, from } = call
  const body = request.method === 'POST' ? await readJson(request) : {}
  const text = body.query ?? url.searchParams.get('query')
  if (typeof text !== 'string' || text === '') throw httpError(400, 'Falta a consulta (query)')
  const asked = [body.perspective ?? url.searchParams.getAll('perspective')].flat().map(String)
  const wanted = {
    query: text,
    params: isRecord(body.params) ? body.params : readParams(url),
    perspective: choosePerspective(call, asked),
    identity: identity?.userId ?? '',
    ...askedSourceMap(url),
  }
  const caller = { anonymousFrom: identity ? null : from, signal: request.signal }
  const { json, tags, sourceMap } = await engine.evaluateQuery(wanted, caller)
  const ms = Math.round(performance.now() - started)
  const echo = url.searchParams.get('returnQuery') === 'false' ? '' : `"query":${JSON.stringify(text)},`
  // The result has been JSON since the worker that made it.
  const map = sourceMap === undefined ? '' : `"resultSourceMap":${sourceMap},`
  const answer = `{${echo}"result":${json},${map}"syncTags":${JSON.stringify(tags)},"ms":${ms}}`
  return jsonTextResponse(answer)
}

function askedSourceMap(url: URL): { sourceMap?: 'keys' | 'positions' } {
  const asked = url.searchParams.get('resultSourceMap')
  if (asked === 'withKeyArraySelector') return { sourceMap: 'keys' }
  return asked === 'true' ? { sourceMap: 'positions' } : {}
}

function fetchDocuments({ path, identity }: Call, store: Store): Answer {
  const ids = (path.ids ?? '').split(',')
  const found = ids.map((id) => ({ id, doc: identity || isPublicId(id) ? store.get(id) : null }))
  return jsonResponse({
    documents: found.flatMap(({ doc }) => doc ?? []),
    omitted: found.filter(({ doc }) => !doc).map(({ id }) => ({ id, reason: 'existence' })),
  })
}

function writerOf(identity: Identity): Writer {
  return { author: identity?.userId ?? '', ...(identity?.role !== undefined && { role: identity.role }) }
}

async function mutate(call: Call, store: Store, engine: QueryEngine): Promise<Answer> {
  const { url, request, identity } = call
  const body = await readJson(request)
  if (!Array.isArray(body.mutations)) throw httpError(400, 'Falta a lista de mutações (mutations)')
  if (identity?.role === counterRole) refuseAllButCounts(body.mutations)
  const resolved = await resolveQueries(body.mutations, engine)
  const asks = (name: string) => url.searchParams.get(name) === 'true'
  const keyed = asks('autoGenerateArrayKeys') ? resolved.map((mutation) => withArrayKeys(mutation)) : resolved
  const mutations = keyed.map(parseMutation)
  const options = { ...transactionId(body), ...writerOf(identity) }
  const transaction = asks('dryRun')
    ? store.dryRun(mutations, options)
    : await store.commitSoon(() => mutations, options)
  return jsonResponse({
    transactionId: transaction.id,
    results: asks('returnDocuments') ? withDocuments(transaction, store) : transaction.results,
  })
}

function withDocuments({ results, changes }: Transaction, store: Store) {
  const changed = new Map(changes.map(({ documentId, before, after }) => [documentId, after ?? before]))
  return results.map((result) => ({ ...result, document: changed.get(result.id) ?? store.get(result.id) }))
}

async function act({ request, identity }: Call, store: Store): Promise<Answer> {
  const body = await readJson(request)
  if (!Array.isArray(body.actions)) throw httpError(400, 'Falta a lista de ações (actions)')
  const { actions } = body
  const stamp = { transactionId: '', timestamp: new Date().toISOString() }
  // Each sees what the one before it has left, and nobody comes between the look and the change.
  const mutations = () => translateActions(actions, createStage(store, stamp))
  try {
    const options = { ...transactionId(body), ...writerOf(identity) }
    const { id } =
      body.dryRun === true ? store.dryRun(mutations(), options) : await store.commitSoon(mutations, options)
    return jsonResponse({ transactionId: id })
  } catch (error) {
    throw asActionError(error)
  }
}

// Ids travel in lists parted by commas, in addresses and as event ids.
function transactionId({ transactionId: id }: Record<string, unknown>): { transactionId?: string } {
  if (id === undefined) return {}
  if (typeof id === 'string' && /^[\w.-]{1,128}$/.test(id)) return { transactionId: id }
  throw httpError(400, 'Identificador de transação inválido (transactionId)')
}

/** `GET /data/export/:dataset`: every document as a line of JSON, by id, all of the same moment. */
function exportRoute(store: Store): Route {
  return {
    method: 'GET',
    path: '/data/export/:dataset',
    access: 'token',
    answer: ({ url }: Call) => {
      const lines: string[] = []
      for (let page = store.readPage(''); page.length > 0; page = store.readPage(page.at(-1)?.id ?? '')) {
        for (const { body } of page) lines.push(isAsset(body) ? withAddressOf(url, body) : body, '\n')
      }
      return new Response(new Blob(lines), { headers: { 'content-type': 'application/x-ndjson' } })
    },
  }
}

function isAsset(body: string): boolean {
  return body.includes('"sanity.imageAsset"') || body.includes('"sanity.fileAsset"')
}

/** An asset document keeps the address of its upload; an export must give the address where the store is now. */
function withAddressOf(url: URL, body: string): string {
  // The file holds complete documents only.
  const doc = JSON.parse(body) as Doc
  const isItself = doc._type === 'sanity.imageAsset' || doc._type === 'sanity.fileAsset'
  if (!isItself || typeof doc.path !== 'string') return body
  return JSON.stringify({ ...doc, url: `${url.origin}/${doc.path}` })
}
