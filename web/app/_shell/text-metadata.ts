import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { croppedImage } from '#web/content/article-picture.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { SHARE_SIZE, sharePicture } from '../_share/share-picture.ts'
import { describePage } from './page-metadata.ts'

type Seo = NonNullable<ArticleResult>['seo']

type Text = {
  _rev: string
  title: string
  dek: string
  seo: Seo
  /** Only of a text that is dated. */
  publishedAt?: string | null
  updatedAt?: string | null
}

type Place = {
  path: string
  /** Address of the picture that the site draws for it. */
  drawn?: string
}

/** Metadata of a page whose text editors wrote, with all that they chose for searches and for links that are shared. */
export async function textMetadata(place: Place, text: Text): Promise<Metadata> {
  const { isEnabled } = await draftMode()
  return describeText(place, stegaClean(text), isEnabled)
}

/** A draft is nothing for a search engine. */
export function describeText({ path, drawn = sharePicture(path) }: Place, text: Text, isDraft: boolean) {
  const { _rev, title, dek, seo, publishedAt, updatedAt } = text
  const isDated = publishedAt !== undefined
  return {
    ...describePage({
      path: seo?.canonical || path,
      title: seo?.title || title,
      description: seo?.description || dek,
      sharedTitle: seo?.ogTitle || undefined,
      picture: textPicture(seo, drawn),
      text: isDated
        ? { publishedTime: publishedAt ?? undefined, modifiedTime: updatedAt ?? undefined }
        : undefined,
    }),
    // For the Studio: which version the page shows (studio/actions/on-site.ts).
    other: { revision: _rev },
    robots: isDraft ? { index: false } : seo?.noindex ? { index: false, follow: true } : undefined,
  } satisfies Metadata
}

/** Address of what a shared link shows: the editor's picture for links, or the one that stands for the text. */
export function textPicture(seo: Seo, drawn: string): string {
  return (seo?.ogImage && cardOf(seo.ogImage)) ?? drawn
}

/** Address of an image in the size of a shared link; undefined when it has no file. */
export function cardOf(image: Parameters<typeof croppedImage>[0]): string | undefined {
  return croppedImage(image, SHARE_SIZE.width, SHARE_SIZE.height)?.format('png').url()
}
