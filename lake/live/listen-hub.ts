import { ApiError, reportDefect } from '../http/errors.ts'
import type { Doc, DocumentChange } from '../store/documents.ts'
import { targetOf } from '../store/mutate.ts'
import type { Transaction } from '../store/store.ts'
import { type EventChunk, type EventStream, encodeEvent } from './event-stream.ts'

/** What a listener wants to read of each change. */
export type Shape = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
  /** Who changed it is not for the anonymous. */
  includeAuthor: boolean
}

export type Matcher = (doc: Doc) => boolean

type Group = { matches: Matcher; members: Map<EventStream, Shape> }

export type ListenHub = ReturnType<typeof createListenHub>

/**
 * Takes each transaction to the listeners. Those with the same query are one group: a change is matched once for
 * all of them. It is written once for all groups that match the same of it and want it in the same shape.
 */
export function createListenHub() {
  const groups = new Map<string, Group>()

  function join(key: string, matches: Matcher, stream: EventStream, shape: Shape): void {
    const group = groups.get(key) ?? { matches, members: new Map() }
    groups.set(key, group)
    group.members.set(stream, shape)
    stream.onClose(() => {
      group.members.delete(stream)
      if (group.members.size === 0) groups.delete(key)
    })
  }

  function publish(transaction: Transaction): void {
    const written: Written = new Map()
    for (const group of groups.values()) {
      try {
        publishTo(group, transaction, written)
      } catch (error) {
        // The filter of one group must not silence the others.
        endGroup(group, transaction, error)
      }
    }
  }

  return { join, publish }
}

function endGroup({ members }: Group, { id }: Transaction, error: unknown): void {
  // A filter that is too much is no fault of ours.
  if (!(error instanceof ApiError)) reportDefect(error)
  const failure = encodeEvent(
    'channelError',
    { message: 'A consulta deste ouvinte não pôde ser avaliada' },
    id,
  )
  for (const stream of [...members.keys()]) {
    stream.send(failure)
    stream.end()
  }
}

/** Events of one transaction, by what is told of it. */
type Written = Map<string, EventChunk[]>

function publishTo({ matches, members }: Group, transaction: Transaction, written: Written): void {
  const matched = matchedChanges(transaction, matches)
  if (matched.length === 0) return
  const told = matched.map(({ documentId, transition }) => `${transition} ${documentId}`).join()
  for (const [stream, shape] of [...members]) {
    const key = `${JSON.stringify(shape)} ${told}`
    const events = written.get(key) ?? mutationEvents(transaction, matched, shape)
    written.set(key, events)
    stream.send(...events)
  }
}

export type MatchedChange = DocumentChange & { transition: 'appear' | 'update' | 'disappear' }

export function matchedChanges({ changes }: Transaction, matches: Matcher): MatchedChange[] {
  return changes.flatMap((change) => {
    const matchedBefore = change.before !== null && matches(change.before)
    const matchedAfter = change.after !== null && matches(change.after)
    if (!matchedBefore && !matchedAfter) return []
    const transition = !matchedBefore ? 'appear' : !matchedAfter ? 'disappear' : 'update'
    return [{ ...change, transition }]
  })
}

/** One event per matched document. The Studio holds a transaction back until it has as many as they say. */
export function mutationEvents(
  transaction: Transaction,
  matched: MatchedChange[],
  shape: Shape,
): EventChunk[] {
  return matched.map((change, position) => {
    const { documentId, before, after, transition } = change
    const eventId = `${transaction.id}#${documentId}`
    const event = {
      eventId,
      documentId,
      transactionId: transaction.id,
      transition,
      identity: shape.includeAuthor ? transaction.author : '',
      ...(shape.includeMutations && {
        mutations: transaction.mutations.filter((mutation) => targetOf(mutation) === documentId),
      }),
      ...(shape.includeResult && { result: after }),
      ...(shape.includePreviousRevision && { previous: before }),
      ...(shape.includeEffects && { effects: transaction.effects[documentId] }),
      previousRev: before?._rev,
      resultRev: after?._rev ?? transaction.id,
      timestamp: transaction.timestamp,
      visibility: 'query',
      transactionTotalEvents: matched.length,
      transactionCurrentEvent: position + 1,
    }
    return encodeEvent('mutation', event, eventId)
  })
}
