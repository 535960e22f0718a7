import { createHash } from 'node:crypto'
import { toPublishedId } from '../store/documents.ts'
import type { NewDocument, WireMutation } from '../store/mutate.ts'
import { strengthenReferences } from '../write/actions.ts'
import { type Planned, scheduleField } from './schedule.ts'

/**
 * The one transaction that publishes a scheduled draft, of the store and of hosted Sanity alike.
 *
 * It is refused when draft or published document have changed since they were read. The date goes away, so that the
 * next draft of the document has none. Its id follows from the draft's revision: that revision is published once.
 */
export function publicationOf({ draft, published }: Planned): {
  transactionId: string
  mutations: WireMutation[]
} {
  const guard = ({ _id, _rev }: { _id: string; _rev: string }): WireMutation => ({
    patch: { id: _id, ifRevisionID: _rev, unset: [scheduleField] },
  })
  const { _rev, _updatedAt, [scheduleField]: at, ...fields } = draft
  const _id = toPublishedId(draft._id)
  const _createdAt = published?._createdAt ?? draft._createdAt
  // An object comes out as an object, with every field that is no reference as it was.
  const content = strengthenReferences({ ...fields, _id, _createdAt }) as NewDocument
  const digest = createHash('sha256').update(`${draft._id}\n${_rev}`).digest('hex').slice(0, 22)
  return {
    transactionId: `scheduled-${digest}`,
    mutations: [
      guard(draft),
      // Without a published document `create` is the guard: it is refused when one has appeared.
      ...(published ? [guard(published), { createOrReplace: content }] : [{ create: content }]),
      { delete: { id: draft._id } },
    ],
  }
}
