import { hash } from 'node:crypto'
import { type Doc, isPublicId, isPublishedId, toDraftId, toPublishedId } from '../store/documents.ts'
import type { Transaction } from '../store/store.ts'
import type { Perspective } from './perspectives.ts'

const anyDocument = 's1:any'
/** Next.js accepts 128 tags for an entry of its cache, and a page has more than one query. */
const maxTags = 50

/** Known restrictions of the documents that one `*[…]` of a query can give. Where several parts are known, all hold. */
type Source = {
  /** `null`: any. */
  types: string[] | null
  ids?: string[]
  /** The values that the document may have at one path. */
  field?: { path: string[]; values: unknown[] }
}

/**
 * Tags of the documents that a result depends on. A change has all its tags (`changeTags`), and a result is out of date if
 * it has one of them. Each `*` of the query gives:
 *
 * - with `_id == "x"` or `_id in […]`: one tag per id, whatever exists under it now. A document, its draft and its
 *   versions share their tag.
 * - with `_type == "t"` and `slug.current == "s"`: a tag for that slug in that type. A change has the tags of the slugs
 *   before and after it, so it also reaches the result when another document takes the slug, leaves it, is created with
 *   it or removed. With a release in the perspective the next rule holds instead: which slug a version hides is not
 *   known from the change alone.
 * - with `_type == "t"`: the type's tag.
 * - anything else: the tag of every change.
 *
 * A document that a reference leads to counts by its id, also when it does not exist. Too many ids become their types.
 *
 * @param sources one for each `*`; `null` when the query may read any document
 * @param followed by id, what references led to while the query was evaluated
 */
export function queryTags(
  sources: readonly Source[] | null,
  perspective: Perspective,
  followed: ReadonlyMap<string, Doc | null>,
): string[] {
  if (!sources) return [anyDocument]
  const mayUseSlugs =
    typeof perspective === 'string' ||
    perspective.every((layer) => layer === 'drafts' || layer === 'published')
  const tags = new Set([
    ...sources.flatMap((source) => sourceTags(source, mayUseSlugs)),
    ...followedTags(followed),
  ])
  return tags.has(anyDocument) || tags.size > 2 * maxTags ? [anyDocument] : Array.from(tags)
}

/** Readers of a change: anyone, readers with a token, or editors, who see drafts too. */
export type Audience = 'public' | 'published' | 'drafts'

const isSeen = { public: isPublicId, published: isPublishedId, drafts: () => true }

/** The tags of all results that a transaction may have put out of date. */
export function changeTags(
  { changes }: Transaction,
  audience: Audience,
  get: (id: string) => Doc | null,
): string[] {
  const visible = changes.filter(({ documentId }) => isSeen[audience](documentId))
  if (visible.length === 0) return []
  const tags = visible.flatMap(({ documentId, before, after }) => {
    const publishedId = toPublishedId(documentId)
    // A draft that goes away uncovers what it hid.
    const others = audience === 'drafts' ? [get(publishedId), get(toDraftId(publishedId))] : []
    return [
      idTag(publishedId),
      ...[before, after, ...others].flatMap((doc) => (doc ? documentTags(doc) : [])),
    ]
  })
  return [anyDocument, ...new Set(tags)]
}

function documentTags({ _type, slug }: Doc): string[] {
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return typeof current === 'string' ? [typeTag(_type), slugTag(_type, current)] : [typeTag(_type)]
}

function sourceTags({ types, ids, field }: Source, mayUseSlugs: boolean): string[] {
  if (ids && ids.length <= maxTags) return ids.map((id) => idTag(toPublishedId(id)))
  if (!types || types.length > maxTags) return [anyDocument]
  const slugs = mayUseSlugs && field?.path.join('.') === 'slug.current' ? field.values : null
  if (!slugs || slugs.length * types.length > maxTags) return types.map(typeTag)
  return types.flatMap((type) => slugs.map((slug) => slugTag(type, String(slug))))
}

function followedTags(followed: ReadonlyMap<string, Doc | null>): string[] {
  if (followed.size <= maxTags) return Array.from(followed.keys(), (id) => idTag(toPublishedId(id)))
  return Array.from(followed.values(), (doc) => (doc ? typeTag(doc._type) : anyDocument))
}

function typeTag(type: string): string {
  return `s1:type-${type}`
}

function idTag(publishedId: string): string {
  return `s1:id-${publishedId}`
}

// Short whatever the slug is, and telling nothing of a draft's to who does not know it already.
function slugTag(type: string, slug: string): string {
  const digest = hash('sha256', slug, 'base64url').slice(0, 16)
  return `s1:slug-${type}-${digest}`
}
