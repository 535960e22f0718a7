import type { AuthorsResult } from '#web/content/sanity.types.ts'
import { safeLink } from '#web/content/text/links.ts'

type Props = { person: Omit<AuthorsResult[number], '_id' | 'slug' | 'name'> }

/** What a person does, is registered as and has to declare, as far as it is filled in. */
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
