import { applyPatch } from 'mendoza'
import { type Doc, isDraftId, isRecord, toDraftId, toPublishedId } from './documents.ts'
import { documentEvents, type HistoryStep } from './history-events.ts'
import type { Call, Route } from './router.ts'
import type { Store } from './store.ts'

/** Earlier states of documents, rebuilt from the present one by undoing the log. */
export function historyRoutes(store: Store): Route[] {
  const log = readLog(store)
  const base = '/data/history/:dataset'
  return [
    {
      method: 'GET',
      path: `${base}/events/documents/:id`,
      access: 'token',
      answer: (call) => events(call, log),
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
      // References from other datasets only; there are none. Those of this dataset come by query.
      answer: () => Response.json({ totalCount: 0, references: [] }),
    },
  ]
}

type Log = ReturnType<typeof readLog>

function readLog({ database }: Store) {
  const steps = database.prepare(`
    SELECT t.sequence, t.id, t.author, t.timestamp, t.mutations,
           c.document_id AS documentId, c.apply, c.revert, c.previous_rev AS previousRev
    FROM changes c JOIN transactions t USING (sequence)
    WHERE c.document_id IN (SELECT value FROM json_each(?))
    ORDER BY t.sequence
  `)
  const sequenceOf = database.prepare('SELECT sequence FROM transactions WHERE id = ?')
  const sequenceAt = database.prepare(
    'SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?',
  )

  return {
    /** Everything that happened to these documents, oldest first. */
    stepsOf(ids: string[]): HistoryStep[] {
      return steps.all(JSON.stringify(ids)).map((row) => ({
        sequence: Number(row.sequence),
        transactionId: String(row.id),
        author: String(row.author),
        timestamp: String(row.timestamp),
        mutations: String(row.mutations),
        documentId: String(row.documentId),
        previousRev: row.previousRev === null ? null : String(row.previousRev),
        apply: JSON.parse(String(row.apply)),
        revert: JSON.parse(String(row.revert)),
      }))
    },
    /** `null` for a transaction that the log does not have. */
    sequenceOf(transactionId: string | null): number | null {
      const row = transactionId === null ? undefined : sequenceOf.get(transactionId)
      return row ? Number(row.sequence) : null
    },
    sequenceAt: (time: string): number => Number(sequenceAt.get(time)?.sequence ?? 0),
  }
}

function events({ path, url }: Call, log: Log): Response {
  const id = toPublishedId(path.id ?? '')
  const limit = Number(url.searchParams.get('limit') ?? 100)
  const steps = log.stepsOf([id, toDraftId(id)])
  const newestFirst = documentEvents(id, steps).reverse()
  return Response.json({ events: { [path.id ?? id]: newestFirst.slice(0, limit) }, nextCursor: '' })
}

function transactions({ path, url }: Call, log: Log): Response {
  const asked = url.searchParams
  const from = log.sequenceOf(asked.get('fromTransaction')) ?? 0
  const to = log.sequenceOf(asked.get('toTransaction')) ?? Number.POSITIVE_INFINITY
  const fromTime = asked.get('fromTime') ?? ''
  const toTime = asked.get('toTime') ?? '~'
  const chosen = log
    .stepsOf((path.ids ?? '').split(','))
    .filter((step) => step.sequence >= from && step.sequence <= to)
    .filter((step) => step.timestamp >= fromTime && step.timestamp <= toTime)
  const grouped = groupByTransaction(chosen)
  if (asked.get('reverse') === 'true') grouped.reverse()
  const lines = grouped.slice(0, Number(asked.get('limit') ?? grouped.length)).map((steps) => {
    const record = transactionRecord(steps, asked.get('excludeMutations') !== 'true')
    return `${JSON.stringify(record)}\n`
  })
  return new Response(lines.join(''), { headers: { 'content-type': 'application/x-ndjson' } })
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

function transactionRecord(steps: HistoryStep[], withMutations: boolean) {
  const [first] = steps
  return {
    id: first?.transactionId,
    timestamp: first?.timestamp,
    author: first?.author,
    documentIDs: steps.map((step) => step.documentId),
    mutations: withMutations && first ? JSON.parse(first.mutations) : [],
    effects: Object.fromEntries(
      steps.map(({ documentId, apply, revert }) => [documentId, { apply, revert }]),
    ),
  }
}

function documentsAt({ path, url }: Call, store: Store, log: Log): Response {
  const ids = (path.ids ?? '').split(',')
  const revision = url.searchParams.get('revision')
  const time = url.searchParams.get('time')
  const until =
    revision !== null ? log.sequenceOf(revision) : time ? log.sequenceAt(time) : Number.POSITIVE_INFINITY
  // The Studio also asks for revisions that it made up itself, such as `publishCreation--<time>`.
  if (until === null) return Response.json({ documents: [] })
  const [onlyId] = ids
  const found = ids.flatMap((id) => documentAt(id, until, store, log) ?? [])
  // The revision of a draft that was born published: the Studio asks under the id of the draft.
  if (found.length === 0 && ids.length === 1 && onlyId && isDraftId(onlyId)) {
    found.push(...[documentAt(toPublishedId(onlyId), until, store, log)].filter((doc) => doc !== null))
  }
  return Response.json({ documents: found })
}

/** The state of a document after the transaction with that sequence number. */
function documentAt(id: string, until: number, store: Store, log: Log): Doc | null {
  let state: Doc | null = store.get(id)
  for (const step of log.stepsOf([id]).reverse()) {
    if (step.sequence <= until) break
    state = undo(state, step)
  }
  return state
}

function undo(state: Doc | null, { revert, previousRev }: HistoryStep): Doc | null {
  const { _rev, ...rest } = state ?? {}
  const earlier: unknown = applyPatch(state === null ? null : rest, revert)
  // The log holds only what `commit` computed from complete documents.
  return isRecord(earlier) ? ({ ...earlier, _rev: previousRev ?? '' } as Doc) : null
}
