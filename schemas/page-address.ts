import { documentTypes } from './document-traits.ts'
import { isDocumentType } from './document-types.ts'

/** The address of a document's page; undefined for a type without pages. */
export function addressOf(type: string, slug: unknown): string | undefined {
  const page = isDocumentType(type) ? documentTypes[type].page : null
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return page && typeof current === 'string' && current !== '' ? `${page.path}/${current}` : undefined
}
