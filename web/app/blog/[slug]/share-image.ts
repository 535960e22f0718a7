import { createImageUrlBuilder } from '@sanity/image-url'
import { isImage } from '#web/content/ArticleImage.tsx'
import { publishedClient } from '#web/content/queries/client.ts'
import type { ArticleQueryResult } from '#web/content/sanity.types.ts'
import { SHARE_SIZE } from '../../_share/share-picture.ts'

/** Address of what a shared link shows: the editor's picture, or the one that the site draws. */
export function shareImage({ slug, seo }: NonNullable<ArticleQueryResult>): string {
  const chosen = seo?.ogImage
  if (!(chosen && isImage(chosen.asset?._ref))) return `/blog/${slug}/imagem.png`
  const { width, height } = SHARE_SIZE
  return createImageUrlBuilder(publishedClient).image(chosen).size(width, height).format('png').url()
}
