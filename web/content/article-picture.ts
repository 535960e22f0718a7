import { createImageUrlBuilder } from '@sanity/image-url'
import { shownImage } from './ArticleImage.tsx'
import { type DataPicture, dataPicture } from './blocks/data-picture.ts'
import { publishedClient } from './queries/client.ts'
import type { ArticleResult } from './sanity.types.ts'

type Article = Pick<NonNullable<ArticleResult>, 'cover' | 'picture' | 'pictured'>
type Photo = NonNullable<Article['cover']>

/**
 * What stands for a text on its page, in lists and in shared links: the editor's photo, or the numbers of the text when
 * there is no photo or the editor chose them. Undefined when it has neither.
 */
export function articlePicture({
  cover,
  picture,
  pictured,
}: Article): { photo: Photo } | { data: DataPicture } | undefined {
  const data = dataPicture(pictured)
  const hasPhoto = cover && shownImage(cover)
  if (hasPhoto && !(picture === 'numbers' && data)) return { photo: cover }
  return data && { data }
}

const builder = createImageUrlBuilder(publishedClient)

/** Address of an image in exactly this size, around the editor's focus; undefined when it has no file. */
export function croppedImage(image: Parameters<typeof shownImage>[0], width: number, height: number) {
  const shown = shownImage(image)
  return shown && builder.image(shown.source).size(width, height)
}
