import type { ArticleResult } from '#web/content/sanity.types.ts'
import { safeLink } from '#web/content/text/links.ts'

type Person = Pick<
  NonNullable<ArticleResult>['authors'][number],
  'slug' | 'name' | 'credentials' | 'credentialUrl'
>

/** `Ana, Bia (CNPI 1234) e Caio`, each with a link to their page, and to where their register can be checked. */
export function Names({ people }: { people: readonly Person[] }) {
  return people.map((person, index) => (
    <span key={person.name}>
      {index > 0 && (index === people.length - 1 ? ' e ' : ', ')}
      <Name person={person} />
    </span>
  ))
}

function Name({ person: { slug, name, credentials, credentialUrl } }: { person: Person }) {
  const proof = safeLink(credentialUrl)
  return (
    <>
      <a href={slug ? `/autores/${slug}` : '/autores'}>{name}</a>
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
