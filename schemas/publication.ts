import { addressOf } from './page-address.ts'
import { ownPath, type StoredRedirect } from './redirects.ts'

/** Answer of an editor who publishes a text again. */
export type Change = { kind: 'typo' } | Told

type Told = { kind: 'update' | 'correction'; what: string }

type Document = { _id: string; _type: string; [field: string]: unknown }

/** `null` where the document does not exist. */
type DocumentChange = { documentId: string; before: Document | null; after: Document | null }

type Moment = {
  /** In Brasília: `2026-11-22`. */
  day: string
  /** For a new line of the change log. */
  key: string
}

/** Mutations of the Content Lake API. */
type Mutation =
  | { delete: { id: string } }
  | { createOrReplace: Document }
  | { patch: { id: string; [operation: string]: unknown } }

/**
 * Contents of a transaction that publishes, whoever sends it: a person, the clock, a program or an import.
 *
 * A draft that goes live leaves its schedule behind, is ready, and says in its log what changed. A page that moves leaves a
 * redirect. Empty for a transaction that has all of this already.
 *
 * @param redirects of the type `redirect`, published, as the transaction leaves them
 */
export function publicationEffects(
  changes: readonly DocumentChange[],
  redirects: readonly StoredRedirect[],
  moment: Moment,
): Mutation[] {
  const published = changes.filter(({ documentId }) => !documentId.includes('.'))
  const taken = new Set(published.map(({ after }) => pageOf(after)))
  return published.flatMap(({ documentId, before, after }) => {
    if (!after) return []
    const draft = changes.find((change) => change.documentId === `drafts.${documentId}`)
    const isPublication = draft?.before && !draft.after
    return [
      ...(isPublication ? finishedDraft(before, after, moment) : []),
      ...redirectsOf(pageOf(before), pageOf(after), redirects, taken),
    ]
  })
}

/** Whether a transaction with these changes may need redirects, which only then have to be read. */
export function movesPages(changes: readonly DocumentChange[]): boolean {
  return changes.some(
    ({ documentId, before, after }) =>
      !documentId.includes('.') && pageOf(after) !== undefined && pageOf(after) !== pageOf(before),
  )
}

const pageOf = (document: Document | null) => document && addressOf(document._type, document.slug)

const unfinished = ['idea', 'writing', 'text-review', 'technical-review']

/** Whether a text goes out for the first time without the reviews of its steps; whoever publishes it says why. */
export function isUnreviewed(
  published: object | null,
  draft: Readonly<Record<string, unknown>> | null,
): boolean {
  return published === null && unfinished.some((step) => step === draft?.workflow)
}

function finishedDraft(before: Document | null, after: Document, { day, key }: Moment): Mutation[] {
  const isReviewed = before !== null && before.reviewedOn !== after.reviewedOn
  const spent = ['publishAt', 'publishChange', ...(isReviewed ? ['unreviewedReason'] : [])].filter(
    (name) => after[name] !== undefined,
  )
  const change = readChange(after.publishChange)
  const isReady = isReadyNow(before, after)
  if (spent.length === 0 && !isReady) return []
  const set = {
    ...(isReady && { workflow: 'ready' }),
    ...(change && { updatedAt: day }),
  }
  const log = change && {
    setIfMissing: { changeLog: [] },
    insert: { after: 'changeLog[-1]', items: [{ _key: key, _type: 'change', date: day, ...change }] },
  }
  return [{ patch: { id: after._id, set, unset: spent, ...log } }]
}

/** Publishing ends the writing. A text that waits for a review waits until someone has reviewed it. */
function isReadyNow(before: Document | null, after: Document): boolean {
  if (after.workflow === 'to-review') return after.reviewedOn !== before?.reviewedOn
  return unfinished.some((step) => step === after.workflow)
}

/** Of the field `publishChange`, which may hold anything that a program wrote. */
export function readChange(value: unknown): Told | undefined {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('what' in value))
    return undefined
  const { kind, what } = value
  if (kind !== 'update' && kind !== 'correction') return undefined
  return typeof what === 'string' && what !== '' ? { kind, what } : undefined
}

type Page = string | null | undefined

/** The old address leads to the new one, and nothing leads away from an address where a page answers. */
function redirectsOf(
  from: Page,
  to: Page,
  redirects: readonly StoredRedirect[],
  taken: ReadonlySet<Page>,
): Mutation[] {
  if (!to || from === to) return []
  if (from && !taken.has(from)) return leadOn(redirects, { from, to, reason: 'O endereço do texto mudou.' })
  return redirects.filter((each) => ownPath(each.from) === to).map(({ _id }) => ({ delete: { id: _id } }))
}

/** Where whoever opens `from` is led; without `to`, nowhere any more. */
export type Move = { from: string; to?: string; reason: string }

/**
 * Writes so that `from` leads on: its own redirects lead to the end at once, and what began at the
 * new address begins no more, since a page answers there.
 */
export function leadOn(redirects: readonly StoredRedirect[], { from, to, reason }: Move): Mutation[] {
  const kind = to ? 'permanent' : 'gone'
  const isDone = (each: StoredRedirect) =>
    ownPath(each.from) === from && (each.to ?? undefined) === to && each.kind === kind
  const done = redirects.find(isDone)
  const leadingHere = redirects.filter((each) => ownPath(each.to) === from && ownPath(each.from) !== to)
  const inTheWay = redirects.filter(
    (each) => each !== done && [from, to].some((path) => path && path === ownPath(each.from)),
  )
  const created: Mutation = {
    createOrReplace: {
      // No dot: the public could not read it.
      _id: `redirect-${from.slice(1).replaceAll('/', '--')}`.replace(/[^\w-]/g, '-'),
      _type: 'redirect',
      from,
      ...(to && { to }),
      kind,
      reason,
    },
  }
  return [
    ...inTheWay.map(({ _id }) => ({ delete: { id: _id } })),
    ...leadingHere.map(({ _id }) => ({
      patch: to ? { id: _id, set: { to } } : { id: _id, set: { kind }, unset: ['to'] },
    })),
    ...(done ? [] : [created]),
  ]
}
