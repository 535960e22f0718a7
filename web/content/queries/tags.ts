import * as z from 'zod'
import { documentTypes } from '#schemas/document-traits.ts'
import { type DocumentType, isDocumentType } from '#schemas/document-types.ts'

/** Body of the webhook: the projection that the store and hosted Sanity send (docs/webhook.md). */
export const contentChange = z.object({
  _type: z.string(),
  _id: z.string().optional(),
  _rev: z.string().nullish(),
  slug: z.string().nullish(),
  oldSlug: z.string().nullish(),
  /** Ids of the category of an article. */
  category: z.string().nullish(),
  oldCategory: z.string().nullish(),
  operation: z.string().nullish(),
  /** Of the settings nothing changed but the switch of the advertisements. */
  onlyAds: z.boolean().nullish(),
})

export type ContentChange = z.infer<typeof contentChange>

/** The documents of a type. */
type ListTag = (typeof documentTypes)[DocumentType]['tag'] | 'ads'

/**
 * All content; the documents of a type; which addresses there are; one document by its slug, or by its id where others
 * refer to it; the articles of a category by its id. `gone` expires nothing: it tells scripts/server/cache-handler.ts to answer 410.
 */
export type ContentTag = 'content' | ListTag | 'addresses' | 'gone' | `${DocumentType | 'id'}:${string}`

/** Next refuses longer ones. */
const MAX_TAG_LENGTH = 256

/** The tag of the page of one document. */
export function pageTag(type: DocumentType, slug: string): ContentTag {
  // Cut far behind the name of the type.
  return `${type}:${slug}`.slice(0, MAX_TAG_LENGTH) as ContentTag
}

/** The tag of whatever names a text by its id. */
export function idTag(id: string): ContentTag {
  return `id:${id}`
}

/** The tag of whatever lists the articles of a category, by the id of the category. */
export function categoryTag(id: string): ContentTag {
  return pageTag('category', id)
}

/**
 * Cache tags that a changed document expires. A renamed one expires the page at its old address too; a type that no page
 * shows expires nothing.
 */
export function tagsOf(change: ContentChange): ContentTag[] {
  const { _type, _id, slug, oldSlug, category, oldCategory, onlyAds } = change
  if (!isDocumentType(_type)) return []
  if (_type === 'siteSettings') return onlyAds ? ['ads'] : ['settings', 'ads']
  const { tag, page } = documentTypes[_type]
  if (!page) return [tag]
  return [
    ...given(slug, oldSlug).map((each) => pageTag(_type, each)),
    ...given(_id).map(idTag),
    tag,
    ...given(category, oldCategory).map(categoryTag),
    ...(isSamePlace(change) ? [] : (['addresses'] as const)),
  ]
}

/** The switch of the advertisements, an address that moved: they do not wait for others. */
const urgent: readonly ContentTag[] = ['settings', 'ads', 'redirects']

/** Whether a tag is on pages that show many documents: in a bulk edit these are expired once, at its end. */
export function isOfLists(tag: ContentTag): boolean {
  return tag.startsWith('category:') || !(tag.includes(':') || urgent.includes(tag))
}

/** Whether the change leaves the list of addresses as it was. */
function isSamePlace({ operation, slug, oldSlug }: ContentChange): boolean {
  return operation === 'update' && slug === oldSlug
}

function given(...values: (string | null | undefined)[]): string[] {
  return Array.from(new Set(values.flatMap((value) => value || [])))
}
