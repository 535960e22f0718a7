import * as z from 'zod'

/** Body of the webhook: the projection that the store and hosted Sanity send. */
export const contentChange = z.object({
  _type: z.string(),
  _id: z.string().optional(),
  slug: z.string().nullish(),
  oldSlug: z.string().nullish(),
  operation: z.string().nullish(),
})

export type ContentChange = z.infer<typeof contentChange>

/** Next refuses longer ones. */
const LONGEST_TAG = 256

export const articleTag = (slug: string) => `article:${slug}`.slice(0, LONGEST_TAG)

/**
 * Cache tags that a changed document expires. A renamed article expires the page at its old address too.
 * The type `*` stands for all content; a type that no page shows expires nothing.
 */
export function tagsOf({ _type, slug, oldSlug }: ContentChange): string[] {
  if (_type === '*') return ['content']
  if (_type === 'author') return ['authors']
  if (_type === 'category') return ['categories']
  if (_type !== 'article') return []
  const slugs = new Set([slug, oldSlug].filter((given) => typeof given === 'string' && given !== ''))
  return [...Array.from(slugs, (given) => articleTag(String(given))), 'articles']
}
