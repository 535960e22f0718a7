import styles from './ArticleImage.module.css'
import { imageSources } from './image.ts'
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
