import { choosePerspective, readParams } from './data-routes.ts'
import { type Doc, type DocumentChange, isPublishedId } from './documents.ts'
import { httpError } from './errors.ts'
import { eventStreamResponse } from './event-stream.ts'
import { type GroqNode, parseQuery, runSync } from './groq.ts'
import { targetOf } from './mutate.ts'
import type { QueryEngine } from './query.ts'
import { type Call, isVersionSince, type Route } from './router.ts'
import type { Store, Transaction } from './store.ts'
import type { StreamShards } from './stream-shards.ts'

/** Mutations of the documents that match a query, as they are committed. */
export function listenRoutes(store: Store, engine: QueryEngine, shards: StreamShards): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/listen/:dataset',
      access: 'anyone',
      answer: (call) => shards.redirect(call.request, call.url, call.identity) ?? listen(call, store, engine),
    },
  ]
}

type Matched = DocumentChange & { transition: 'appear' | 'update' | 'disappear' }

function listen(call: Call, store: Store, engine: QueryEngine): Response {
  const { url, request, identity } = call
  const query = url.searchParams.get('query')
  if (!query) throw httpError(400, 'Falta a consulta (query)')
  const tree = parseQuery(query, readParams(url))
  const matches = createMatcher(call, tree, engine)
  const wants = (name: string, otherwise = false) => flag(url, name, otherwise)

  return eventStreamResponse(request, (stream) => {
    stream.send('welcome', { listenerName: crypto.randomUUID() })
    const stop = store.onTransaction((transaction) => {
      const matched = transaction.changes.flatMap((change) => matchChange(change, matches))
      for (const [position, change] of matched.entries()) {
        const event = {
          ...eventHead(transaction, change),
          identity: identity ? transaction.author : '',
          ...(wants('includeMutations', true) && { mutations: mutationsOf(transaction, change) }),
          ...(wants('includeResult') && { result: change.after }),
          ...(wants('includePreviousRevision') && { previous: change.before }),
          ...(url.searchParams.get('effectFormat') === 'mendoza' && {
            effects: transaction.effects[change.documentId],
          }),
          // The Studio holds a transaction back until it has as many events as this says.
          transactionTotalEvents: matched.length,
          transactionCurrentEvent: position + 1,
        }
        stream.send('mutation', event, event.eventId)
      }
    })
    stream.onClose(stop)
  })
}

function flag(url: URL, name: string, otherwise: boolean): boolean {
  const value = url.searchParams.get(name)
  return value === null ? otherwise : value === 'true'
}

/** Whether this listener sees a state of a document: allowed to, among the versions it asked for, and matching. */
function createMatcher(call: Call, tree: GroqNode, engine: QueryEngine): (doc: Doc) => boolean {
  const { url, identity, apiVersion } = call
  const defaultsToAll = !isVersionSince(apiVersion, '2025-02-19')
  const onlyPublished = !identity || !flag(url, 'includeAllVersions', defaultsToAll)
  const perspective = choosePerspective(call, ['raw'])

  return (doc) => {
    if (onlyPublished && !isPublishedId(doc._id)) return false
    const result = runSync(tree, {
      dataset: [doc],
      params: {},
      identity: identity?.userId ?? '',
      dereference: ({ _ref }) => engine.view(perspective).get(_ref),
    })
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}

function matchChange(change: DocumentChange, matches: (doc: Doc) => boolean): Matched[] {
  const { before, after } = change
  const matchedBefore = before !== null && matches(before)
  const matchedAfter = after !== null && matches(after)
  if (!matchedBefore && !matchedAfter) return []
  const transition = !matchedBefore ? 'appear' : !matchedAfter ? 'disappear' : 'update'
  return [{ ...change, transition }]
}

function eventHead(transaction: Transaction, { documentId, before, after, transition }: Matched) {
  return {
    eventId: `${transaction.id}#${documentId}`,
    documentId,
    transactionId: transaction.id,
    transition,
    previousRev: before?._rev,
    resultRev: after?._rev ?? transaction.id,
    timestamp: transaction.timestamp,
    visibility: 'query',
  }
}

function mutationsOf(transaction: Transaction, { documentId }: Matched) {
  return transaction.mutations.filter((mutation) => targetOf(mutation) === documentId)
}
