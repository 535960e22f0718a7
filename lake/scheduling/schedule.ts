import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Doc, isDraftId, isPublishedId, isRecord, toPublishedId } from '../store/documents.ts'
import { scheduleField } from '../write/publication.ts'

/** `at`: milliseconds since 1970. */
export type Planned = { draft: Doc; published: Doc | null; at: number }

export type Plan = {
  /** Whose time has come, the longest waiting first. */
  due: Planned[]
  /** Whose time is still to come, the next one first. */
  later: Planned[]
  /** Edited long after their moment had passed. */
  missed: Planned[]
  /** Whose date is not a moment: it cannot be kept. */
  unreadable: Doc[]
}

/**
 * For how long after its moment a draft may still be edited and go live by itself, in milliseconds.
 *
 * Longer than a cron's period. Without an end, a restored revision, or an unpublished text whose draft still has its
 * old date, would go live at once, and a text that was refused would in the middle of its correction.
 */
const lateEdit = 15 * 60_000

/** Reasons, for an editor or operator, why a draft will not go live by itself. */
export const planReasons = {
  missed: 'O rascunho mudou depois do horário: publique ou agende outra vez.',
  unreadable: 'A data do agendamento não é um momento.',
}

/**
 * Drafts to publish at `now` (milliseconds since 1970), and later ones.
 *
 * @param documents the drafts and their published documents, where there are any; others do not matter
 */
export function planPublications(documents: Iterable<Doc>, now: number): Plan {
  const all = Array.from(documents)
  const published = new Map(all.filter(({ _id }) => isPublishedId(_id)).map((doc) => [doc._id, doc]))
  const plan: Plan = { due: [], later: [], missed: [], unreadable: [] }
  for (const draft of all.filter(isScheduled)) {
    const live = published.get(toPublishedId(draft._id)) ?? null
    // A draft of what was published by hand before its time inherits the date; it has been used up.
    if (live?.[scheduleField] === draft[scheduleField]) continue
    const at = momentOf(draft[scheduleField])
    if (at === null) plan.unreadable.push(draft)
    else plan[stateOf(draft, at, now)].push({ draft, published: live, at })
  }
  plan.due.sort(byMoment)
  plan.later.sort(byMoment)
  return plan
}

function stateOf({ _updatedAt }: Doc, at: number, now: number): 'due' | 'later' | 'missed' {
  if (at > now) return 'later'
  return Date.parse(_updatedAt) > at + lateEdit ? 'missed' : 'due'
}

export function isScheduled(doc: Doc): boolean {
  return isDraftId(doc._id) && doc[scheduleField] !== undefined && doc[scheduleField] !== null
}

// A date without zone would mean another moment on another machine.
const withZone = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/

function momentOf(value: unknown): number | null {
  if (typeof value !== 'string' || !withZone.test(value)) return null
  const moment = Date.parse(value)
  return Number.isNaN(moment) ? null : moment
}

function byMoment(one: Planned, other: Planned): number {
  return one.at - other.at || (one.draft._id < other.draft._id ? -1 : 1)
}

/** The name of the transaction that publishes a scheduled draft. It follows from the revision: that one is published once. */
export function transactionIdOf({ _id, _rev }: Doc): string {
  const digest = createHash('sha256').update(`${_id}\n${_rev}`).digest('hex').slice(0, 22)
  return `scheduled-${digest}`
}

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
