import type { DocumentType } from '#schemas/document-types.ts'
import type { AllSanitySchemaTypes } from '#web/content/sanity.types.ts'

/** A document before the store gives it its times. */
export type Seed<T extends DocumentType> = Omit<
  Extract<AllSanitySchemaTypes, { _type: T }>,
  '_createdAt' | '_updatedAt' | '_rev'
>

export const slug = (current: string) => ({ _type: 'slug', current }) as const
export const reference = (_ref: string) => ({ _type: 'reference', _ref }) as const

/** Author and reviewer of the seeded texts. */
export const AUTHOR = 'author-redacao'
export const REVIEWER = 'author-revisao'
