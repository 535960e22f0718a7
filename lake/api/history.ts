import { httpError } from '../http/errors.ts'
import type { Call, Route } from '../http/router.ts'
import { type Doc, isDraftId, toDraftId, toPublishedId } from '../store/documents.ts'
import type { Store } from '../store/store.ts'
import { documentEvents, type HistoryLog, type HistoryStep, readLog } from './history-log.ts'

/** Transactions of documents and their earlier revisions, for the Studio's history and its restore. */
export function historyRoutes(store: Store): Route[] {
  const log = readLog(store)
  const base = '/data/history/:dataset'
  return [
    {
      method: 'GET',
      path: `${base}/events/documents/:id`,
      access: 'token',
      answer: (call) => events(call, store, log),
    },
    {
      method: 'GET',
      path: `${base}/transactions/:ids`,
      access: 'token',
      answer: (call) => transactions(call, log),
    },
    {
      method: 'GET',
      path: `${base}/documents/:ids`,
      access: 'token',
      answer: (call) => documentsAt(call, store, log),
    },
    {
      method: 'GET',
      path: '/data/references/:dataset/documents/:id/to',
      access: 'token',
      // Counts references from other datasets; there are none. References of this dataset come by query.
      answer: () => Response.json({ totalCount: 0, references: [] }),
    },
  ]
}

function events({ path, url }: Call, store: Store, log: HistoryLog): Response {
  const id = toPublishedId(path.id ?? '')
  const limit = Number(url.searchParams.get('limit') ?? 100)
  const steps = log.stepsOf([id, toDraftId(id)])
  const newestFirst = documentEvents(id, steps, store.get(toDraftId(id)) !== null)
  return Response.json({ events: { [path.id ?? id]: newestFirst.slice(0, limit) }, nextCursor: '' })
}

function transactions({ path, url }: Call, log: HistoryLog): Response {
  const asked = url.searchParams
  const from = log.sequenceOf(asked.get('fromTransaction')) ?? 0
  const to = log.sequenceOf(asked.get('toTransaction')) ?? Number.POSITIVE_INFINITY
  const fromTime = instantOf(asked.get('fromTime'), '')
  const toTime = instantOf(asked.get('toTime'), '~')
  const chosen = log
    .stepsOf((path.ids ?? '').split(','))
    .filter((step) => step.sequence >= from && step.sequence <= to)
    .filter((step) => step.timestamp >= fromTime && step.timestamp <= toTime)
  const grouped = groupByTransaction(chosen)
  if (asked.get('reverse') === 'true') grouped.reverse()
  const limited = grouped.slice(0, Number(asked.get('limit') ?? grouped.length))
  const effects = log.effectsOf(limited.flat())
  const lines = limited.map((steps) => {
    return `${JSON.stringify(transactionRecord(steps, effects))}\n`
  })
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
}

/** As the log writes it, so that text comparison is comparison in time. */
function instantOf(asked: string | null, fallback: string): string {
  if (asked === null) return fallback
  const instant = new Date(asked)
  if (Number.isNaN(instant.getTime())) throw httpError(400, `"${asked}" não é uma data e hora`)
  return instant.toISOString()
}

function groupByTransaction(steps: HistoryStep[]): HistoryStep[][] {
  const groups = new Map<string, HistoryStep[]>()
  for (const step of steps) {
    const group = groups.get(step.transactionId)
    if (group) group.push(step)
    else groups.set(step.transactionId, [step])
  }
  return Array.from(groups.values())
}

function transactionRecord(steps: HistoryStep[], effects: ReturnType<HistoryLog['effectsOf']>) {
  const [first] = steps
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: steps.map((step) => step.documentId),
    // Not kept: the Studio always asks without them (`excludeMutations=true`), and the effects say what happened.
    mutations: [],
    effects: Object.fromEntries(steps.map((step) => [step.documentId, effects.get(step)])),
  }
}

function documentsAt({ path, url }: Call, store: Store, log: HistoryLog): Response {
  const ids = (path.ids ?? '').split(',')
  const revision = url.searchParams.get('revision')
  const time = url.searchParams.get('time')
  const documentAt = (id: string): Doc | null => {
    if (revision !== null) return log.atRevision(id, revision)
    return time === null ? store.get(id) : log.atTime(id, time)
  }
  const [onlyId] = ids
  const found = ids.flatMap((id) => documentAt(id) ?? [])
  // The revision of a draft that was born published: the Studio asks under the id of the draft.
  if (found.length === 0 && ids.length === 1 && onlyId && isDraftId(onlyId)) {
    found.push(...[documentAt(toPublishedId(onlyId))].filter((doc) => doc !== null))
  }
  return Response.json({ documents: found })
}
