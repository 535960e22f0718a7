import { createImageUrlBuilder } from '@sanity/image-url'
import styles from './ArticleImage.module.css'
import type { Unfinished } from './blocks/unfinished.ts'
import { publishedClient } from './queries/client.ts'
import type { Figure } from './sanity.types.ts'

/** What drawing an image takes; a finished `Figure` has it all. */
type Drawable = Unfinished<Pick<Figure, 'crop' | 'hotspot'>> & {
  asset: { _ref: string; _type?: string }
  alt: string
  credit: string
  caption?: string
}

type ArticleImageProps = { figure: Drawable }

export function ArticleImage({ figure }: ArticleImageProps) {
  const { src, srcSet, width, height } = imageSources(figure)
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/performance/noImgElement: the content store resizes; next/image would do it a second time. */}
      <img
        src={src}
        srcSet={srcSet}
        sizes="(min-width: 64rem) 42rem, 100vw"
        width={width}
        height={height}
        alt={figure.alt}
        loading="lazy"
        decoding="async"
      />
      <figcaption>
        {figure.caption && `${figure.caption} `}
        <small>{figure.credit}</small>
      </figcaption>
    </figure>
  )
}

const WIDTHS = [480, 720, 1080, 1440]

const builder = createImageUrlBuilder(publishedClient)

/** Addresses of an image in the widths that the page may need, with the size that reserves its place. */
function imageSources(figure: Drawable) {
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

const imageId = /^image-\w+-(\d+)x(\d+)-\w+$/

/** Whether this is the id of an image of the store. */
export function isImage(id: unknown): id is string {
  return typeof id === 'string' && imageId.test(id)
}

/** The address of an image that fills a frame as wide as the text. */
export function posterAddress(id: string): string {
  return builder
    .image({ asset: { _ref: id } })
    .width(1080)
    .height(608)
    .fit('crop')
    .auto('format')
    .url()
}

type Cropped = Pick<Drawable, 'asset' | 'crop'>

/** Width and height in pixels of what the editor left after cropping; the original size is written in the asset's id. */
export function pixelSize({ asset, crop }: Cropped): { width: number; height: number } {
  const [, width, height] = imageId.exec(asset._ref) ?? []
  if (!width || !height) throw new RangeError(`Not the id of an image: ${asset._ref}`)
  const { left, right, top, bottom } = crop ?? {}
  return {
    width: Math.round(Number(width) * (1 - (left ?? 0) - (right ?? 0))),
    height: Math.round(Number(height) * (1 - (top ?? 0) - (bottom ?? 0))),
  }
}
