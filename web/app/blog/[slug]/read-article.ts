import { cache } from 'react'
import { articlePicture } from '#web/content/article-picture.ts'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { addressesQuery, articleQuery } from '#web/content/queries/queries.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { cardOf } from '../../_shell/text-metadata.ts'

/** The list of slugs comes first: it is cached, so that an address nobody wrote costs no query. */
export const getArticle = cache(async (slug: string) => {
  const slugs = await fetchContent(addressesQuery, { type: 'article' })
  const article = slugs.includes(slug) && (await fetchContent(articleQuery, { slug }))
  return article || leaveOldAddress(`/blog/${slug}`)
})

/** Address of what a shared link to an article shows: its photo, or what the site draws of its numbers. */
export function articleCard(article: NonNullable<ArticleResult>): string {
  const picture = articlePicture(article)
  const photo = picture && 'photo' in picture ? cardOf(picture.photo) : undefined
  return photo ?? `/blog/${article.slug}/imagem.png`
}
