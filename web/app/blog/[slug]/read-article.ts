import { cache } from 'react'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { addressesQuery, articleQuery } from '#web/content/queries/queries.ts'

/** The list of slugs comes first: it is cached, so that an address nobody wrote costs no query. */
export const getArticle = cache(async (slug: string) => {
  const slugs = await fetchContent(addressesQuery, { type: 'article' })
  const article = slugs.includes(slug) && (await fetchContent(articleQuery, { slug }))
  return article || leaveOldAddress(`/blog/${slug}`)
})
