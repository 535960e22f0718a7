import { readParams } from '../api/data-routes.ts'
import { httpError, queryError } from '../http/errors.ts'
import { limits, type StreamPlaces } from '../http/limits.ts'
import { type Call, isVersionSince, type Route } from '../http/router.ts'
import type { StreamShards } from '../http/stream-shards.ts'
import { parseQuery, runSync } from '../query/groq.ts'
import { type GroqNode, isNode } from '../query/groq-tree.ts'
import { isFilterOfAll, lookupFor } from '../query/planner.ts'
import { visitsPerValue } from '../query/query-cost.ts'
import { refuseOversized, usualLimits, withinWork } from '../query/query-limits.ts'
import { type Doc, isPublicId, isPublishedId } from '../store/documents.ts'
import type { Store, Transaction } from '../store/store.ts'
import { type EventChunk, encodeEvent, eventStreamResponse, maxWaitingBytes } from './event-stream.ts'
import {
  createListenHub,
  type ListenHub,
  type Listening,
  matchedChanges,
  mutationEvents,
  type Shape,
} from './listen-hub.ts'
import type { RecentTransactions } from './recent-transactions.ts'

/** Mutations of the documents that match a query, as they are committed. */
export function listenRoutes(
  store: Store,
  recent: RecentTransactions,
  shards: StreamShards,
  places: StreamPlaces,
): Route[] {
  const hub = createListenHub()
  store.onTransaction(hub.publish)
  return [
    {
      method: 'GET',
      path: '/data/listen/:dataset',
      access: 'anyone',
      answer: (call) =>
        shards.redirect(call.request, call.url, call.identity) ??
        listen(call, store, { recent, hub, places }),
    },
  ]
}

type Streams = { recent: RecentTransactions; hub: ListenHub; places: StreamPlaces }

/**
 * A stream that asks to be resumed (`enableResume`) and comes back with the id of the last event it saw gets
 * `welcomeback` and what it missed. Where that is not known any more it gets `reset`, and `welcome` as all others.
 */
function listen(call: Call, store: Store, { recent, hub, places }: Streams): Response {
  const { url, request, identity, from } = call
  const listening = createMatcher(call, store)
  const shape = readShape(call)
  const lastSeen = flag(url, 'enableResume', false) ? request.headers.get('last-event-id') : null
  const missed = lastSeen ? missedEvents(lastSeen, recent, listening, shape) : null

  const release = identity === null ? places.take(from) : () => {}

  return eventStreamResponse(request, recent.position, (stream) => {
    stream.onClose(release)
    const hello = { listenerName: crypto.randomUUID() }
    if (lastSeen && missed) {
      // The line may break again before what was missed has arrived.
      const position = missed.length > 0 ? lastSeen : recent.position()
      stream.send(encodeEvent('welcomeback', hello, position), ...missed)
    } else {
      if (lastSeen) stream.send(encodeEvent('reset', {}, recent.position()))
      stream.send(encodeEvent('welcome', hello, recent.position()))
    }
    hub.join(listening, stream, shape)
  })
}

/** `null` where it is not known (any more), or too much to send at once. */
function missedEvents(
  lastSeen: string,
  recent: RecentTransactions,
  { matches, isAnonymous }: Listening,
  shape: Shape,
): EventChunk[] | null {
  const before = performance.now()
  const eventsOf = (transaction: Transaction) =>
    mutationEvents(transaction, matchedChanges(transaction, matches), shape)
  const [id, documentId] = splitEventId(lastSeen)
  const later = recent.since(lastSeen) ?? recent.since(id)
  if (!later) return null
  // The break may have come between two events of one transaction.
  const broken = recent.get(id)
  const seen = broken
    ? matchedChanges(broken, matches).findIndex((change) => change.documentId === documentId)
    : -1
  const rest = broken && seen >= 0 ? eventsOf(broken).slice(seen + 1) : []
  const events = rest
  for (const transaction of later) {
    if (isAnonymous && performance.now() - before > limits.filterTime.anonymous) return null
    events.push(...eventsOf(transaction))
  }
  const bytes = events.reduce((sum, { byteLength }) => sum + byteLength, 0)
  return bytes > maxWaitingBytes ? null : events
}

