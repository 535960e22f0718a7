import type { CreativeWork, Organization, Person } from 'schema-dts'
import { onSite, type Whole } from './StructuredData.tsx'

type Author = {
  slug?: string | null
  sameAs?: string[]
  name: string
  isTeam: boolean
  credentials?: string | null
  credentialUrl?: string | null
}

/** Who wrote or reviewed a text, as search engines read it. */
export function authorNode({
  slug,
  sameAs,
  name,
  isTeam,
  credentials,
  credentialUrl,
}: Author): Whole<Person | Organization> {
  const hasCredential = {
    '@type': 'EducationalOccupationalCredential',
    name: credentials ?? '',
    url: credentialUrl ?? undefined,
  } as const
  return {
    '@type': isTeam ? 'Organization' : 'Person',
    name,
    ...(slug && { url: onSite(`/autores/${slug}`) }),
    ...(sameAs && sameAs.length > 0 && { sameAs }),
    ...(credentials && { hasCredential }),
  }
}

export function sourceNode({ title, url }: { title: string; url: string | null }): Whole<CreativeWork> {
  return { '@type': 'CreativeWork', name: title, url: url ?? undefined }
}
