import type { AuthorsResult } from '#web/content/sanity.types.ts'
import { safeLink } from '#web/content/text/links.ts'

type Props = { person: Omit<AuthorsResult[number], '_id' | 'slug' | 'name'> }

/** Role, registration and conflicts of interest of an author; an empty field is left out. */
export function Person({ person: { role, bio, credentials, credentialUrl, conflicts } }: Props) {
  const proof = safeLink(credentialUrl)
  return (
    <>
      {role && <span>{role}</span>}
      {bio && <span>{bio}</span>}
      {credentials && (
        <span>
          Registro:{' '}
          {proof ? (
            <a href={proof.href} rel={proof.rel}>
              {credentials}
            </a>
          ) : (
            credentials
          )}
        </span>
      )}
      {conflicts && <span>O que você deve saber: {conflicts}</span>}
    </>
  )
}
