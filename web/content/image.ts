import { createImageUrlBuilder } from '@sanity/image-url'
import { publishedClient } from './client.ts'
import { pixelSize } from './image-size.ts'
import type { Figure } from './sanity.types.ts'

const WIDTHS = [480, 720, 1080, 1440]

const builder = createImageUrlBuilder(publishedClient)

/** Addresses of an image in the widths that the page may need, with the size that reserves its place. */
export function imageSources(figure: Figure) {
  const { width, height } = pixelSize(figure)
  const at = (pixels: number) => builder.image(figure).width(pixels).fit('max').auto('format').url()
  const widths = WIDTHS.filter((pixels) => pixels < width)
  return {
    src: at(Math.min(width, 1080)),
    srcSet: [...widths, Math.min(width, 1440)].map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
    width,
    height,
  }
}
