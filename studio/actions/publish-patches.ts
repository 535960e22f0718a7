/** What an editor says of a text that is published again. */
export type Change = { kind: 'typo' } | { kind: 'update' | 'correction'; what: string }

type Content = Record<string, unknown>
type Publication = { draft: Content; published: Content | null; change: Change; day: string; key: string }

const unfinished = ['idea', 'writing', 'text-review', 'technical-review']

/** What is written into a draft at the moment it is published, as patches of the Studio. */
export function publishPatches({
  draft,
  published,
  change,
  day,
  key,
}: Publication): Record<string, unknown>[] {
  const patches: Record<string, unknown>[] = []
  // Else the date would be public, and come back in the next draft.
  if (draft.publishAt !== undefined) patches.push({ unset: ['publishAt'] })
  if (isReadyNow(draft, published)) patches.push({ set: { workflow: 'ready' } })
  if (change.kind !== 'typo') {
    const entry = { _key: key, _type: 'change', date: day, kind: change.kind, what: change.what }
    patches.push(
      { set: { updatedAt: day } },
      { setIfMissing: { changeLog: [] } },
      { insert: { after: 'changeLog[-1]', items: [entry] } },
    )
  }
  return patches
}

/** Publishing ends the writing. A text that waits for a review waits until someone has reviewed it. */
function isReadyNow(draft: Content, published: Content | null): boolean {
  if (draft.workflow === 'to-review') return draft.reviewedOn !== published?.reviewedOn
  return unfinished.some((step) => step === draft.workflow)
}
