import { createImageUrlBuilder } from '@sanity/image-url'
import * as z from 'zod/mini'
import styles from './ArticleImage.module.css'
import type { Unfinished } from './blocks/unfinished.ts'
import { publishedClient } from './queries/client.ts'
import type { Figure } from './sanity.types.ts'

/** An image of the store, as an editor or a program left it. */
type StoredImage = Unfinished<Pick<Figure, 'crop' | 'hotspot'>> & {
  asset?: { _ref?: string | null } | null
}

type ArticleImageProps = { figure: StoredImage & { alt: string; credit: string; caption?: string } }

/** Nothing while it has no file. */
export function ArticleImage({ figure }: ArticleImageProps) {
  const sources = imageSources(figure)
  if (!sources) return null
  const { src, srcSet, width, height } = sources
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
function imageSources(figure: StoredImage) {
  const shown = shownImage(figure)
  if (!shown) return undefined
  const { source, width, height } = shown
  const at = (pixels: number) => builder.image(source).width(pixels).fit('max').auto('format').url()
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

const share = z.number().check(z.nonnegative())
const cropShape = z.object({ left: share, right: share, top: share, bottom: share })
const focusShape = z.object({ x: share, y: share, width: share, height: share })

/**
 * Source of an image's addresses, and its size in pixels after the editor's crop: the original size is written in the id
 * of its file. A crop that leaves nothing, and a crop or a focus that is not of numbers, are ignored.
 */
export function shownImage({ asset, crop, hotspot }: StoredImage) {
  const id = asset?._ref
  const [, width = 0, height = 0] = imageId.exec(id ?? '')?.map(Number) ?? []
  if (!id || width === 0 || height === 0) return undefined
  const whole = {
    source: { asset: { _ref: id }, hotspot: focusShape.safeParse(hotspot).data },
    width,
    height,
  }
  const cut = cropShape.safeParse(crop).data
  if (!cut) return whole
  const left = { width: width * (1 - cut.left - cut.right), height: height * (1 - cut.top - cut.bottom) }
  if (Math.min(left.width, left.height) < 1) return whole
  return {
    source: { ...whole.source, crop: cut },
    width: Math.round(left.width),
    height: Math.round(left.height),
  }
}
