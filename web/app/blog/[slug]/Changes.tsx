import { isIsoDate } from '#web/content/article-facts.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { Callout } from '#web/ui/Callout.tsx'
import styles from './article.module.css'

type Change = NonNullable<ArticleResult>['changeLog'][number]

/** A correction stands in a box of its own. */
export function Changes({ changes }: { changes: Change[] }) {
  const told = changes.filter(({ what }) => what !== '').toSorted(newestFirst)
  const corrections = told.filter(({ kind }) => kind === 'correction')
  const updates = told.filter(({ kind }) => kind !== 'correction')
  return (
    <>
      {updates.length > 0 && (
        <section className={styles.changes} aria-labelledby="o-que-mudou">
          <h2 id="o-que-mudou">O que mudou desde a publicação</h2>
          <ul>
            {updates.map((update) => (
              <li key={update._key}>
                <On change={update} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {corrections.length > 0 && (
        <Callout tone="correction" title={corrections.length === 1 ? 'Correção' : 'Correções'} isNote>
          {corrections.map((correction) => (
            <p key={correction._key}>
              <On change={correction} />
            </p>
          ))}
        </Callout>
      )}
    </>
  )
}

function On({ change: { date, what } }: { change: Change }) {
  return (
    <>
      {isIsoDate(date) && (
        <>
          <time dateTime={date}>{formatDay(date)}</time>:{' '}
        </>
      )}
      {what}
    </>
  )
}

function newestFirst(one: Change, other: Change): number {
  return (other.date ?? '').localeCompare(one.date ?? '')
}
