import { isIsoDate } from '#web/content/article-facts.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { type SafeLink, safeLink } from './links.ts'
import styles from './Sources.module.css'

type SourcesProps = { sources: NonNullable<ArticleResult>['sources'] }

export function Sources({ sources }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby="fontes">
      <h2 id="fontes">Fontes</h2>
      <ol>
        {sources.map(({ _key, title, publisher, url, accessedOn }, index) => (
          <li key={_key} id={`fonte-${index + 1}`}>
            <SourceTitle title={title} link={safeLink(url)} />. {publisher}.
            {isIsoDate(accessedOn) && (
              <>
                {' '}
                Conferida em <time dateTime={accessedOn}>{formatDay(accessedOn)}</time>.
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** A title alone where the address is none that a text may lead to. */
function SourceTitle({ title, link }: { title: string; link: SafeLink | undefined }) {
  if (!link) return title
  return (
    <a href={link.href} rel={link.rel}>
      {title}
    </a>
  )
}
