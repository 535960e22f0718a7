import type { ReactNode } from 'react'
import { isIsoDate, minutesToRead } from '#web/content/article-facts.ts'
import type { ArticleResult } from '#web/content/sanity.types.ts'
import { safeLink } from '#web/content/text/links.ts'
import { formatDay } from '#web/finance/core/format.ts'
import styles from './article.module.css'

type Article = NonNullable<ArticleResult>
type Person = Article['authors'][number]

/** Who wrote a text and who checked it, when, and how long it takes. */
export function Byline({ article }: { article: Article }) {
  const { authors, reviewer, publishedAt, updatedAt, words } = article
  return (
    <p className={styles.byline}>
      <span>
        {authors.length > 0 && <>Por {together(authors)}. </>}
        {reviewer && !reviewer.isTeam && (
          <>
            Revisão de <Name person={reviewer} />.
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

/** `Ana, Bia e Caio` */
function together(people: Person[]): ReactNode {
  return people.map((person, index) => (
    <span key={person.name}>
      {index > 0 && (index === people.length - 1 ? ' e ' : ', ')}
      <Name person={person} />
    </span>
  ))
}

function Name({ person: { name, credentials, credentialUrl } }: { person: Person }) {
  const proof = safeLink(credentialUrl)
  return (
    <>
      <a href="/sobre-nos#equipe">{name}</a>
      {credentials && (
        <>
          {' '}
          (
          {proof ? (
            <a href={proof.href} rel={proof.rel}>
              {credentials}
            </a>
          ) : (
            credentials
          )}
          )
        </>
      )}
    </>
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
