import { type DocumentActionProps, type SanityDocument, useSchema, type ValidationMarker } from 'sanity'
import { isUnreviewed } from '#schemas/publication.ts'
import { type Warning, warningsOf } from './warnings.ts'

const textTypes = ['article', 'guide']
const typesWithWarnings = [...textTypes, 'legalPage']

export type Questions = {
  warnings: readonly Warning[]
  /** The text is out already: then the editor says what changed. */
  isAgain: boolean
  /** It has not passed its reviews: then the editor says why it goes out all the same. */
  isUnreviewed: boolean
  /** The draft is a new version of a legal text: both are shown. */
  versions?: { published: SanityDocument; draft: SanityDocument }
}

export function useQuestions(
  { type, draft, published }: Pick<DocumentActionProps, 'type' | 'draft' | 'published'>,
  validation: readonly ValidationMarker[],
): Questions {
  const schema = useSchema()
  const isNewVersion = type === 'legalPage' && draft?.version !== published?.version
  return {
    ...(isNewVersion && draft && published && { versions: { draft, published } }),
    warnings: typesWithWarnings.includes(type) ? warningsOf(validation, schema.get(type)) : [],
    isUnreviewed: isUnreviewed(published, draft),
    isAgain: textTypes.includes(type) && published !== null,
  }
}
