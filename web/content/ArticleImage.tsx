import { createImageUrlBuilder } from '@sanity/image-url'
import styles from './ArticleImage.module.css'
import { publishedClient } from './client.ts'
import type { Figure } from './sanity.types.ts'

type ArticleImageProps = { figure: Figure }

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
function imageSources(figure: Figure) {
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

type Cropped = { asset: Figure['asset']; crop?: Figure['crop'] }

/** Width and height in pixels of what the editor left after cropping; the original size is written in the asset's id. */
export function pixelSize({ asset, crop }: Cropped): { width: number; height: number } {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-\w+$/.exec(asset._ref) ?? []
  if (!width || !height) throw new RangeError(`Not the id of an image: ${asset._ref}`)
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {}
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}
