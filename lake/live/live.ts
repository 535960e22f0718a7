import { unauthorized } from '../http/errors.ts'
import type { StreamPlaces } from '../http/limits.ts'
import type { Call, Route } from '../http/router.ts'
import type { StreamShards } from '../http/stream-shards.ts'
import { type Audience, changeTags } from '../query/sync-tags.ts'
import type { Store, Transaction } from '../store/store.ts'
import { type EventChunk, type EventStream, encodeEvent, eventStreamResponse } from './event-stream.ts'
import type { RecentTransactions } from './recent-transactions.ts'

/** Tells which earlier results are out of date. What someone may not read does not count for them. */
export function liveRoutes(
  store: Store,
  recent: RecentTransactions,
  shards: StreamShards,
  places: StreamPlaces,
): Route[] {
  const readers = new Map<Audience, Set<EventStream>>()
  store.onTransaction((transaction) => {
    for (const [audience, streams] of readers) {
      const messages = streams.size > 0 ? messagesOf(transaction, audience, store) : []
      for (const stream of [...streams]) stream.send(...messages)
    }
  })

  function follow(call: Call): Response {
    const includeDrafts = call.url.searchParams.get('includeDrafts') === 'true'
    if (includeDrafts && !call.identity) throw unauthorized()
    const audience = !call.identity ? 'public' : includeDrafts ? 'drafts' : 'published'
    const streams = readers.get(audience) ?? new Set()
    readers.set(audience, streams)
    const release = call.identity === null ? places.take(call.from) : () => {}
    return openStream(call, recent, release, {
      streams,
      messagesOf: (transaction) => messagesOf(transaction, audience, store),
    })
  }

  return [
    {
      method: 'GET',
      path: '/data/live/events/:dataset',
      access: 'anyone',
      answer: (call) => shards.redirect(call.request, call.url, call.identity) ?? follow(call),
    },
  ]
}

function messagesOf(transaction: Transaction, audience: Audience, store: Store): EventChunk[] {
  const tags = changeTags(transaction, audience, store.get)
  return tags.length > 0 ? [encodeEvent('message', { tags }, transaction.id)] : []
}

type Readers = { streams: Set<EventStream>; messagesOf(transaction: Transaction): EventChunk[] }

/**
 * A stream that comes back with the id of the last event it saw gets what it missed; where that is not known any
 * more, `restart`: every result may be out of date.
 */
function openStream(
  { request }: Call,
  recent: RecentTransactions,
  release: () => void,
  readers: Readers,
): Response {
  const lastSeen = request.headers.get('last-event-id')
  const missed = lastSeen ? recent.since(lastSeen) : []

  return eventStreamResponse(request, recent.position, (stream) => {
    const id = recent.position()
    stream.send(encodeEvent('welcome', { id }, lastSeen && missed ? lastSeen : id))
    stream.send(...(missed ? missed.flatMap(readers.messagesOf) : [encodeEvent('restart', { id }, id)]))
    readers.streams.add(stream)
    stream.onClose(() => {
      readers.streams.delete(stream)
      release()
    })
  })
}
