import { type Doc, isDraftId, isPublishedId, toPublishedId } from '../store/documents.ts'

/** The field of a draft that says when it goes live: ISO 8601 with its zone. */
export const scheduleField = 'publishAt'

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

/** What an editor or operator reads about those that will not go live by themselves. */
export const planReasons = {
  missed: 'O rascunho mudou depois do horário: publique ou agende outra vez.',
  unreadable: 'A data do agendamento não é um momento.',
}

/**
 * What to publish at `now` (milliseconds since 1970) and what later.
 *
 * @param documents the drafts, and those of their published documents that exist; others do not matter
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

/** Whether a document asks to be published at some moment. */
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
