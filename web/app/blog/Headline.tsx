import { ArticleFacts, type ListedArticle } from '#web/content/ArticleList.tsx'
import styles from './blog.module.css'

type HeadlineProps = { article: ListedArticle }

export function Headline({ article }: HeadlineProps) {
  return (
    <a className={styles.headline} href={`/blog/${article.slug}`}>
      <span className={styles.art}>
        <Coins />
      </span>
      <span className={styles.text}>
        <span className={styles.category}>{article.category}</span>
        <b>{article.title}</b>
        <span>{article.dek}</span>
        <ArticleFacts article={article} />
      </span>
    </a>
  )
}

/** Rows of centavos in three kinds: decoration. */
function Coins() {
  return (
    <svg viewBox="0 0 400 200" aria-hidden="true">
      <defs>
        <pattern id="headline-full" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.full} cx="10" cy="10" r="8" />
        </pattern>
        <pattern id="headline-ring" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.ring} cx="10" cy="10" r="6.5" />
        </pattern>
        <pattern id="headline-dot" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="10" cy="10" r="4" />
        </pattern>
      </defs>
      <rect width="300" height="200" fill="url(#headline-full)" />
      <rect x="300" width="60" height="200" fill="url(#headline-ring)" />
      <rect x="360" width="40" height="200" fill="url(#headline-dot)" />
    </svg>
  )
}
