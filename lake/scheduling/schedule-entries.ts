import type { DatabaseSync } from 'node:sqlite'
import { type Doc, isRecord, toPublishedId } from '../store/documents.ts'
import { type Plan, planPublications, planReasons, scheduleField } from './schedule.ts'

/** A scheduled draft as an operator sees it. */
export type ScheduledEntry = {
  id: string
  type: string
  title: string
  /** As the draft has it. */
  publishAt: unknown
  state: 'later' | 'due' | 'refused' | 'missed' | 'unreadable'
  reasons: string[]
}

type RefusalOf = (draft: Doc) => { reasons: string[] } | undefined

/** Due first, then by moment. */
export function scheduleEntries(
  { due, later, missed, unreadable }: Plan,
  refusalOf: RefusalOf,
): ScheduledEntry[] {
  return [
    ...due.map(({ draft }) =>
      entryOf(draft, refusalOf(draft) ? 'refused' : 'due', refusalOf(draft)?.reasons),
    ),
    ...missed.map(({ draft }) => entryOf(draft, 'missed', [planReasons.missed])),
    ...later.map(({ draft }) => entryOf(draft, 'later')),
    ...unreadable.map((draft) => entryOf(draft, 'unreadable', [planReasons.unreadable])),
  ]
}

function entryOf(draft: Doc, state: ScheduledEntry['state'], reasons: string[] = []): ScheduledEntry {
  return {
    id: toPublishedId(draft._id),
    type: draft._type,
    title: typeof draft.title === 'string' ? draft.title : '',
    publishAt: draft[scheduleField],
    state,
    reasons,
  }
}

/** The drafts with a date, in the file. */
export function scheduledIds(database: DatabaseSync): string[] {
  const rows = database
    .prepare(
      `SELECT id FROM documents
       WHERE id GLOB 'drafts.*' AND json_extract(body, '$.${scheduleField}') IS NOT NULL`,
    )
    .all()
  return rows.map(({ id }) => String(id))
}

/** The same list from the file of a store that is not running, which has refused nothing yet. */
export function storedEntries(database: DatabaseSync, now: number): ScheduledEntry[] {
  const find = database.prepare('SELECT body FROM documents WHERE id = ?')
  const documents = scheduledIds(database)
    .flatMap((id) => [id, toPublishedId(id)])
    .flatMap((id) => toDocument(find.get(id)?.body))
  return scheduleEntries(planPublications(documents, now), () => undefined)
}

function toDocument(body: unknown): Doc[] {
  const document: unknown = typeof body === 'string' ? JSON.parse(body) : null
  // The table holds complete documents only.
  return isRecord(document) ? [document as Doc] : []
}
