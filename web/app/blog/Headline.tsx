import { ArticleFacts, type ListedArticle } from '#web/content/ArticleList.tsx'
import { articlePicture, croppedImage } from '#web/content/article-picture.ts'
import { DataPlot } from '#web/content/DataPicture.tsx'
import styles from './blog.module.css'

type HeadlineProps = { article: ListedArticle }

export function Headline({ article }: HeadlineProps) {
  const picture = articlePicture(article)
  return (
    <a className={styles.headline} href={`/blog/${article.slug}`}>
      {picture && (
        <span className={styles.art}>
          {'data' in picture ? (
            <>
              <b>{picture.data.caption}</b>
              <DataPlot picture={picture.data} label={picture.data.alt} />
            </>
          ) : (
            // biome-ignore lint/performance/noImgElement: the content store resizes; next/image would do it a second time.
            <img
              src={croppedImage(picture.photo, 1040, 520)?.auto('format').url()}
              width={520}
              height={260}
              alt={picture.photo.alt}
              decoding="async"
            />
          )}
        </span>
      )}
      <span className={styles.text}>
        <span className={styles.category}>{article.category}</span>
        <b>{article.title}</b>
        <span>{article.dek}</span>
        <ArticleFacts article={article} />
      </span>
    </a>
  )
}
