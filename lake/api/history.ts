import { applyPatch } from 'mendoza'
import { httpError } from '../http/errors.ts'
import type { Call, Route } from '../http/router.ts'
import { type Doc, isDraftId, isRecord, toDraftId, toPublishedId } from '../store/documents.ts'
import { encodePatch, type RawPatch } from '../store/mendoza.ts'
import type { Store } from '../store/store.ts'
import { documentEvents, type HistoryStep } from './history-events.ts'

/** What happened to documents and how they were before, for the Studio's history and its restore. */
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

function events({ path, url }: Call, log: HistoryLog): Response {
  const id = toPublishedId(path.id ?? '')
  const limit = Number(url.searchParams.get('limit') ?? 100)
  const steps = log.stepsOf([id, toDraftId(id)])
  const newestFirst = documentEvents(id, steps).reverse()
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

type Effects = { apply: RawPatch; revert: RawPatch }

type HistoryLog = ReturnType<typeof readLog>

/** Earlier states of documents, rebuilt from the present one by undoing the log, as far back as pruning has left it. */
export function readLog(store: Store) {
  const { database } = store
  const steps = database.prepare(`
    SELECT t.sequence, t.id, t.author, t.timestamp,
           c.document_id AS documentId, c.revert, c.previous_rev AS previousRev
    FROM changes c JOIN transactions t USING (sequence)
    WHERE c.document_id IN (SELECT value FROM json_each(?))
    ORDER BY t.sequence
  `)
  const sequenceOf = database.prepare('SELECT sequence FROM transactions WHERE id = ?')
  const sequenceAt = database.prepare(
    'SELECT max(sequence) AS sequence FROM transactions WHERE timestamp <= ?',
  )
  const startOf = database.prepare('SELECT sequence FROM history_starts WHERE document_id = ?')

  function stepsOf(ids: string[]): HistoryStep[] {
    return steps.all(JSON.stringify(ids)).map((row) => ({
      sequence: Number(row.sequence),
      transactionId: String(row.id),
      author: String(row.author),
      timestamp: String(row.timestamp),
      documentId: String(row.documentId),
      previousRev: row.previousRev === null ? null : String(row.previousRev),
      revert: JSON.parse(String(row.revert)),
    }))
  }

  /** The states of a document, newest first, each with the sequence number of the transaction that made it. */
  function* statesOf(id: string): Generator<{ doc: Doc | null; since: number }> {
    let doc = store.get(id)
    for (const step of stepsOf([id]).reverse()) {
      yield { doc, since: step.sequence }
      doc = undo(doc, step)
    }
    yield { doc, since: Number(startOf.get(id)?.sequence ?? 0) }
  }

  function stateWhere(id: string, isIt: (doc: Doc | null, since: number) => boolean): Doc | null {
    for (const { doc, since } of statesOf(id)) if (isIt(doc, since)) return doc
    return null
  }

  return {
    /** Everything that happened to these documents, oldest first. */
    stepsOf,
    /** `null` for a transaction that the log does not have. */
    sequenceOf(transactionId: string | null): number | null {
      const row = transactionId === null ? undefined : sequenceOf.get(transactionId)
      return row ? Number(row.sequence) : null
    },
    /** The document with that revision, or as it was after the transaction of that name. */
    atRevision(id: string, revision: string): Doc | null {
      const until = this.sequenceOf(revision)
      return stateWhere(id, (doc, since) => doc?._rev === revision || (until !== null && since <= until))
    },
    /** The document as it was at an ISO 8601 time. */
    atTime(id: string, time: string): Doc | null {
      const until = Number(sequenceAt.get(time)?.sequence ?? 0)
      return stateWhere(id, (_doc, since) => since <= until)
    },
    /** What each of these steps did to its document. `asked` may be any of the steps of any documents. */
    effectsOf(asked: HistoryStep[]): Map<HistoryStep, Effects> {
      const effects = new Map<HistoryStep, Effects>()
      for (const id of new Set(asked.map(({ documentId }) => documentId))) {
        const wanted = new Map(
          asked.flatMap((step) => (step.documentId === id ? [[step.sequence, step]] : [])),
        )
        let after: Doc | null = null
        let madeBy: HistoryStep | undefined
        for (const { doc, since } of statesOf(id)) {
          if (madeBy)
            effects.set(madeBy, { apply: encodePatch(bare(doc), bare(after)), revert: madeBy.revert })
          after = doc
          madeBy = wanted.get(since)
        }
      }
      return effects
    },
  }
}

function undo(state: Doc | null, { revert, previousRev }: HistoryStep): Doc | null {
  const earlier: unknown = applyPatch(bare(state), revert)
  // The log holds only what `commit` computed from complete documents.
  return isRecord(earlier) ? ({ ...earlier, _rev: previousRev ?? '' } as Doc) : null
}

/** Without `_rev`, as both ends of a mendoza patch are. */
function bare(doc: Doc | null): Record<string, unknown> | null {
  if (!doc) return null
  const { _rev, ...rest } = doc
  return rest
}
