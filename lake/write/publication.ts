import { isRecord } from '../store/documents.ts'

type Content = { _id: string; _type: string; [field: string]: unknown }
type Stored = Content & { _rev: string }

/** The field of a draft that says when it goes live: ISO 8601 with its zone. */
export const scheduleField = 'publishAt'

/** The document that `draft` becomes, without a moment: it keeps the age of `published`, and its references hold their targets. */
export function publishedContent(draft: Content, published: Content | null): Content {
  const { _rev, _updatedAt, [scheduleField]: _moment, ...fields } = draft
  const _id = draft._id.replace(/^(drafts|versions\.[^.]+)\./, '')
  // An object comes out as an object, with every field that is no reference as it was.
  return strengthenReferences({
    ...fields,
    _id,
    _createdAt: published?._createdAt ?? draft._createdAt,
  }) as Content
}

/**
 * The mutations that publish a draft, by the public API alone: the store's scheduler, the Studio and hosted Sanity send the
 * same. They are refused when draft or published document have changed since they were read.
 */
export function publicationOf(draft: Stored, published: Stored | null) {
  const guard = ({ _id, _rev }: Stored) => ({
    patch: { id: _id, ifRevisionID: _rev, unset: [scheduleField] },
  })
  const content = publishedContent(draft, published)
  return [
    guard(draft),
    // Without a published document `create` is the guard: it is refused when one has appeared.
    ...(published ? [guard(published), { createOrReplace: content }] : [{ create: content }]),
    { delete: { id: draft._id } },
  ]
}

/** A draft may point weakly at what is not published yet; publishing makes such references strong. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthen, _weak, ...rest } = value
  const parts = Object.entries(rest).map(([key, part]) => [key, strengthenReferences(part)])
  const result: Record<string, unknown> = Object.fromEntries(parts)
  const staysWeak = isRecord(strengthen) ? strengthen.weak === true : _weak !== undefined
  if (staysWeak) result._weak = isRecord(strengthen) ? true : _weak
  return result
}