/** `<transaction>#<document>` of a mutation; the position of a `welcome` has no document. */
function splitEventId(eventId: string): [transactionId: string, documentId: string] {
  const end = eventId.lastIndexOf('#')
  return end < 0 ? [eventId, ''] : [eventId.slice(0, end), eventId.slice(end + 1)]
}

function readShape({ url, identity }: Call): Shape {
  const wants = (name: string, otherwise = false) => flag(url, name, otherwise)
  // A change can be queried as soon as it is published, so both kinds of visibility are the same here.
  const visibility = url.searchParams.get('visibility') ?? 'transaction'
  if (!['transaction', 'query', 'async'].includes(visibility)) {
    throw httpError(400, 'visibility aceita transaction, query ou async')
  }
  return {
    includeMutations: wants('includeMutations', true),
    includeResult: wants('includeResult'),
    includePreviousRevision: wants('includePreviousRevision'),
    includeEffects: url.searchParams.get('effectFormat') === 'mendoza',
    includeAuthor: identity !== null,
  }
}

function flag(url: URL, name: string, otherwise: boolean): boolean {
  const value = url.searchParams.get(name)
  return value === null ? otherwise : value === 'true'
}

/** Every listener is asked about every change, while the server waits. The Studio stops when its listener is refused. */
function briefly<Result>(job: () => Result): Result {
  return withinWork({ ...usualLimits, time: limits.oneFilterTime }, job)
}

const seesId = { raw: () => true, published: isPublishedId, public: isPublicId }

/**
 * Whether this listener sees a state of a document: allowed to, among the versions it asked for, and matching.
 * Matchers with the same key answer the same.
 */
function createMatcher(call: Call, store: Store): Listening {
  const { url, identity, apiVersion } = call
  const query = url.searchParams.get('query')
  if (!query) throw httpError(400, 'Falta a consulta (query)')
  const params = readParams(url)
  refuseOversized(query)
  const tree = briefly(() => parseQuery(query, params))
  // `*` alone looks at the one document that has changed.
  const visits = tree.type === 'Everything' ? 1 : visitsPerValue(tree)
  if (!identity && (visits ?? Number.POSITIVE_INFINITY) > limits.anonymousVisits) throw onlyPlain()
  // Here nothing but time stops a filter that more than walks down the document.
  const guard = visits === null ? { guard: briefly } : {}
  const defaultsToAll = !isVersionSince(apiVersion, '2025-02-19')
  const includeAll = flag(url, 'includeAllVersions', defaultsToAll)
  const audience = !identity ? 'public' : includeAll ? 'raw' : 'published'
  const author = identity?.userId ?? ''

  function dereference({ _ref }: { _ref: string }): Doc | null {
    return identity || isPublicId(_ref) ? store.get(_ref) : null
  }

  const mayMatch = createPrefilter(tree, params)

  function matches(doc: Doc): boolean {
    if (!seesId[audience](doc._id) || !mayMatch(doc)) return false
    const result = runSync(tree, { dataset: [doc], params, identity: author, dereference, ...guard })
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }

  return { key: JSON.stringify([query, params, audience, author]), matches, isAnonymous: !identity }
}

function onlyPlain() {
  return queryError(
    'queryNotAllowedError',
    'Sem token, um ouvinte aceita só filtros simples: comparações de campos, sem subconsultas nem somas',
  )
}

/** Sorts out most documents by id and type alone: the Studio listens to each document that it shows. */
function createPrefilter(tree: GroqNode, params: Record<string, unknown>): (doc: Doc) => boolean {
  if (!isFilterOfAll(tree) || !isNode(tree.expr)) return () => true
  const { ids, types } = lookupFor(tree.expr, params)
  return ({ _id, _type }) => (!ids || ids.includes(_id)) && (!types || types.includes(_type))
}
