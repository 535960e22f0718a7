import { isPublishedId } from './documents.ts'
import { unauthorized } from './errors.ts'
import { eventStreamResponse } from './event-stream.ts'
import type { Call, Route } from './router.ts'
import type { Store, Transaction } from './store.ts'
import type { StreamShards } from './stream-shards.ts'

const anyDocument = 's1:any'

/** What a result depends on, one tag per document type. */
export function syncTags(types: Set<string> | null): string[] {
  return types ? Array.from(types, typeTag) : [anyDocument]
}

function typeTag(type: string): string {
  return `s1:type-${type}`
}

/** Tells which earlier results are out of date. Drafts count only for those who may read them. */
export function liveRoutes(store: Store, shards: StreamShards): Route[] {
  return [
    {
      method: 'GET',
      path: '/data/live/events/:dataset',
      access: 'anyone',
      answer: (call) => shards.redirect(call.request, call.url, call.identity) ?? follow(call, store),
    },
  ]
}

function follow({ request, url, identity }: Call, store: Store): Response {
  const includeDrafts = url.searchParams.get('includeDrafts') === 'true'
  if (includeDrafts && !identity) throw unauthorized()
  return eventStreamResponse(request, (stream) => {
    stream.send('welcome', { id: crypto.randomUUID() })
    const stop = store.onTransaction((transaction) => {
      const tags = changedTags(transaction, includeDrafts)
      if (tags.length > 0) stream.send('message', { tags }, transaction.id)
    })
    stream.onClose(stop)
  })
}

function changedTags({ changes }: Transaction, includeDrafts: boolean): string[] {
  const visible = changes.filter(({ documentId }) => includeDrafts || isPublishedId(documentId))
  if (visible.length === 0) return []
  const types = visible.flatMap(({ before, after }) => [before?._type, after?._type])
  const named = types.filter((type) => type !== undefined)
  return [anyDocument, ...new Set(named.map(typeTag))]
}
