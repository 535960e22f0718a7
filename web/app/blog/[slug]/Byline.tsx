import { isIsoDate } from '#web/content/iso-date.ts'
import { minutesToRead } from '#web/content/reading.ts'
import type { ArticleQueryResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import styles from './article.module.css'

const names = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

type BylineProps = { article: NonNullable<ArticleQueryResult> }

export function Byline({ article: { authors, publishedAt, updatedAt, words } }: BylineProps) {
  const written = authors.map(({ name, credentials }) => (credentials ? `${name} (${credentials})` : name))
  return (
    <p className={styles.byline}>
      {written.length > 0 && (
        <span>
          Por <b>{names.format(written)}</b>.
        </span>
      )}
      <span>
        {isIsoDate(publishedAt) && (
          <>
            Publicado em <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>.{' '}
          </>
        )}
        {isIsoDate(updatedAt) && updatedAt !== publishedAt && (
          <>
            Atualizado em <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>.{' '}
          </>
        )}
        Leitura de {minutesToRead(words)} min.
      </span>
    </p>
  )
}
