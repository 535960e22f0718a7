import { isDraftId } from '../store/documents.ts'
import type { RawPatch } from '../store/mendoza.ts'

/** What one transaction did to one document. */
export type HistoryStep = {
  sequence: number
  transactionId: string
  author: string
  timestamp: string
  documentId: string
  previousRev: string | null
  revert: RawPatch
}

export type HistoryEvent = { type: string; documentId: string; timestamp: string; [detail: string]: unknown }

type Effect = 'created' | 'changed' | 'deleted' | 'untouched'

/** The events of a document as the Studio's history lists them, oldest first. */
export function documentEvents(publishedId: string, steps: HistoryStep[]): HistoryEvent[] {
  const transactions = new Map<string, HistoryStep[]>()
  for (const step of steps) {
    const touched = transactions.get(step.transactionId) ?? []
    transactions.set(step.transactionId, [...touched, step])
  }
  return Array.from(transactions.values()).flatMap((touched) => {
    const event = eventOf(publishedId, touched)
    return event ? [event] : []
  })
}

function eventOf(publishedId: string, steps: HistoryStep[]): HistoryEvent | null {
  const [first] = steps
  if (!first) return null
  const draftStep = steps.find((step) => isDraftId(step.documentId))
  const published = effectOf(steps.find((step) => !isDraftId(step.documentId)))
  const draft = effectOf(draftStep)
  const common = { timestamp: first.timestamp, author: first.author, documentId: publishedId }
  const revision = { ...common, revisionId: first.transactionId }
  const versionId = `drafts.${publishedId}`

  if (published === 'deleted') {
    if (draft === 'created' || draft === 'changed') {
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
