import { Fragment, type ReactNode } from 'react'
import { documentTypes } from '#schemas/document-traits.ts'
import { calculators } from '#web/calculators/registry.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './ArticleList.module.css'
import { carries, isIsoDate, minutesToRead } from './article-facts.ts'
import { articlePicture, croppedImage } from './article-picture.ts'
import { DataPlot } from './DataPicture.tsx'
import type { LatestArticlesResult } from './sanity.types.ts'

export type ListedArticle = LatestArticlesResult[number]

/** Without `_type` it is an article. */
type ListedText = ListedArticle & { _type?: 'article' | 'guide' }

type ArticleListProps = {
  articles: ListedText[]
  twoColumns?: boolean
  withDek?: boolean
  /** Stands after the sixth, or after the last of fewer. */
  between?: ReactNode
}

const BEFORE_BETWEEN = 6

export function ArticleList({ articles, twoColumns, withDek, between }: ArticleListProps) {
  const last = Math.min(BEFORE_BETWEEN, articles.length) - 1
  return (
    <ul className={classes(styles.list, twoColumns && styles.twoColumns)}>
      {articles.map((article, index) => (
        <Fragment key={article._id}>
          <li>
            <a
              className={styles.item}
              href={`${documentTypes[article._type ?? 'article'].page.path}/${article.slug}`}
            >
              <span className={styles.category}>{article.category}</span>
              <h3>{article.title}</h3>
              {withDek && <p>{article.dek}</p>}
              <ArticleFacts article={article} />
              <Thumbnail article={article} />
            </a>
          </li>
          {between && index === last && <li className={styles.between}>{between}</li>}
        </Fragment>
      ))}
    </ul>
  )
}

function Thumbnail({ article }: { article: ListedText }) {
  const picture = articlePicture(article)
  if (!picture) return null
  return (
    <span className={styles.thumbnail}>
      {'data' in picture ? (
        <DataPlot picture={picture.data} label={`Gráfico: ${picture.data.caption}`} />
      ) : (
        // biome-ignore lint/performance/noImgElement: the content store resizes; next/image would do it a second time.
        <img
          src={croppedImage(picture.photo, 192, 128)?.auto('format').url()}
          width={96}
          height={64}
          alt={picture.photo.alt}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

/** When it was updated, how long it takes, and what it carries inside. */
export function ArticleFacts({
  article: { updatedAt, mainTool, words, blocks },
}: {
  article: ListedArticle
}) {
  const tool = mainTool && Object.hasOwn(calculators, mainTool) ? calculators[mainTool] : undefined
  const inside = carries(blocks)
  return (
    <small className={styles.facts}>
      {isIsoDate(updatedAt) && (
        <span>
          Atualizado em <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </span>
      )}
      <span>{minutesToRead(words)} min de leitura</span>
      {tool ? (
        <span className={styles.tool}>
          <Icon name="calculator" size="small" />
          {tool.title}
        </span>
      ) : (
        inside && <span>{inside}</span>
      )}
    </small>
  )
}
