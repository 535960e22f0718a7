import { ApiError, httpError, reportDefect } from '../http/errors.ts'
import { limits } from '../http/limits.ts'
import type { Doc, DocumentChange } from '../store/documents.ts'
import { targetOf } from '../store/mutate.ts'
import type { Transaction } from '../store/store.ts'
import { type EventChunk, type EventStream, encodeEvent } from './event-stream.ts'

export type Shape = {
  includeMutations: boolean
  includeResult: boolean
  includePreviousRevision: boolean
  includeEffects: boolean
  /** Who changed it is not for the anonymous. */
  includeAuthor: boolean
}

export type Matcher = (doc: Doc) => boolean

/** `isAnonymous`: of listeners without a token, who share a budget of their own. */
export type Listening = { key: string; matches: Matcher; isAnonymous: boolean }

type Group = Listening & {
  members: Map<EventStream, Shape>
  /** Milliseconds of work for the last transaction. */
  cost: number
}

type Members = [EventStream, Shape][]

export type ListenHub = ReturnType<typeof createListenHub>

/** Milliseconds that this thread has worked: a machine that stands still ends nobody's filter. */
function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** One transaction, and what its filters have cost so far. */
type Round = { transaction: Transaction; written: Written; spent: number; budget: number }

/**
 * Delivers each transaction to the listeners. Listeners with the same query are one group: a change is matched once for
 * the group, and serialized once for all groups with the same matches and the same shape.
 *
 * The filters of one transaction share a time budget, the cheapest first; a group that it does not reach is ended with an
 * error event. The writer waits for the listeners with a token alone: anonymous ones have a budget of their own, in
 * slices between other work.
 *
 * @param worked a clock of this thread's work, in milliseconds
 */
export function createListenHub(worked: () => number = workedMs, later: typeof defer = defer) {
  const groups = new Map<string, Group>()
  const inTurn = createSlices(worked, later)

  function join({ key, matches, isAnonymous }: Listening, stream: EventStream, shape: Shape): void {
    const group = groups.get(key) ?? { key, matches, isAnonymous, members: new Map(), cost: 0 }
    groups.set(key, group)
    group.members.set(stream, shape)
    stream.onClose(() => {
      group.members.delete(stream)
      if (group.members.size === 0) groups.delete(key)
    })
  }

  /** @param members of the group when the transaction was made: a later one has it from its `welcome` */
  function tell(group: Group, members: Members, round: Round): void {
    if (group.members.size === 0) return
    const before = worked()
    try {
      if (round.spent >= round.budget) throw tooLate()
      publishTo(group.matches, members, round)
    } catch (error) {
      // The filter of one group must not silence the others.
      endGroup(group, round.transaction, error)
    }
    group.cost = worked() - before
    round.spent += group.cost
  }

  function publish(transaction: Transaction): void {
    const round = { transaction, written: new Map(), spent: 0, budget: limits.filterTime.withToken }
    const strangers = { ...round, written: new Map(), budget: limits.filterTime.anonymous }
    for (const group of [...groups.values()].sort((one, other) => one.cost - other.cost)) {
      const members = [...group.members]
      if (group.isAnonymous) inTurn(() => tell(group, members, strangers))
      else tell(group, members, round)
    }
  }

  return { join, publish }
}

/** Not at once: a write and its answer take several turns of the loop, and would meet a slice at each. */
function defer(work: () => void): void {
  setTimeout(work, limits.filterTime.pause)
}

/** Does pieces of work in their order, for a moment at a time. */
function createSlices(worked: () => number, later: (work: () => void) => void) {
  let waiting: (() => void)[] = []

  function slice(): void {
    const before = worked()
    let done = 0
    while (done < waiting.length && worked() - before < limits.filterTime.slice) waiting[done++]?.()
    waiting = waiting.slice(done)
    if (waiting.length > 0) later(slice)
  }

  return (work: () => void): void => {
    waiting.push(work)
    if (waiting.length === 1) later(slice)
  }
}

function tooLate(): ApiError {
  return httpError(429, 'As consultas dos ouvintes passaram do tempo que têm juntas')
}

function endGroup({ members }: Group, { id }: Transaction, error: unknown): void {
  // A filter that is too much is no fault of ours.
  if (!(error instanceof ApiError)) reportDefect(error)
  const failure = encodeEvent(
    'channelError',
    {
      message: 'A consulta deste ouvinte não pôde ser avaliada, ou não coube no tempo que todas têm juntas',
    },
    id,
  )
  for (const stream of [...members.keys()]) {
    stream.send(failure)
    stream.end()
  }
}

/** Events of one transaction, by the matched changes and the shape. */
type Written = Map<string, EventChunk[]>

function publishTo(matches: Matcher, members: Members, { transaction, written }: Round): void {
  const matched = matchedChanges(transaction, matches)
  if (matched.length === 0) return
  const told = matched.map(({ documentId, transition }) => `${transition} ${documentId}`).join()
  for (const [stream, shape] of members) {
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
