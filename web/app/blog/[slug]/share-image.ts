import { createImageUrlBuilder } from '@sanity/image-url'
import { isImage } from '#web/content/ArticleImage.tsx'
import { publishedClient } from '#web/content/client.ts'
import type { ArticleQueryResult } from '#web/content/sanity.types.ts'

export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** What a shared link shows: the editor's picture, or the one that the site draws. */
export function shareImage({ slug, title, seo }: NonNullable<ArticleQueryResult>) {
  const chosen = seo?.ogImage
  const url =
    chosen && isImage(chosen.asset?._ref)
      ? createImageUrlBuilder(publishedClient)
          .image(chosen)
          .size(SHARE_SIZE.width, SHARE_SIZE.height)
          .format('png')
          .url()
      : `/blog/${slug}/imagem.png`
  return { url, ...SHARE_SIZE, alt: title }
}
