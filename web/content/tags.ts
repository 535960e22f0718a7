import type { QueryParams } from '@sanity/client'
import * as z from 'zod'
import { type DocumentType, documentTypes, isDocumentType } from '#schemas/document-types.ts'
import { articleQuery, articlesQuery, latestArticlesQuery, pagesQuery } from './queries.ts'

/** Body of the webhook: the projection that the store and hosted Sanity send. */
export const contentChange = z.object({
  _type: z.string(),
  _id: z.string().optional(),
  slug: z.string().nullish(),
  oldSlug: z.string().nullish(),
  operation: z.string().nullish(),
})

export type ContentChange = z.infer<typeof contentChange>

/** All content, the documents of a type, or one document by its slug. */
type ContentTag = 'content' | (typeof documentTypes)[DocumentType]['tag'] | `${DocumentType}:${string}`

/** Next refuses longer ones. */
const LONGEST_TAG = 256

/** The tag of the page of one document. */
export function pageTag(type: DocumentType, slug: string): ContentTag {
  // Cut far behind the name of the type.
  return `${type}:${slug}`.slice(0, LONGEST_TAG) as ContentTag
}

/**
 * Cache tags that a changed document expires. A renamed one expires the page at its old address too.
 * The type `*` stands for all content; a type that no page shows expires nothing.
 */
export function tagsOf({ _type, slug, oldSlug }: ContentChange): ContentTag[] {
  if (_type === '*') return ['content']
  if (!isDocumentType(_type)) return []
  const { tag, page } = documentTypes[_type]
  if (!page) return [tag]
  const slugs = new Set([slug, oldSlug].filter((given) => typeof given === 'string' && given !== ''))
  return [...Array.from(slugs, (given) => pageTag(_type, String(given))), tag]
}

/** Cache tags of the answer to each query: one for every document that it shows. */
export const queryTags: Record<keyof SanityQueries, (params: QueryParams) => ContentTag[]> = {
  [articlesQuery]: () => ['articles', 'categories'],
  [latestArticlesQuery]: () => ['articles', 'categories'],
  [pagesQuery]: ({ types }) => types.map((type: DocumentType) => documentTypes[type].tag),
  [articleQuery]: ({ slug }) => [pageTag('article', slug), 'authors', 'categories'],
}
