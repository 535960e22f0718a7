import { applyPatch } from 'mendoza'
import { type Doc, isDraftId, isRecord } from '../store/documents.ts'
import { encodePatch, type RawPatch } from '../store/mendoza.ts'
import type { Store } from '../store/store.ts'

export type HistoryStep = {
  sequence: number
  transactionId: string
  author: string
  timestamp: string
  documentId: string
  previousRev: string | null
  revert: RawPatch
}

type Effects = { apply: RawPatch; revert: RawPatch }

export type HistoryLog = ReturnType<typeof readLog>

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
    /** Patches forward and back of each step. `asked` may be any steps of any documents. */
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

export type HistoryEvent = { type: string; documentId: string; timestamp: string; [detail: string]: unknown }

type Effect = 'created' | 'changed' | 'deleted' | 'untouched'

/** The events of a document as the Studio's history lists them, newest first. `hasDraft`: whether it has one now. */
export function documentEvents(publishedId: string, steps: HistoryStep[], hasDraft: boolean): HistoryEvent[] {
  const transactions = new Map<string, HistoryStep[]>()
  for (const step of steps) {
    const touched = transactions.get(step.transactionId) ?? []
    transactions.set(step.transactionId, [...touched, step])
  }
  let leftDraft = hasDraft
  return Array.from(transactions.values())
    .reverse()
    .flatMap((touched) => {
      const event = eventOf(publishedId, touched, leftDraft)
      const draftStep = touched.find((step) => isDraftId(step.documentId))
      if (draftStep) leftDraft = draftStep.previousRev !== null
      return event ? [event] : []
    })
}

function eventOf(publishedId: string, steps: HistoryStep[], leftDraft: boolean): HistoryEvent | null {
  const [first] = steps
  if (!first) return null
  const draftStep = steps.find((step) => isDraftId(step.documentId))
  const published = effectOf(steps.find((step) => !isDraftId(step.documentId)))
  const draft = effectOf(draftStep)
  const common = { timestamp: first.timestamp, author: first.author, documentId: publishedId }
  const revision = { ...common, revisionId: first.transactionId }
  const versionId = `drafts.${publishedId}`

  if (published === 'deleted') {
    // A draft that was there already stays as it is.
    if (leftDraft) {
      return {
        ...common,
        type: 'unpublishDocument',
        versionId,
        versionRevisionId: first.transactionId,
        releaseId: '',
      }
    }
    return { ...common, type: 'deleteDocumentGroup' }
  }
  if (published !== 'untouched') {
    if (draft !== 'deleted') return { ...revision, type: 'updateLiveDocument' }
    const publishCause = { type: 'document.publish' }
    return {
      ...revision,
      type: 'publishDocumentVersion',
      versionId,
      versionRevisionId: draftStep?.previousRev,
      publishCause,
    }
  }
  if (draft === 'created') {
    return { ...common, type: 'createDocumentVersion', versionId, versionRevisionId: first.transactionId }
  }
  if (draft === 'deleted') {
    return { ...common, type: 'deleteDocumentVersion', versionId, versionRevisionId: draftStep?.previousRev }
  }
  return null
}

function effectOf(step: HistoryStep | undefined): Effect {
  if (!step) return 'untouched'
  if (step.previousRev === null) return 'created'
  // Only a document that was gone comes back by a patch that sets it whole.
  return step.revert[0] === 0 ? 'deleted' : 'changed'
}
