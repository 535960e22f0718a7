import { isIsoDate, minutesToRead } from '#web/content/article-facts.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { Names } from '../../autores/Names.tsx'
import styles from './article.module.css'

type Article = NonNullable<ArticleResult>

/** Who wrote a text and who checked it, when, and how long it takes. */
export function Byline({ article }: { article: Article }) {
  const { authors, reviewer, publishedAt, updatedAt, words } = article
  return (
    <p className={styles.byline}>
      <span>
        {authors.length > 0 && (
          <>
            Por <Names people={authors} />.{' '}
          </>
        )}
        {reviewer && !reviewer.isTeam && (
          <>
            Revisão de <Names people={[reviewer]} />.
          </>
        )}
      </span>
      <span>
        <OnDay label="Publicado" day={publishedAt} />
        {updatedAt !== publishedAt && <OnDay label="Atualizado" day={updatedAt} />}
        Leitura de {minutesToRead(words)} min.
      </span>
    </p>
  )
}

function OnDay({ label, day }: { label: string; day: string | undefined }) {
  if (!isIsoDate(day)) return null
  return (
    <>
      {label} em <time dateTime={day}>{formatDay(day)}</time>.{' '}
    </>
  )
}
