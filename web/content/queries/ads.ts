import { createImageUrlBuilder } from '@sanity/image-url'
import type { AdsContent } from '#web/ads/decide.ts'
import { shownImage } from '#web/content/ArticleImage.tsx'
import type { AdsResult } from '#web/content/sanity.types.ts'
import { fetchPublishedAds, publishedClient } from './client.ts'

/** Published advertising, with the addresses of its images. */
export async function readAds(): Promise<AdsContent> {
  const content = await fetchPublishedAds()
  const creatives = content.creatives.map(({ image, alt, format, ...creative }) => ({
    ...creative,
    image: format === 'image' ? imageOf(image, alt) : null,
  }))
  // A picture without its file would leave the place empty.
  const shown = creatives.filter(({ image, headline }) => image !== null || headline)
  return { ...content, creatives: shown }
}

const builder = createImageUrlBuilder(publishedClient)

/** The widest that a place takes; what is wider is for sharp screens. */
const WIDEST = 336

function imageOf(image: AdsResult['creatives'][number]['image'], alt: string | null) {
  const shown = image && shownImage(image)
  if (!shown) return null
  const { source, width, height } = shown
  const share = width > WIDEST ? 2 : 1
  return {
    src: builder.image(source).auto('format').url(),
    width: Math.round(width / share),
    height: Math.round(height / share),
    alt: alt ?? '',
  }
}
