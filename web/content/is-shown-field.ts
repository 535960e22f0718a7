import { isDocumentType } from '#schemas/document-types.ts'
import { shownFields } from './shown-fields.ts'

/** Whether the preview leads from the page to a field. The places in lists are left out of its path. */
export function isShownField(type: string, path: readonly (string | number | object)[]): boolean {
  const name = path.filter((part) => typeof part === 'string').join('.')
  return isDocumentType(type) && shownFields[type].includes(name)
}
